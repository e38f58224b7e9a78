import { readListQuery, type ListQuery, type Search } from '#src/list-page/list-query.ts';
import { indexFilters as filters } from '#src/list-page/filters/index-filters.ts';

/** Returns in the order of the whole site. */
export const shownPeriods = [
  'return1M',
  'return3M',
  'returnYTD',
  'return1Y',
  'return3Y',
  'return5Y',
] as const;

const sortColumns = ['portfolioName', 'currency', 'asOfLevel', 'asOfDate', ...shownPeriods];

export function readClassicQuery(path: string, search: Search): ListQuery {
  return readListQuery({ filters, sortColumns }, path, search);
}
