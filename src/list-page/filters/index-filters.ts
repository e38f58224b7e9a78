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

/** Bounds of figures: `volatility3YMax`. Which figures there are the browser learns with the page's data. */
export const boundName = /^[a-z][A-Za-z0-9-]*(?:Min|Max)$/;

/** Filters by fields of the provider: `field_theme`. */
const fieldName = /^field_/;

/** What narrows the screener besides its filters. */
export const figureFilters = [fieldName, boundName, 'includeMissing', 'first'] as const;

/** What the screener shows of its rows, and how. */
export const screenerView = [
  'opened',
  'columns',
  'size',
  'variants',
  'asked',
  'plot',
  'heat',
] as const;

/** Parameters that the address of the screener in its classic layout knows. */
export const classicParameters = listParameters(indexFilters);

/** Parameters that the address of the screener knows. */
export const screenerParameters = listParameters([
  ...indexFilters,
  ...figureFilters,
  ...screenerView,
]);
