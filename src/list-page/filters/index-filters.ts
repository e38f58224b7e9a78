import type { IndexFilterName } from '#src/contract/api/query.ts';
import { listParameters } from '../list-parameters.ts';

/** The filters of both screeners in display order, named like their query parameters. */
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

/** Matches bounds of figures, such as `volatility3YMax`. The browser learns the figures from the page's data. */
export const boundName = /^[a-z][A-Za-z0-9-]*(?:Min|Max)$/;

/** Matches filters by the provider's own fields, such as `field_theme`. */
const fieldName = /^field_/;

/** What narrows the screener besides its filters. */
export const figureFilters = [fieldName, boundName, 'includeMissing', 'first'] as const;

/** Parameters that select what the screener shows of its rows. */
export const screenerView = [
  'opened',
  'columns',
  'size',
  'variants',
  'asked',
  'plot',
  'heat',
] as const;

/** The parameters of the screener's address in its classic layout. */
export const classicParameters = listParameters(indexFilters);

/** The parameters of the screener's address. */
export const screenerParameters = listParameters([
  ...indexFilters,
  ...figureFilters,
  ...screenerView,
]);
