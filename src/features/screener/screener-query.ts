import {
  columnSort,
  listSort,
  readListQuery,
  type ListQuery,
  type Search,
} from '#src/list-page/list-query.ts';
import type { Sort } from '#src/ui/tables/sort-link.tsx';
import { pages } from '#src/urls.ts';
import {
  boundName,
  figureFilters,
  indexFilters,
  screenerView as view,
} from '#src/list-page/filters/index-filters.ts';
import { namesIn, writtenBound } from './ranges/asked-ranges.ts';

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
  const fields = { filters: [...indexFilters, ...figureFilters], view, sortColumns };
  const query = readListQuery(fields, path, search);
  const filters = Object.entries(query.filters).map(([name, values]) =>
    boundName.test(name) ? [name, values.slice(0, 1).map(writtenBound)] : [name, values],
  );
  const lists = Object.entries(query.view).map(([name, values]) => [
    name,
    [namesIn(values).join()],
  ]);
  return {
    ...query,
    filters: Object.fromEntries(filters) as ListQuery['filters'],
    view: Object.fromEntries(lists) as ListQuery['view'],
    segment,
  };
}

/** What the heading of a column links to: figures begin with the highest. */
export function sortOfColumn(query: ScreenerQuery, column: SortColumn): Sort {
  const first = column === 'return1Y' || column === 'asOfLevel' ? -1 : 1;
  return columnSort(query, listSort(query, 'portfolioName'), column, first);
}
