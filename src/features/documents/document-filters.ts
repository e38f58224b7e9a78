import type { DocumentFilterName } from '#src/contract/api/endpoints/document-endpoints.ts';
import { listParameters } from '#src/list-page/list-parameters.ts';

/** Filters in the order in which they are shown; a filter bears the name of its query parameter. */
export const filters = [
  'index',
  'category',
  'subcategory',
  'assetClass',
  'family',
  'region',
  'language',
] as const satisfies readonly (DocumentFilterName | 'index')[];

/** Parameters that the page's address knows. */
export const documentParameters = listParameters(filters);
