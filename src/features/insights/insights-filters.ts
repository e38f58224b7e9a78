import { listParameters } from '#src/list-page/list-parameters.ts';

/** Filters in the order in which they are shown; a filter bears the name of its query parameter. */
export const filters = ['type', 'assetType', 'strategist', 'year', 'language'] as const;

/** Parameters that the page's address knows. */
export const insightsParameters = listParameters(filters);
