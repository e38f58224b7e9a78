import { addRow, countRows, rowsIn, type RowSet } from '../row-set.ts';
import type { RowSetPool } from '../row-set-pool.ts';

/**
 * Rows in two forms: a set, to tell whether a row is among them, and a list, made when they are first visited. A few of
 * many rows are visited several times faster by a list than by looking through a set.
 */
export type ScreenedRows = {
  count: number;
  set: RowSet;
  /** Ascending; not to be changed. */
  list: () => Uint32Array;
};

export function rowsOfSet(set: RowSet): ScreenedRows {
  let list: Uint32Array | null = null;
  return { count: countRows(set), set, list: () => (list ??= rowsIn(set)) };
}

/** A set of the pool with these rows. */
export function setOf(list: Iterable<number>, pool: RowSetPool): RowSet {
  const set = pool.empty();
  for (const row of list) addRow(set, row);
  return set;
}
