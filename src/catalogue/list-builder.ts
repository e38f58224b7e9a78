import type { AnyListDeclaration } from './declaration.ts';
import { columnBuilder, type ColumnData } from './engine/columns.ts';
import { sortTexts } from './engine/collation.ts';
import { exactIndexBuilder, type ExactIndex } from './engine/search/exact-index.ts';
import { countCodes, facetColumn } from './engine/screen/facets.ts';
import { figureColumnsBuilder, type FigureColumn } from './engine/screen/figure-columns.ts';
import { fold } from './engine/search/search-text.ts';
import { orderBy, type SortOrder } from './engine/screen/sort-order.ts';
import { textIndexBuilder, type TextIndex } from './engine/search/text-index.ts';

/**
 * A built list: typed arrays and small descriptors only, so that it crosses threads without a copy.
 * Rows are numbered best first: live before demoted, by rank, short names before long, then by name.
 */
export type ListBuffers = {
  size: number;
  text: TextIndex;
  columns: Record<string, ColumnData>;
  /** By tag; those of which no row has a value are absent. */
  figures: Record<string, FigureColumn>;
  ids: Record<string, ExactIndex>;
  orders: Record<string, SortOrder>;
  /** Place of each row in the order of the first sort. */
  places: Uint32Array<ArrayBuffer>;
  /** For each filter, how many rows there are of each code of its column. */
  filters: Record<string, Uint32Array<ArrayBuffer>>;
  defaultSort: string;
};

/** Takes rows one by one, so that they need not be in memory together, and builds the list. */
export type ListBuilder<Row> = { add: (row: Row) => void; finish: () => ListBuffers };

/**
 * A builder for a declared list. The result depends only on the declaration and on the rows in their order;
 * rows that nothing else tells apart stay in that order.
 */
export function listBuilder<Row>(declaration: AnyListDeclaration<Row>): ListBuilder<Row> {
  const columns = Object.keys(declaration.columns).map(
    (name) => [name, columnBuilder(declaration, name)] as const,
  );
  const ids = declaration.ids.map((name) => [name, exactIndexBuilder()] as const);
  const text = textIndexBuilder(declaration);
  const figures = figureColumnsBuilder(declaration.listedFigures);
  const rank = rankBuilder(declaration);
  return {
    add(row) {
      for (const [, column] of columns) column.add(row);
      for (const [name, index] of ids) index.add(textsToFind(declaration, name, row));
      text.add(row);
      if (declaration.figures) figures.add(declaration.figures(row));
      rank.add(row);
    },
    finish() {
      const order = rank.finish();
      const places = new Uint32Array(order.length);
      order.forEach((input, row) => (places[input] = row));
      const data = Object.fromEntries(columns.map(([name, c]) => [name, c.finish(order)]));
      const orders = buildOrders(declaration, data, order.length);
      return {
        size: order.length,
        text: text.finish(order, places),
        columns: data,
        figures: figures.finish(order, places),
        ids: Object.fromEntries(ids.map(([name, index]) => [name, index.finish(places)])),
        orders,
        places: placesIn(orders[declaration.sorts[0]!]!),
        filters: buildCounts(declaration.filters, data, order.length),
        defaultSort: declaration.sorts[0]!,
      };
    },
  };
}

/** Builds a list of rows that are at hand. */
export function buildList<Row>(
  declaration: AnyListDeclaration<Row>,
  rows: Iterable<Row>,
): ListBuffers {
  const builder = listBuilder(declaration);
  for (const row of rows) builder.add(row);
  return builder.finish();
}

/** The array buffers of a list, to be transferred with it. */
export function buffersOf(list: ListBuffers): ArrayBuffer[] {
  const found = new Set<ArrayBuffer>();
  const collect = (value: unknown): void => {
    if (ArrayBuffer.isView(value)) found.add(value.buffer as ArrayBuffer);
    else if (value !== null && typeof value === 'object') Object.values(value).forEach(collect);
  };
  collect(list);
  return [...found];
}

function textsToFind<Row>(
  declaration: AnyListDeclaration<Row>,
  name: string,
  row: Row,
): readonly string[] {
  const column = declaration.columns[name]!;
  const text = column.kind === 'text' ? column.value(row) : null;
  return text === null ? [] : [text];
}

/** Finds the order of the rows among equally good matches. */
function rankBuilder<Row>(declaration: AnyListDeclaration<Row>) {
  const nameColumn = declaration.columns[declaration.text[0]!]!;
  const names: string[] = [];
  const demoted: boolean[] = [];
  const given: number[] = [];
  return {
    add(row: Row): void {
      names.push(String(nameColumn.value(row) ?? ''));
      demoted.push(declaration.demoted(row));
      given.push(declaration.rank?.(row) ?? Number.MAX_SAFE_INTEGER);
    },
    finish(): Uint32Array<ArrayBuffer> {
      const places = new Map(sortTexts(new Set(names)).map((name, place) => [name, place]));
      const lengths = Uint32Array.from(names, (name) => fold(name).length);
      const ranks = Uint32Array.from(names, (name) => places.get(name)!);
      return Uint32Array.from(names.keys()).toSorted(
        (a, b) =>
          Number(demoted[a]) - Number(demoted[b]) ||
          given[a]! - given[b]! ||
          lengths[a]! - lengths[b]! ||
          ranks[a]! - ranks[b]! ||
          a - b,
      );
    },
  };
}

function buildCounts(
  filters: readonly string[],
  columns: Record<string, ColumnData>,
  size: number,
): Record<string, Uint32Array<ArrayBuffer>> {
  const all = Uint32Array.from({ length: size }, (_, row) => row);
  const counts = filters.map((name) => [name, countCodes(facetColumn(columns, name), all)]);
  return Object.fromEntries(counts);
}

function placesIn({ rows }: SortOrder): Uint32Array<ArrayBuffer> {
  const places = new Uint32Array(rows.length);
  rows.forEach((row, place) => (places[row] = place));
  return places;
}

function buildOrders(
  { sorts, tieBreaks = {} }: Pick<AnyListDeclaration<never>, 'sorts' | 'tieBreaks'>,
  columns: Record<string, ColumnData>,
  size: number,
): Record<string, SortOrder> {
  const orders: Record<string, SortOrder> = {};
  let base = Uint32Array.from({ length: size }, (_, row) => row);
  for (const [i, name] of sorts.entries()) {
    const column = columns[name]!;
    if (column.kind === 'texts') throw new TypeError(`column ${name} has no single value to sort`);
    const tied = tieBreaks[name];
    orders[name] = orderBy(column, tied === undefined ? base : orders[tied]!.rows);
    if (i === 0) base = orders[name].rows;
  }
  return orders;
}
