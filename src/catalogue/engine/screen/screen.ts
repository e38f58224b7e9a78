import { InvalidInputError } from '#src/domain/errors.ts';
import type { ListBuffers } from '../../list-builder.ts';
import { stringAt } from '../packed-strings.ts';
import { countCodes, facetColumn, type FacetColumn, type FacetCount } from './facets.ts';
import { countGroups, firstOfEach, groupsOf, partByGroups, type Groups } from './groups.ts';
import { pageByFigure } from './page-by-figure.ts';
import { histogramOf, type Histogram, type Range } from './ranges.ts';
import { rowsByFilters } from './rows-by-filters.ts';
import { rowsOfSet, setOf, type ScreenedRows } from './screened-rows.ts';
import { addAllRows, addRow, intersect, rowsIn } from '../row-set.ts';
import type { RowSetPool } from '../row-set-pool.ts';
import { readQuery } from '../search/search-text.ts';
import { pageInOrder } from './sort-order.ts';
import { matchText } from '../search/text-match.ts';
import { rowsFromTiers, type Tiers } from '../search/tiers.ts';

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
  if (query.among) intersect(matching, setOf(query.among, pool));
  const { all, without, chosen } = rowsByFilters(list, query, matching, pool);
  const groups = query.oncePer === undefined ? null : groupsOf(list, query.oncePer);
  const counted = groups ? countedByGroups(groups, tiers, pool) : countedByRows;
  const shown = counted.shown(all);
  const skip = (query.page - 1) * query.size;
  const rows =
    tiers && !query.sortBy && !query.sortByFigure
      ? rowsFromTiers(tiers, shown.set, skip, query.size)
      : sortedPage(list, query, shown, skip);
  const facets = Object.entries(list.filters).map(([name, countsOfAll]) => {
    const column = facetColumn(list.columns, name);
    const isOnly = without.size === 0 || (without.size === 1 && without.has(name));
    const isWhole = groups === null && tiers === null && !query.among && isOnly;
    const counts = isWhole ? countsOfAll : counted.codes(column, without.get(name) ?? all);
    return [name, optionsOf(column, counts, chosen.get(name))] as const;
  });
  const histograms = (query.histograms ?? []).map((tag) => {
    const rows = counted.shown(without.get(tag) ?? all);
    return [tag, histogramOf(list.figures[tag], rows.list())] as const;
  });
  return {
    total: shown.count,
    rows,
    matchedBySpelling,
    facets: Object.fromEntries(facets),
    histograms: Object.fromEntries(histograms),
  };
}

/** What counts of the rows: which rows are shown, and how many there are for each code of a column. */
type Counted = {
  shown: (rows: ScreenedRows) => ScreenedRows;
  codes: (column: FacetColumn, rows: ScreenedRows) => Uint32Array;
};

const countedByRows: Counted = {
  shown: (rows) => rows,
  codes: (column, rows) => countCodes(column, rows.list()),
};

/** Of each group one row is shown, the first by tiers, and a code counts once. */
function countedByGroups(groups: Groups, tiers: Tiers | null, pool: RowSetPool): Counted {
  const part = oncePerKey((rows: ScreenedRows) => partByGroups(groups, rows));
  const shown = oncePerKey((rows: ScreenedRows) => {
    const { alone, together } = part(rows);
    const inOrder = tiers
      ? Uint32Array.from(rowsFromTiers(tiers, setOf(together, pool), 0, Infinity))
      : together;
    const first = firstOfEach(groups, inOrder, pool.empty());
    for (const row of alone) addRow(first, row);
    return rowsOfSet(first);
  });
  return { shown, codes: (column, rows) => countGroups(groups, column, part(rows)) };
}

function oncePerKey<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}

/** How a figure is spread over the whole list, or over the first row of each group. */
export function spreadOf(
  list: ListBuffers,
  tag: string,
  oncePer: string | undefined,
  pool: RowSetPool,
): Histogram {
  const all = rowsIn(addAllRows(pool.empty(), list.size));
  if (oncePer === undefined) return histogramOf(list.figures[tag], all);
  const first = firstOfEach(groupsOf(list, oncePer), all, pool.empty());
  return histogramOf(list.figures[tag], rowsIn(first));
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

function sortedPage(
  list: ListBuffers,
  query: ScreenQuery,
  all: ScreenedRows,
  skip: number,
): number[] {
  const { sortBy, sortByFigure, sortOrder = 1, size } = query;
  if (sortByFigure === undefined) {
    return pageInOrder(sortOf(list, sortBy), sortOrder, all.set, skip, size);
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
