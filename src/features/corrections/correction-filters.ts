import { listParameters } from '#src/list-page/list-parameters.ts';

/** Filters in the order in which they are shown; a filter bears the name of its query parameter. */
export const filters = ['index', 'kind', 'year', 'release'] as const;

/** Parameters that the page's address knows. */
export const correctionParameters = listParameters(filters);
