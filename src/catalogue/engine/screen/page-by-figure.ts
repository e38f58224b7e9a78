import { quickselect } from 'd3-array';
import type { FigureColumn } from './figure-columns.ts';
import { hasRow } from '../row-set.ts';
import type { ScreenedRows } from './screened-rows.ts';

/**
 * The rows of a set by a figure: `size` of them after the first `skip`. Ties follow the order of the list, and rows
 * without a value come last in both directions. Only the page, and what ties with its ends, is sorted, so that no order
 * of all rows has to be kept for each figure.
 * @param byName rows in the order of the list
 * @param places position of each row in it
 */
export function pageByFigure(
  column: FigureColumn | undefined,
  { byName, places }: { byName: Uint32Array; places: Uint32Array },
  direction: 1 | -1,
  screened: ScreenedRows,
  { skip, size }: { skip: number; size: number },
): number[] {
  const { rows, keys, missing } = knownRows(column, direction, screened.list());
  const set = screened.set;
  const page = skip < keys.length ? knownPage(rows, keys, places, skip, size) : [];
  let left = Math.max(0, skip - keys.length);
  const end = Math.min(size, page.length + Math.max(0, missing - left));
  for (let at = 0; at < byName.length && page.length < end; at++) {
    const row = byName[at]!;
    if (!hasRow(set, row) || !Number.isNaN(column?.values[row] ?? NaN)) continue;
    if (left > 0) left--;
    else page.push(row);
  }
  return page;
}

/** The rows with a value, each with its sort key, ascending; and how many there are without one. */
function knownRows(
  column: FigureColumn | undefined,
  direction: 1 | -1,
  listed: Uint32Array,
): { rows: Uint32Array; keys: Float64Array; missing: number } {
  const rows = new Uint32Array(listed.length);
  const keys = new Float64Array(rows.length);
  let known = 0;
  for (const row of listed) {
    const value = column?.values[row] ?? NaN;
    if (Number.isNaN(value)) continue;
    rows[known] = row;
    // Normalises −0, which would differ from 0 when ties are sought.
    keys[known++] = direction * value + 0;
  }
  const missing = rows.length - known;
  return { rows: rows.subarray(0, known), keys: keys.subarray(0, known), missing };
}

function knownPage(
  rows: Uint32Array,
  keys: Float64Array,
  places: Uint32Array,
  skip: number,
  size: number,
): number[] {
  const end = Math.min(skip + size, keys.length) - 1;
  const selected = keys.slice();
  const first: number = quickselect(selected, skip)[skip]!;
  const last: number = quickselect(selected, end, skip)[end]!;
  const found = { before: 0, first: [] as number[], between: [] as number[], last: [] as number[] };
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at]!;
    if (key < first) found.before++;
    else if (key === first) found.first.push(at);
    else if (key < last) found.between.push(at);
    else if (key === last) found.last.push(at);
  }
  const byPlace = (some: readonly number[]) => {
    const rowAt = new Map(some.map((at) => [places[rows[at]!]!, rows[at]!]));
    return Array.from(Uint32Array.from(rowAt.keys()).toSorted(), (place) => rowAt.get(place)!);
  };
  const between = found.between
    .toSorted((a, b) => keys[a]! - keys[b]! || places[rows[a]!]! - places[rows[b]!]!)
    .map((at) => rows[at]!);
  return [...byPlace(found.first), ...between, ...byPlace(found.last)].slice(
    skip - found.before,
    skip - found.before + size,
  );
}
