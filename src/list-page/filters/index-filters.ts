import type { IndexFilterName } from '#src/contract/api/query.ts';
import { listParameters } from '../list-parameters.ts';

/**
 * Filters of both screeners in the order in which they are shown; a filter bears the name of its query
 * parameter.
 */
export const indexFilters = [
  'assetType',
  'family',
  'region',
  'currency',
  'returnType',
  'hedged',
  'frequency',
  'status',
] as const satisfies readonly IndexFilterName[];

/** Parameters that the address of a screener knows. */
export const screenerParameters = listParameters(indexFilters);
