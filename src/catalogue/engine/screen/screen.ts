import { InvalidInputError } from '#src/domain/errors.ts';
import type { ListBuffers } from '../../list-builder.ts';
import { stringAt } from '../packed-strings.ts';
import {
  codesOfValues,
  countCodes,
  facetColumn,
  rowsWithCodes,
  type FacetColumn,
  type FacetCount,
} from './facets.ts';
import { countGroups, firstOfEach, groupsOf } from './groups.ts';
import { pageByFigure } from './page-by-figure.ts';
import { histogramOf, rowsInRange, type Histogram, type Range } from './ranges.ts';
import { addAllRows, addRow, countRows, intersect, type RowSet } from '../row-set.ts';
import type { RowSetPool } from '../row-set-pool.ts';
import { readQuery } from '../search/search-text.ts';
import { pageInOrder } from './sort-order.ts';
import { matchText } from '../search/text-match.ts';
import { rowsFromTiers } from '../search/tiers.ts';

export type ScreenQuery = {
  text?: string;
  filters?: Record<string, readonly string[] | undefined>;
  /** By tag. */
  ranges?: Record<string, Range>;
  /** Limits the query to these rows. */
  among?: readonly number[];
  /** Tags of figures to make histograms of. */
  histograms?: readonly string[];
  /** A column whose values group rows: one row of each group is shown, and counted. */
  oncePer?: string;
  sortBy?: string;
  /** Tag of a figure, instead of a column. */
  sortByFigure?: string;
  sortOrder?: 1 | -1;
  page: number;
  size: number;
};

export type Screened = {
  total: number;
  rows: number[];
  matchedBySpelling: boolean;
  facets: Record<string, FacetCount[]>;
  histograms: Record<string, Histogram>;
};

/** Filters, counts, sorts and pages a list; see `List.screen`. */
export function screenList(list: ListBuffers, query: ScreenQuery, pool: RowSetPool): Screened {
  const { tiers, matching, matchedBySpelling } = rowsOfText(list, query.text, pool);
  if (query.among) intersect(matching, rowSetOf(query.among, pool));
  const active = new Map<string, ActiveFilter | ActiveRange>([
    ...activeFilters(list, query.filters ?? {}, pool),
    ...activeRanges(list, query.ranges ?? {}, pool),
  ]);
  const all = allOf(matching, active, null, pool);
  const groups = query.oncePer === undefined ? null : groupsOf(list, query.oncePer);
  /** The shown rows among matching ones: all, or the best of each group. */
  const shownOf = (set: RowSet): RowSet => {
    if (groups === null) return set;
    const inOrder = tiers && rowsFromTiers(tiers, set, 0, Infinity);
    return firstOfEach(groups, set, inOrder, pool.empty());
  };
  const shown = shownOf(all);
  const skip = (query.page - 1) * query.size;
  const rows =
    tiers && !query.sortBy && !query.sortByFigure
      ? rowsFromTiers(tiers, shown, skip, query.size)
      : sortedPage(list, query, shown, skip);
  const without = (name: string) => (active.has(name) ? allOf(matching, active, name, pool) : all);
  const countsIn = (column: FacetColumn, name: string) =>
    groups ? countGroups(groups, column, without(name)) : countCodes(column, without(name));
  const facets = Object.entries(list.filters).map(([name, countsOfAll]) => {
    const column = facetColumn(list.columns, name);
    const others = [...active.keys()].filter((other) => other !== name);
    const isWhole = groups === null && tiers === null && !query.among && others.length === 0;
    const counts = isWhole ? countsOfAll : countsIn(column, name);
    const filter = active.get(name);
    return [
      name,
      optionsOf(column, counts, filter && 'codes' in filter ? filter.codes : undefined),
    ] as const;
  });
  const histograms = (query.histograms ?? []).map((tag) => {
    const others = shownOf(without(tag));
    return [tag, histogramOf(list.figures[tag], others, countRows(others))] as const;
  });
  return {
    total: countRows(shown),
    rows,
    matchedBySpelling,
    facets: Object.fromEntries(facets),
    histograms: Object.fromEntries(histograms),
  };
}

function rowSetOf(rows: readonly number[], pool: RowSetPool): RowSet {
  const set = pool.empty();
  for (const row of rows) addRow(set, row);
  return set;
}

/** The rows that match a text; all without one. */
function rowsOfText(list: ListBuffers, text: string | undefined, pool: RowSetPool) {
  if (!text?.trim()) {
    const matching = addAllRows(pool.empty(), list.size);
    return { tiers: null, matching, matchedBySpelling: false };
  }
  const { tiers, bySpelling } = matchText(list, readQuery(text), pool);
  const matching = tiers.at(-1)?.rows ?? pool.empty();
  return { tiers, matching, matchedBySpelling: bySpelling };
}

type ActiveFilter = { codes: Set<number>; rows: RowSet };
type ActiveRange = { rows: RowSet };

/** Filters with values, and their rows. */
function activeFilters(
  list: ListBuffers,
  filters: Record<string, readonly string[] | undefined>,
  pool: RowSetPool,
): Map<string, ActiveFilter> {
  const active = new Map<string, ActiveFilter>();
  for (const [name, values] of Object.entries(filters)) {
    if (!Object.hasOwn(list.filters, name))
      throw new InvalidInputError(`no filter ${name}`, [name]);
    if (!values || values.length === 0) continue;
    const column = facetColumn(list.columns, name);
    const codes = codesOfValues(column, values);
    active.set(name, { codes, rows: rowsWithCodes(column, codes, pool.empty()) });
  }
  return active;
}

/** Ranges of figures, with their rows. */
function activeRanges(
  list: ListBuffers,
  ranges: Record<string, Range>,
  pool: RowSetPool,
): [string, ActiveRange][] {
  return Object.entries(ranges).map(([tag, range]) => [
    tag,
    { rows: rowsInRange(list.figures[tag], range, list.size, pool.empty()) },
  ]);
}

function sortedPage(list: ListBuffers, query: ScreenQuery, all: RowSet, skip: number): number[] {
  const { sortBy, sortByFigure, sortOrder = 1, size } = query;
  if (sortByFigure === undefined) {
    return pageInOrder(sortOf(list, sortBy), sortOrder, all, skip, size);
  }
  const byName = sortOf(list, list.defaultSort).rows;
  return pageByFigure(list.figures[sortByFigure], { byName, places: list.places }, sortOrder, all, {
    skip,
    size,
  });
}

function sortOf(list: ListBuffers, name: string = list.defaultSort) {
  const order = list.orders[name];
  if (!order) throw new InvalidInputError(`cannot sort by ${name}`, ['sortBy']);
  return order;
}

/** Rows that pass all filters except one. */
function allOf(
  matching: RowSet,
  active: ReadonlyMap<string, ActiveFilter | ActiveRange>,
  leftOut: string | null,
  pool: RowSetPool,
): RowSet {
  const all = pool.copyOf(matching);
  for (const [name, { rows }] of active) if (name !== leftOut) intersect(all, rows);
  return all;
}

/** Values with rows, and chosen ones even without, so that they can be cleared. */
function optionsOf(
  column: FacetColumn,
  counts: Uint32Array,
  chosen?: ReadonlySet<number>,
): FacetCount[] {
  const options: FacetCount[] = [];
  for (let code = 1; code < counts.length; code++) {
    if (counts[code] === 0 && !chosen?.has(code)) continue;
    options.push({ value: stringAt(column.dictionary, code - 1), count: counts[code]! });
  }
  return options;
}
