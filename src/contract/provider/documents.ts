import * as z from 'zod';
import { languages } from '#src/domain/language.ts';
import { assetType, id, isoDate } from './index-record.ts';
import { byLanguage } from './local-text.ts';

/** One segment of the address `/docs/{category}/{documentId}`. */
const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case letters and digits, with single hyphens between')
  .max(80);

const text = z.string().min(1);

/** In an address, `all` stands for any category, so no category may have that name. */
const category = slug.refine((value) => value !== 'all', 'a category other than all');

/** One row of `documents.csv`. */
export const documentRow = z.object({
  documentId: slug,
  title: byLanguage(text),
  description: byLanguage(text.nullable()),
  /** Declared in `documentCategories` of `site.yaml`. */
  category,
  subcategory: category.nullable(),
  date: isoDate,
  /** The language in which the document itself is written. */
  language: z.enum(languages),
  /** The `documentId` of the document that it is a translation of. */
  translationOf: slug.nullable(),
  assetClasses: z.array(assetType),
  families: z.array(text),
  regions: z.array(text),
  indexFundIds: z.array(id),
  /**
   * Path below `files/` of Markdown, which is shown as a page, or of a PDF; null where versions have files of
   * their own.
   */
  file: text.nullable(),
});

/** One row of `document-versions.csv`. */
export const documentVersionRow = z.object({
  documentId: slug,
  /** Part of its address: `?version=2.1`. */
  version: z
    .string()
    .regex(
      /^[a-z0-9]+([.-][a-z0-9]+)*$/,
      'small letters and digits, with single dots or hyphens between',
    )
    .max(40),
  effectiveDate: isoDate,
  /** The provider's summary of the changes since the version before. */
  changes: byLanguage(text.nullable()),
  /** Path below `files/`, of Markdown. */
  file: text,
});

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** A version with its text: the HTML rendered from the Markdown, which is a file of the store. */
const documentVersion = documentVersionRow
  .omit({ documentId: true, file: true })
  .extend({ sha256 });

/** A document with its content: the PDF, or the HTML rendered from the Markdown, which is a file of the store. */
export const document = documentRow.omit({ file: true }).extend({
  format: z.enum(['html', 'pdf']),
  /** The hash of the PDF, or of the HTML rendered from the Markdown. */
  sha256,
  bytes: z.int().positive(),
  fileName: text,
  /** The versions, latest first: the first is the current one. Empty for a document without versions. */
  versions: z.array(documentVersion),
});

export type DocumentRecord = z.infer<typeof document>;
export type DocumentRow = z.infer<typeof documentRow>;
export type DocumentVersion = z.infer<typeof documentVersion>;
export type DocumentVersionRow = z.infer<typeof documentVersionRow>;
