import * as z from 'zod';
import { document } from '../provider/documents.ts';
import { factsheet } from './index-details.ts';
import { filterOption } from './portfolios.ts';
import { labelled } from './products.ts';

const { documentId, date, families, regions, format } = document.shape;

/** One document of the library; titles and labels are in the language asked for. */
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
  documents: z.array(listedDocument),
  totalDocuments: z.int().describe('Of all pages'),
});

const choices = filterOption.shape.values;

/** `/resource-results/filter-choices`; the data stands in `message`. */
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

/** The choices of one filter; the data stands in `message`. */
export const choicesOfOne = z.object({ message: choices });

/** `/index-details/related-documents`. */
export const relatedDocuments = z.object({
  factsheet: factsheet.nullable().describe('Null without an index, or without levels of it'),
  relatedDocuments: z.array(listedDocument),
});

/** `/docs/{a}/{b}`. */
export const staticDocument = z.object({
  document: listedDocument,
  html: z.string().nullable().describe('Safe HTML of a document that is a page; null for a file'),
});

export type ListedDocument = z.infer<typeof listedDocument>;
export type FilterChoices = z.infer<typeof filterChoices>;
