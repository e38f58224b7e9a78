import type { NumberData, TextData } from '../columns.ts';
import { addRow, emptySet, hasRow, type RowSet } from '../row-set.ts';

/**
 * All rows by one column, ascending; rows without a value at the end, from position `known` on.
 * `groups` has a bit at each position where a run of equal values begins, so that the order can be read
 * descending with ties still ascending.
 */
export type SortOrder = {
  rows: Uint32Array<ArrayBuffer>;
  known: number;
  groups: RowSet;
};

/**
 * Orders rows by a column, ties as in `base`. A counting sort over the ranks of the values: stable, and fast
 * for few values as for many.
 */
export function orderBy(column: TextData | NumberData, base: Uint32Array): SortOrder {
  const { ranks, count } = column.kind === 'text' ? ranksOfTexts(column) : ranksOfNumbers(column);
  const starts = new Uint32Array(count + 2);
  for (const rank of ranks) starts[rank + 1]!++;
  for (let rank = 0; rank <= count; rank++) starts[rank + 1]! += starts[rank]!;
  const groups = emptySet(base.length);
  for (let rank = 0; rank < count; rank++) {
    if (starts[rank]! < starts[rank + 1]!) addRow(groups, starts[rank]!);
  }
  const known = starts[count]!;
  const rows = new Uint32Array(base.length);
  for (const row of base) rows[starts[ranks[row]!]!++] = row;
  return { rows, known, groups };
}

/** Rank of each row from 0; rows without a value have the rank `count`. */
type Ranks = { ranks: Uint32Array; count: number };

function ranksOfTexts({ codes, dictionary }: TextData): Ranks {
  const count = dictionary.offsets.length - 1;
  return { ranks: Uint32Array.from(codes, (code) => (code === 0 ? count : code - 1)), count };
}

function ranksOfNumbers({ values }: NumberData): Ranks {
  const sorted = values.filter((value) => !Number.isNaN(value)).toSorted();
  const distinct = sorted.filter((value, i) => i === 0 || value !== sorted[i - 1]);
  const ranks = Uint32Array.from(values, (value) =>
    Number.isNaN(value) ? distinct.length : placeIn(distinct, value),
  );
  return { ranks, count: distinct.length };
}

function placeIn(ascending: Float64Array, value: number): number {
  let low = 0;
  let high = ascending.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (ascending[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The rows of a set in an order: `size` of them after the first `skip`. */
export function pageInOrder(
  order: SortOrder,
  direction: 1 | -1,
  set: RowSet,
  skip: number,
  size: number,
): number[] {
  const page: number[] = [];
  let left = skip;
  const take = (from: number, to: number) => {
    for (let position = from; position < to && page.length < size; position++) {
      const row = order.rows[position]!;
      if (!hasRow(set, row)) continue;
      if (left > 0) left--;
      else page.push(row);
    }
  };
  if (direction === 1) take(0, order.known);
  else everyGroupDescending(order, (from, to) => take(from, to));
  take(order.known, order.rows.length);
  return page;
}

function everyGroupDescending(order: SortOrder, visit: (from: number, to: number) => void): void {
  let end = order.known;
  for (let start = end - 1; start >= 0; start--) {
    if (!hasRow(order.groups, start)) continue;
    visit(start, end);
    end = start;
  }
}
