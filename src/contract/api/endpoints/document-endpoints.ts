import * as z from 'zod';
import { languages } from '#src/domain/language.ts';
import { api } from '#src/urls.ts';
import {
  choicesOfOne,
  documentDifferences,
  documentPage,
  filterChoices,
  relatedDocuments,
  staticDocument,
} from '../documents.ts';
import { changedSince } from '../row-changes.ts';
import { defineEndpoint } from './endpoint.ts';
import { anyOf, anyText, identifier, lang, page, size } from '../query.ts';

/** The filters of the documents library. */
export const documentFilters = {
  category: anyText('Categories; repeat the key for several values'),
  subcategory: anyText('Parts of categories'),
  assetClass: anyText('Asset classes that a document speaks of'),
  family: anyText('Index families that a document speaks of'),
  region: anyText('Regions that a document speaks of'),
  language: anyOf(z.enum(languages)).describe('Languages that documents are written in'),
};

const narrowing = {
  filterPattern: identifier(
    'Search term: words of title, description and families; else what is spelled like it',
  ).optional(),
  ...documentFilters,
  index: identifier(
    'fundId of an index that a document concerns, itself or by its family',
  ).optional(),
};

const documentSortKeys = ['date', 'title', 'category'] as const;

/** The calls of the documents library and of the documents related to an index. */
export const documentEndpoints = {
  documents: defineEndpoint({
    path: api.documents,
    tag: 'Documents',
    summary: 'Documents of the library: searched, filtered, sorted and paged; the latest first',
    query: z.object({
      ...narrowing,
      changedSince,
      page,
      size: size(20),
      sortBy: z.enum(documentSortKeys).default('date').describe('Column to sort by'),
      sortOrder: z.literal([1, -1]).default(-1).describe('1 ascending, -1 descending'),
      lang,
    }),
    answer: documentPage,
    answerName: 'DocumentPage',
    example: 'category={documentCategory?}&sortBy=title&sortOrder=1',
  }),
  filterChoices: defineEndpoint({
    path: api.filterChoices,
    tag: 'Documents',
    summary:
      'Categories, and further filters of the documents, each value with the number of documents that it ' +
      'would give, the other filters applied',
    query: z.object({ ...narrowing, lang }),
    answer: filterChoices,
    answerName: 'FilterChoices',
    example: 'assetClass={documentAssetClass?}',
  }),
  geographyChoices: defineEndpoint({
    path: api.geographyChoices,
    tag: 'Documents',
    summary: 'Regions that documents speak of, with the number of documents',
    query: z.object({ lang }),
    answer: choicesOfOne,
    answerName: 'FilterChoicesOfOne',
    example: 'lang=en-us',
  }),
  assetClassChoices: defineEndpoint({
    path: api.assetClassChoices,
    tag: 'Documents',
    summary: 'Asset classes that documents speak of, with the number of documents',
    query: z.object({ lang }),
    answer: choicesOfOne,
    answerName: 'FilterChoicesOfOne',
    example: 'lang=en-us',
  }),
  familyChoices: defineEndpoint({
    path: api.familyChoices,
    tag: 'Documents',
    summary: 'Index families that documents speak of, with the number of documents',
    query: z.object({ lang }),
    answer: choicesOfOne,
    answerName: 'FilterChoicesOfOne',
    example: 'lang=en-us',
  }),
  staticDocument: defineEndpoint({
    path: api.staticDocument,
    tag: 'Documents',
    summary: 'One document with its text; a PDF with the address of its file',
    query: z.object({
      a: identifier('Category or subcategory of the document; all for whatever category'),
      b: identifier('Identifier of the document'),
      version: identifier('Version of the document; the latest unless given').optional(),
      lang,
    }),
    answer: staticDocument,
    answerName: 'StaticDocument',
    notFound: 'The category has no such document, or the document no such version',
    example: 'a=all&b={documentId}',
  }),
  documentDifferences: defineEndpoint({
    path: api.documentDifferences,
    tag: 'Documents',
    summary: 'What changed between two versions of a document, section by section and word by word',
    query: z.object({
      a: identifier('Category or subcategory of the document; all for whatever category'),
      b: identifier('Identifier of the document'),
      from: identifier('Version that is compared; the one before `to` unless given').optional(),
      to: identifier('Version that it is compared with; the latest unless given').optional(),
      lang,
    }),
    answer: documentDifferences,
    answerName: 'DocumentDifferences',
    notFound: 'There is no such document or version, or none before it',
    example: 'a=all&b={versionedDocumentId}',
  }),
  relatedDocuments: defineEndpoint({
    path: api.relatedDocuments,
    tag: 'Index',
    summary: 'Documents that concern an index, itself or by its family; the latest first',
    query: z.object({
      version: z.enum(['2']).default('2'),
      indexId: identifier('fundId of the index').optional(),
      seriesId: identifier('secId of its price series').optional(),
      portfolioId: identifier('portfolioId of the index').optional(),
      indexFamilyId: identifier('Name of an index family').optional(),
      defaultIndex: identifier(
        'Index whose documents are given where there are none of the others',
      ).optional(),
      defaultFixedIncome: identifier(
        'The same, and comes before it, for a fixed-income index',
      ).optional(),
      lang,
    }),
    answer: relatedDocuments,
    answerName: 'RelatedDocuments',
    notFound: 'No index bears one of the identifiers',
    example: 'version=2&indexId={fundId}',
  }),
} as const;

export type DocumentSortKey = (typeof documentSortKeys)[number];
export type DocumentFilterName = keyof typeof documentFilters;
