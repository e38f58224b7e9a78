import { defaultLanguage } from '#src/domain/language.ts';
import type { Field } from '../tables/field.ts';

/** Columns of `documents.csv`. */
export const documentFields: readonly Field[] = [
  { column: 'document_id', path: 'documentId', type: 'text', required: true },
  { column: 'title', path: 'title', type: 'text', required: true },
  { column: 'title_ja', path: 'titleJa', type: 'text' },
  { column: 'description', path: 'description', type: 'text' },
  { column: 'description_ja', path: 'descriptionJa', type: 'text' },
  { column: 'category', path: 'category', type: 'text', required: true },
  { column: 'subcategory', path: 'subcategory', type: 'text' },
  { column: 'date', path: 'date', type: 'date', required: true },
  { column: 'language', path: 'language', type: 'text', absent: defaultLanguage },
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
  { column: 'changes', path: 'changes', type: 'text' },
  { column: 'changes_ja', path: 'changesJa', type: 'text' },
  { column: 'file', path: 'file', type: 'text', required: true },
];
