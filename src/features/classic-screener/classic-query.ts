import type { IndexSortKey } from '#src/contract/api/query.ts';
import { readListQuery, type ListQuery, type Search } from '#src/list-page/list-query.ts';
import { indexFilters as filters } from '#src/list-page/filters/index-filters.ts';

/** Returns in the order of the whole site. */
export const shownPeriods = [
  'oneMonth',
  'threeMonths',
  'yearToDate',
  'oneYear',
  'threeYears',
  'fiveYears',
] as const satisfies readonly IndexSortKey[];

const sortColumns = ['portfolioName', 'currency', 'asOfLevel', 'asOfDate', ...shownPeriods];

export function readClassicQuery(path: string, search: Search): ListQuery {
  return readListQuery({ filters, sortColumns }, path, search);
}
