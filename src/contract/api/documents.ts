import * as z from 'zod';
import { document, documentVersionRow } from '../provider/documents.ts';
import { factsheet } from './indexes/index-details.ts';
import { filterOption } from './indexes/portfolios.ts';
import { labelled } from './products.ts';
import { matchedBySpelling } from './query.ts';
import { rowChange, withdrawnRows } from './row-changes.ts';

const { documentId, date, families, regions, format } = document.shape;

/** One document of the library; titles and labels are in the requested language. */
export const listedDocument = z.object({
  documentId,
  title: z.string(),
  description: z.string().nullable(),
  category: labelled,
  subcategory: labelled.nullable(),
  date,
  language: z
    .object({ value: document.shape.language, label: z.string() })
    .describe('Language of the document itself'),
  translations: z
    .array(
      z.object({
        documentId,
        language: z.object({ value: document.shape.language, label: z.string() }),
        href: z.string().describe('Its page, in its own language where the site has that'),
      }),
    )
    .describe('The same document in other languages, each a document of its own'),
  assetClasses: z.array(labelled),
  families,
  regions,
  indexes: z.array(z.object({ fundId: z.string(), portfolioName: z.string() })),
  format: format.describe('html: shown as a page, by /docs; pdf: a file'),
  file: z
    .object({
      href: z.string().describe('Permanent address on this host; it changes with the content'),
      name: z.string(),
      bytes: z.int(),
    })
    .nullable()
    .describe('Null for a document that is a page'),
});

/** `/documents`. */
export const documentPage = z.object({
  documents: z.array(listedDocument.extend(rowChange)),
  totalDocuments: z.int().describe('Of all pages'),
  matchedBySpelling,
  ...withdrawnRows,
});

const choices = filterOption.shape.values;

/** `/resource-results/filter-choices`; the choices are in the field `message`. */
export const filterChoices = z.object({
  message: z.object({
    categories: z.array(
      choices.element.extend({ subcategories: choices.describe('Within the category') }),
    ),
    secondaryFilters: z.object({
      assetClasses: choices,
      families: choices,
      geographies: choices,
      languages: choices,
    }),
  }),
});

/** The choices of one filter, in the field `message`. */
export const choicesOfOne = z.object({ message: choices });

/** `/index-details/related-documents`. */
export const relatedDocuments = z.object({
  factsheet: factsheet.nullable().describe('Null without an index, or without levels of it'),
  relatedDocuments: z.array(listedDocument),
});

const { version, effectiveDate } = documentVersionRow.shape;

const listedVersion = z.object({
  version: version.describe('Names it in `version`, `from` and `to`'),
  effectiveDate: effectiveDate.describe('When it took, or takes, effect'),
  changes: z.string().nullable().describe('What the provider says of the change'),
});

const versions = z
  .array(listedVersion)
  .describe('Latest first; empty for a document that keeps no versions');

/** `/docs/{a}/{b}`. */
export const staticDocument = z.object({
  document: listedDocument,
  html: z.string().nullable().describe('Safe HTML of a document that is a page; null for a file'),
  headings: z
    .array(z.object({ id: z.string(), text: z.string(), level: z.int().min(2).max(6) }))
    .describe('By their anchors, in order; empty for a file'),
  version: version
    .nullable()
    .describe('The version in this answer; null for a document without versions'),
  versions,
});

const comparedSection = z.object({
  id: z.string().nullable().describe('Anchor of its heading; null where it has none any more'),
  level: z.int().min(2).max(6).describe('Of its heading'),
  heading: z.string().nullable().describe('Null for what stands above the first heading'),
  change: z.enum(['unchanged', 'changed', 'added', 'removed']),
  headingHtml: z.string().describe('The heading with its differences, as safe HTML'),
  html: z.string().describe('Content below it, as safe HTML: `ins` was added, `del` was removed'),
});

/** `/docs/{a}/{b}/differences`. */
export const documentDifferences = z.object({
  document: listedDocument,
  from: listedVersion,
  to: listedVersion,
  sections: z.array(comparedSection),
  versions,
});

export type ListedDocument = z.infer<typeof listedDocument>;
export type ComparedSection = z.infer<typeof comparedSection>;
export type DocumentDifferences = z.infer<typeof documentDifferences>;
export type ListedVersion = z.infer<typeof listedVersion>;
export type StaticDocument = z.infer<typeof staticDocument>;
export type FilterChoices = z.infer<typeof filterChoices>;
