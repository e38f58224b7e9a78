import { knownNames, type ParameterName } from '#src/domain/known-names.ts';
import type { Sort } from '#src/ui/tables/sort-link.tsx';
import { withQuery } from '#src/urls.ts';
import type { CommonParameter } from './list-parameters.ts';

export type SortState = { by: string; order: 1 | -1 };

/** Chosen values by filter; a filter bears the name of its query parameter. */
export type Filters = Readonly<Record<string, readonly string[]>>;

/** The whole state of a list: it is all in the address. */
export type ListQuery = {
  /** Path of the list's page, without language. */
  path: string;
  filterPattern: string;
  filters: Filters;
  /** What of the rows is shown and how: it stays when nothing narrows the list any more. */
  view: Filters;
  /** Null: the order that the list has by itself. */
  sort: SortState | null;
  page: number;
  /** Rows on a page. */
  size: number;
};

/** What the address of a list may say. */
export type ListFields = {
  /** In the order in which they are shown. */
  filters: readonly ParameterName[];
  view?: readonly string[];
  /** Names of columns, or what the names of many have in common. */
  sortColumns: readonly ParameterName[];
  /** Rows on a page; 20 unless the list says otherwise. */
  size?: number;
};

const standardSize = 20;

export type Search = Record<string, string | string[] | undefined>;

const valuesOf = (search: Search, name: string): string[] =>
  [search[name] ?? []].flat().filter((value) => value !== '');

const firstOf = (search: Search, name: CommonParameter): string | undefined =>
  valuesOf(search, name)[0];

/** Reads the state out of an address; what cannot be meant is left out. */
export function readListQuery(fields: ListFields, path: string, search: Search): ListQuery {
  const chosen = (names: readonly string[]) =>
    Object.fromEntries(
      names
        .map((name) => [name, valuesOf(search, name)] as const)
        .filter(([, values]) => values.length > 0),
    );
  const page = Number(firstOf(search, 'page') ?? 1);
  return {
    path,
    filterPattern: firstOf(search, 'filterPattern')?.trim() ?? '',
    filters: chosen(knownNames(fields.filters, Object.keys(search))),
    view: chosen(fields.view ?? []),
    sort: readSort(fields.sortColumns, search),
    page: Number.isInteger(page) && page >= 1 ? page : 1,
    size: fields.size ?? standardSize,
  };
}

function readSort(columns: readonly ParameterName[], search: Search): SortState | null {
  const by = firstOf(search, 'sortBy');
  if (by === undefined || !knownNames(columns, [by]).includes(by)) return null;
  return { by, order: firstOf(search, 'sortOrder') === '-1' ? -1 : 1 };
}

/** Address of a state; a change of the state starts at its first page again. */
export function listHref(query: ListQuery, change: Partial<ListQuery> = {}): string {
  const { path, filterPattern, filters, view, sort, page } = { ...query, page: 1, ...change };
  return withQuery(path, {
    filterPattern,
    ...filters,
    ...view,
    sortBy: sort?.by,
    sortOrder: sort?.order,
    page: page === 1 ? undefined : page,
  });
}

/** The state as a call of the API takes it; what the API does not know it refuses. */
export function apiQueryOf({ filterPattern, filters, sort, page, size }: ListQuery) {
  const narrowing = { filterPattern: filterPattern || undefined, ...filters };
  const order = sort ? { sortBy: sort.by, sortOrder: sort.order } : {};
  return { narrowing, order, paging: { page, size } };
}

/** The state without one value of a filter. */
export function withoutValue(
  { filters }: ListQuery,
  name: string,
  value: string,
): Partial<ListQuery> {
  const left = (filters[name] ?? []).filter((other) => other !== value);
  return { filters: { ...filters, [name]: left } };
}

/** The state sorted by a column, which begins with an order of its own; a second choice turns it. */
export function sortedBy(
  standing: SortState | null,
  column: string,
  first: 1 | -1 = 1,
): Partial<ListQuery> {
  const order = standing?.by === column ? (-standing.order as 1 | -1) : first;
  return { sort: { by: column, order } };
}

/**
 * What the heading of a column links to.
 * @param standing order that the rows have now, whether chosen or the list's own
 */
export function columnSort(
  query: ListQuery,
  standing: SortState | null,
  column: string,
  first: 1 | -1 = 1,
): Sort {
  const isSorted = standing?.by === column;
  const order = standing?.order === 1 ? 'ascending' : 'descending';
  return {
    href: listHref(query, sortedBy(standing, column, first)),
    direction: isSorted ? order : null,
  };
}

export function isNarrowed({ filterPattern, filters }: ListQuery): boolean {
  return filterPattern !== '' || Object.values(filters).some((values) => values.length > 0);
}

/** The order of the rows: as chosen, else best match first, which is no column's, or by the list's own column. */
export function listSort({ sort, filterPattern }: ListQuery, ownColumn: string): SortState | null {
  return sort !== null || filterPattern !== '' ? sort : { by: ownColumn, order: 1 };
}
