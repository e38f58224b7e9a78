import type { IndexFilterName, IndexSortKey } from '#src/contract/api/query.ts';
import { pages, withQuery } from '#src/urls.ts';

/** Filters in the order in which they are shown; a filter bears the name of its query parameter. */
export const filterNames = [
  'assetType',
  'family',
  'region',
  'currency',
  'returnType',
  'hedged',
  'frequency',
  'status',
] as const satisfies readonly IndexFilterName[];

export const sortColumns = [
  'portfolioName',
  'currency',
  'family',
  'oneYear',
  'asOfLevel',
] as const satisfies readonly IndexSortKey[];

export type SortColumn = (typeof sortColumns)[number];

export type SortState = { by: SortColumn; order: 1 | -1 };

/** The whole state of the screener: it is all in the address. */
export type ScreenerQuery = {
  /** Segment of the path; null for the screener of all asset types without one. */
  segment: string | null;
  filterPattern: string;
  filters: Partial<Record<IndexFilterName, readonly string[]>>;
  /** Null: best match first, or by name where there is no search term. */
  sort: SortState | null;
  page: number;
};

export const pageSize = 20;

type Search = Record<string, string | string[] | undefined>;

const valuesOf = (search: Search, name: string): string[] =>
  [search[name] ?? []].flat().filter((value) => value !== '');

/** Reads the state out of an address; what cannot be meant is left out. */
export function readScreenerQuery(segment: string | null, search: Search): ScreenerQuery {
  const filters: ScreenerQuery['filters'] = {};
  for (const name of filterNames) {
    const values = valuesOf(search, name);
    if (values.length > 0) filters[name] = values;
  }
  const page = Number(valuesOf(search, 'page')[0] ?? 1);
  return {
    segment,
    filterPattern: valuesOf(search, 'filterPattern')[0]?.trim() ?? '',
    filters,
    sort: readSort(search),
    page: Number.isInteger(page) && page >= 1 ? page : 1,
  };
}

function readSort(search: Search): SortState | null {
  const named = valuesOf(search, 'sortBy')[0];
  const by = sortColumns.find((column) => column === named);
  if (!by) return null;
  return { by, order: valuesOf(search, 'sortOrder')[0] === '-1' ? -1 : 1 };
}

/** Fields of the query, as the page and the API both name them. */
function fieldsOf({ filterPattern, filters, sort, page }: ScreenerQuery) {
  return {
    filterPattern,
    ...filters,
    sortBy: sort?.by,
    sortOrder: sort?.order,
    page: page === 1 ? undefined : page,
  };
}

/** Address of a state; a change of the state starts at its first page again. */
export function screenerHref(query: ScreenerQuery, change: Partial<ScreenerQuery> = {}): string {
  const next = { ...query, page: 1, ...change };
  return withQuery(pages.screener(next.segment ?? undefined), fieldsOf(next));
}

/** The state without one value of a filter. */
export function withoutValue(
  { filters }: ScreenerQuery,
  name: IndexFilterName,
  value: string,
): Partial<ScreenerQuery> {
  const left = (filters[name] ?? []).filter((other) => other !== value);
  return { filters: { ...filters, [name]: left } };
}

/** The state sorted by a column: figures begin with the highest, a second choice turns the order. */
export function sortedBy({ sort }: ScreenerQuery, column: SortColumn): Partial<ScreenerQuery> {
  const first = column === 'oneYear' || column === 'asOfLevel' ? -1 : 1;
  const order = sort?.by === column ? (-sort.order as 1 | -1) : first;
  return { sort: { by: column, order } };
}

export function isNarrowed({ filterPattern, filters }: ScreenerQuery): boolean {
  return filterPattern !== '' || Object.values(filters).some((values) => values.length > 0);
}
