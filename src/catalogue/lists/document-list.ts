import type { DocumentRecord } from '#src/contract/provider/documents.ts';
import { defaultLanguage } from '#src/domain/language.ts';
import { localText } from '#src/i18n/local-text.ts';
import { defineList, type Columns } from '../declaration.ts';
import { declaredIn, otherColumns } from './local-columns.ts';

const of = <Text extends string | null>(value: (document: DocumentRecord) => Text) => ({
  kind: 'text' as const,
  value,
});

const manyOf = (value: (document: DocumentRecord) => readonly string[]) => ({
  kind: 'texts' as const,
  value,
});

/** What a document concerns, in one column: an index is concerned by documents about it and about its family. */
export const concerned = {
  index: (fundId: string) => `index ${fundId}`,
  family: (family: string) => `family ${family}`,
};

const columns = {
  documentId: of((document) => document.documentId),
  title: of((document) => document.title[defaultLanguage]),
  ...declaredIn('title', ({ title }: DocumentRecord, language) => localText(title, language)),
  description: of((document) => document.description[defaultLanguage]),
  ...declaredIn('description', ({ description }: DocumentRecord, language) =>
    localText(description, language),
  ),
  category: of((document) => document.category),
  subcategory: of((document) => document.subcategory),
  date: of((document) => document.date),
  language: of((document) => document.language),
  /** Names a document and all its translations: the id of the one that the others are translations of. */
  original: of((document) => document.translationOf ?? document.documentId),
  assetClasses: manyOf((document) => document.assetClasses),
  families: manyOf((document) => document.families),
  regions: manyOf((document) => document.regions),
  indexFundIds: manyOf((document) => document.indexFundIds),
  concerns: manyOf((document) => [
    ...document.indexFundIds.map(concerned.index),
    ...document.families.map(concerned.family),
  ]),
  format: of((document) => document.format),
  sha256: of((document) => document.sha256),
  fileName: of((document) => document.fileName),
  bytes: { kind: 'number', value: (document) => document.bytes },
} satisfies Columns<DocumentRecord>;

/** The list of all documents, of the library and of indexes. */
export const documentList = defineList<DocumentRecord>()({
  columns,
  text: [
    'title',
    ...otherColumns('title'),
    'description',
    ...otherColumns('description'),
    'families',
  ],
  codes: [],
  labels: () => [],
  ids: ['documentId', 'original'],
  filters: [
    'category',
    'subcategory',
    'language',
    'assetClasses',
    'families',
    'regions',
    'concerns',
  ],
  sorts: ['title', ...otherColumns('title'), 'date', 'category'],
  demoted: () => false,
  optionalWords: ['the', 'a', 'of', 'for', 'and'],
});
