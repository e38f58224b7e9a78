import * as z from 'zod';
import { languages } from '#src/domain/language.ts';
import { assetType, id, isoDate } from './index-record.ts';
import { byLanguage } from './local-text.ts';

/** Part of an address: `/docs/{category}/{documentId}`. */
const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case letters and digits, with single hyphens between')
  .max(80);

const text = z.string().min(1);

/** In an address, `all` stands for whatever category. */
const category = slug.refine((value) => value !== 'all', 'a category other than all');

/** One row of `documents.csv`. */
export const documentRow = z.object({
  documentId: slug,
  title: byLanguage(text),
  description: byLanguage(text.nullable()),
  /** Named by `documentCategories` of `site.yaml`. */
  category,
  subcategory: category.nullable(),
  date: isoDate,
  /** Language that the document itself is written in. */
  language: z.enum(languages),
  assetClasses: z.array(assetType),
  families: z.array(text),
  regions: z.array(text),
  indexFundIds: z.array(id),
  /** Path below `files/`: Markdown, shown as a page, or a PDF; null where versions have files of their own. */
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
  /** What the provider says of the change from the version before. */
  changes: byLanguage(text.nullable()),
  /** Path below `files/`, to Markdown. */
  file: text,
});

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** A version with its text, which is kept as a file of the store: the HTML that the Markdown became. */
const documentVersion = documentVersionRow
  .omit({ documentId: true, file: true })
  .extend({ sha256 });

/** A document with its content, which is kept as a file of the store. */
export const document = documentRow.omit({ file: true }).extend({
  format: z.enum(['html', 'pdf']),
  /** Of the PDF, or of the HTML that the Markdown became. */
  sha256,
  bytes: z.int().positive(),
  fileName: text,
  /** Latest first; the first is the document as it stands. Empty for a document that keeps none. */
  versions: z.array(documentVersion),
});

export type DocumentRecord = z.infer<typeof document>;
export type DocumentRow = z.infer<typeof documentRow>;
export type DocumentVersion = z.infer<typeof documentVersion>;
export type DocumentVersionRow = z.infer<typeof documentVersionRow>;
