import {
  columnSort,
  listSort,
  readListQuery,
  type ListQuery,
  type Search,
} from '#src/list-page/list-query.ts';
import type { Sort } from '#src/ui/tables/sort-link.tsx';
import { pages } from '#src/urls.ts';
import { indexFilters as filters } from '#src/list-page/filters/index-filters.ts';

export const sortColumns = [
  'portfolioName',
  'currency',
  'family',
  'return1Y',
  'asOfLevel',
] as const;

export type SortColumn = (typeof sortColumns)[number];

/** The state of the screener, with the segment of its path; null where the address has none. */
export type ScreenerQuery = ListQuery & { segment: string | null };

/** Reads the state out of an address; what cannot be meant is left out. */
export function readScreenerQuery(segment: string | null, search: Search): ScreenerQuery {
  const path = pages.screener(segment ?? undefined);
  return { ...readListQuery({ filters, sortColumns }, path, search), segment };
}

/** What the heading of a column links to: figures begin with the highest. */
export function sortOfColumn(query: ScreenerQuery, column: SortColumn): Sort {
  const first = column === 'return1Y' || column === 'asOfLevel' ? -1 : 1;
  return columnSort(query, listSort(query, 'portfolioName'), column, first);
}
