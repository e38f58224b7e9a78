import type { StructuredProductFilterName } from '#src/contract/api/endpoints/product-endpoints.ts';
import { listParameters } from '#src/list-page/list-parameters.ts';

/** Filters in the order in which they are shown; a filter bears the name of its query parameter. */
export const filters = ['index', 'issuer', 'assetClass', 'country'] as const satisfies readonly (
  | StructuredProductFilterName
  | 'index'
)[];

/** Parameters that the page's address knows. */
export const structuredProductParameters = listParameters(filters);
