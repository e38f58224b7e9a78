import type { ShapeOf } from './declaration.ts';
import { textsAt, valueAt } from './engine/columns.ts';
import { candidateRows } from './engine/search/exact-index.ts';
import { dictionaryOf, facetColumn, unknownTo, type FacetCount } from './engine/screen/facets.ts';
import type { Histogram, Range } from './engine/screen/ranges.ts';
import { countRows, hasRow } from './engine/row-set.ts';
import { rowSetPool } from './engine/row-set-pool.ts';
import { screenList, spreadOf, type ScreenQuery } from './engine/screen/screen.ts';
import { readQuery } from './engine/search/search-text.ts';
import { matchText } from './engine/search/text-match.ts';
import { rowsFromTiers } from './engine/search/tiers.ts';
import type { ListBuffers } from './list-builder.ts';

export type Found = {
  total: number;
  rows: number[];
  /** Nothing matches the text as typed; these rows contain words with a similar spelling. */
  matchedBySpelling: boolean;
};

/**
 * A list that can be queried. Rows are numbers that are valid for this list only; `row` returns what to show. Every
 * answer depends only on the list and the query.
 */
export type List<D> = {
  size: number;
  /** Best matches first (see `matchText`); a text without searchable characters finds nothing. */
  search: (query: { text: string; limit: number; offset?: number }) => Found;
  /**
   * Rows that match the text, if there is one, and all filters (any value within a filter), on page `page` of `size`,
   * counted from 1. Without `sortBy`: by relevance, or by the list's first sort. Ties follow that first sort; rows
   * without a value come last in both directions. A facet counts the rows that match all but its own filter, in the
   * order of its values.
   */
  screen: (query: {
    text?: string | undefined;
    filters?: {
      [Name in ShapeOf<D>['filter']]?: readonly string[] | undefined;
    };
    /** Limits the query to these rows. */
    among?: readonly number[] | undefined;
    /** Bounds of figures by their tags. */
    ranges?: Record<string, Range> | undefined;
    /** Tags of figures to make histograms of, each without its own bounds. */
    histograms?: readonly string[] | undefined;
    /**
     * A column of single texts whose values group rows: the best matching row of each group is shown, a facet counts
     * groups with such a row, and a histogram counts the shown rows. Rows without a value are groups of their own.
     */
    oncePer?: (keyof ShapeOf<D>['row'] & string) | undefined;
    sortBy?: ShapeOf<D>['sort'] | undefined;
    /** Tag of the figure to sort by, instead of a column. */
    sortByFigure?: string | undefined;
    sortOrder?: 1 | -1;
    page: number;
    size: number;
  }) => Found & {
    facets: Record<ShapeOf<D>['filter'], FacetCount[]>;
    histograms: Record<string, Histogram>;
  };
  /** The histogram of a figure over the whole list, without the counts of facets that `screen` makes. */
  spread: (tag: string, oncePer?: keyof ShapeOf<D>['row'] & string) => Histogram;
  /** The given values of a filter that no row has. */
  unknownValues: (filter: ShapeOf<D>['filter'], values: readonly string[]) => string[];
  /** All values of a filter that occur, sorted. */
  valuesOf: (filter: ShapeOf<D>['filter']) => string[];
  /** The first row with exactly this value, or null. */
  find: (id: ShapeOf<D>['id'], value: string) => number | null;
  /** All rows with exactly this value, in the order of the list. */
  findAll: (id: ShapeOf<D>['id'], value: string) => number[];
  row: (row: number) => ShapeOf<D>['row'];
  /** One column of a row, for walks over all rows. */
  value: <Name extends keyof ShapeOf<D>['row'] & string>(
    column: Name,
    row: number,
  ) => ShapeOf<D>['row'][Name];
  /** The tags of which at least one row has a value. */
  figures: readonly string[];
  /** A figure of a row by its tag, and whether it is marked. */
  figure: (tag: string, row: number) => { value: number | null; isMarked: boolean };
};

/** Wraps built buffers; nothing is copied, and texts are decoded on demand. */
export function openList<D>(list: ListBuffers): List<D> {
  const pool = rowSetPool(list.size);
  return {
    size: list.size,
    search({ text, limit, offset = 0 }) {
      pool.giveBack();
      const { tiers, bySpelling } = matchText(list, readQuery(text), pool);
      const all = tiers.at(-1)?.rows ?? pool.empty();
      return {
        total: countRows(all),
        rows: rowsFromTiers(tiers, all, offset, limit),
        matchedBySpelling: bySpelling,
      };
    },
    screen(query) {
      pool.giveBack();
      return screenList(list, query as ScreenQuery, pool);
    },
    spread(tag, oncePer) {
      pool.giveBack();
      return spreadOf(list, tag, oncePer, pool);
    },
    unknownValues: (filter, values) => unknownTo(facetColumn(list.columns, filter), values),
    valuesOf: (filter) => dictionaryOf(facetColumn(list.columns, filter)),
    find: (id, value) => rowsOfId(list, id, value)[0] ?? null,
    findAll: (id, value) => rowsOfId(list, id, value),
    row(row) {
      const values = Object.entries(list.columns).map(([name, c]) => [name, valueAt(c, row)]);
      return Object.fromEntries(values) as ShapeOf<D>['row'];
    },
    value: (column, row) => valueAt(list.columns[column]!, row) as never,
    figures: Object.keys(list.figures),
    figure(tag, row) {
      const column = list.figures[tag];
      const value = column?.values[row] ?? NaN;
      if (!column || Number.isNaN(value)) return { value: null, isMarked: false };
      return { value, isMarked: hasRow(column.marked, row) };
    },
  };
}

function rowsOfId(list: ListBuffers, id: string, value: string): number[] {
  const index = list.ids[id];
  const column = list.columns[id];
  if (!index || column?.kind !== 'text') return [];
  return candidateRows(index, value).filter((row) => textsAt(column, row)[0] === value);
}
