import { defaultLanguage } from '#src/domain/language.ts';
import type { Field } from '../tables/field.ts';
import { localFields } from '../tables/local-fields.ts';

/** Columns of `documents.csv`. */
export const documentFields: readonly Field[] = [
  { column: 'document_id', path: 'documentId', type: 'text', required: true },
  ...localFields({ column: 'title', path: 'title', type: 'text', required: true }),
  ...localFields({ column: 'description', path: 'description', type: 'text' }),
  { column: 'category', path: 'category', type: 'text', required: true },
  { column: 'subcategory', path: 'subcategory', type: 'text' },
  { column: 'date', path: 'date', type: 'date', required: true },
  { column: 'language', path: 'language', type: 'text', absent: defaultLanguage },
  { column: 'translation_of', path: 'translationOf', type: 'text' },
  { column: 'asset_classes', path: 'assetClasses', type: 'list', absent: [] },
  { column: 'families', path: 'families', type: 'list', absent: [] },
  { column: 'regions', path: 'regions', type: 'list', absent: [] },
  { column: 'indexes', path: 'indexFundIds', type: 'list', absent: [] },
  { column: 'file', path: 'file', type: 'text' },
];

/** Columns of `document-versions.csv`. */
export const versionFields: readonly Field[] = [
  { column: 'document_id', path: 'documentId', type: 'text', required: true },
  { column: 'version', path: 'version', type: 'text', required: true },
  { column: 'effective_date', path: 'effectiveDate', type: 'date', required: true },
  ...localFields({ column: 'changes', path: 'changes', type: 'text' }),
  { column: 'file', path: 'file', type: 'text', required: true },
];
