import { knownNames, type ParameterName } from '#src/domain/known-names.ts';
import type { Sort } from '#src/ui/tables/sort-link.tsx';
import { withQuery } from '#src/urls.ts';
import type { CommonParameter } from './list-parameters.ts';

export type SortState = { by: string; order: 1 | -1 };

/** Selected values by filter; filters are named like their query parameters. */
export type Filters = Readonly<Record<string, readonly string[]>>;

/** The state of a list, all of which is in the address. */
export type ListQuery = {
  /** The path of the list's page, without a language prefix. */
  path: string;
  filterPattern: string;
  filters: Filters;
  /** Which part of the rows is shown and how. Clearing the filters keeps it. */
  view: Filters;
  /** Null for the list's default order. */
  sort: SortState | null;
  page: number;
  /** Rows per page. */
  size: number;
};

/** The fields of a list's address. */
export type ListFields = {
  /** In display order. */
  filters: readonly ParameterName[];
  view?: readonly string[];
  /** Names of columns, or patterns for families of names. */
  sortColumns: readonly ParameterName[];
  /** Rows per page; 20 by default. */
  size?: number;
};

const standardSize = 20;

export type Search = Record<string, string | string[] | undefined>;

const valuesOf = (search: Search, name: string): string[] =>
  [search[name] ?? []].flat().filter((value) => value !== '');

const firstOf = (search: Search, name: CommonParameter): string | undefined =>
  valuesOf(search, name)[0];

/** Reads the state from an address; impossible values are ignored. */
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

/** The address of a state. A change starts at its first page. */
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

/** The query of the API call for a state. The API refuses unknown values. */
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

/** The state sorted by a column in its first direction, or reversed if it already is. */
export function sortedBy(
  standing: SortState | null,
  column: string,
  first: 1 | -1 = 1,
): Partial<ListQuery> {
  const order = standing?.by === column ? (-standing.order as 1 | -1) : first;
  return { sort: { by: column, order } };
}

/**
 * The link in a column's heading.
 * @param standing the current order of the rows, chosen or default
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

/**
 * The order of the rows: the chosen one; else best match first for a search, which is no column's order; else the
 * list's default column.
 */
export function listSort({ sort, filterPattern }: ListQuery, ownColumn: string): SortState | null {
  return sort !== null || filterPattern !== '' ? sort : { by: ownColumn, order: 1 };
}
