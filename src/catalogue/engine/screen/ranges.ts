import { extent, ticks, tickStep } from 'd3-array';
import { shownValue } from '#src/domain/shown-value.ts';
import type { FigureColumn } from './figure-columns.ts';
import { addRow, hasRow, type RowSet } from '../row-set.ts';

/** Inclusive bounds of a figure, compared with its shown value; `missing` keeps rows without one. */
export type Range = {
  min?: number | undefined;
  max?: number | undefined;
  decimals: number;
  missing?: boolean | undefined;
};

/** Adds the rows within a range to an empty set. */
export function rowsInRange(
  column: FigureColumn | undefined,
  range: Range,
  size: number,
  set: RowSet,
): RowSet {
  const { min = -Infinity, max = Infinity, decimals, missing = false } = range;
  // Rounding moves a value by less than this, so that only values near a bound have to be rounded.
  const near = 10 ** -decimals;
  const isWithin = (value: number) => {
    if (value > min + near && value < max - near) return true;
    if (value < min - near || value > max + near) return false;
    const shown = shownValue(value, decimals);
    return shown >= min && shown <= max;
  };
  for (let row = 0; row < size; row++) {
    const value = column?.values[row] ?? NaN;
    if (Number.isNaN(value) ? missing : isWithin(value)) addRow(set, row);
  }
  return set;
}

/** The distribution of a figure over rows. Bins have equal width; the last one includes its end. */
export type Histogram = {
  min: number | null;
  max: number | null;
  /** Rows without a value. */
  missing: number;
  bins: { from: number; to: number; count: number }[];
};

const wantedBins = 20;

export function histogramOf(
  column: FigureColumn | undefined,
  set: RowSet,
  rows: number,
): Histogram {
  const values = knownValues(column, set);
  const missing = rows - values.length;
  if (values.length === 0) return { min: null, max: null, missing, bins: [] };
  const [min, max] = extent(values) as [number, number];
  const edges = edgesOf(min, max);
  const counts = new Uint32Array(edges.length - 1);
  const [first] = edges as [number, ...number[]];
  const width = (edges.at(-1)! - first) / counts.length;
  for (const value of values) counts[binOf(edges, Math.floor((value - first) / width), value)]!++;
  const bins = Array.from(counts, (count, i) => ({ from: edges[i]!, to: edges[i + 1]!, count }));
  return { min, max, missing, bins };
}

function knownValues(column: FigureColumn | undefined, set: RowSet): Float64Array {
  const { values = new Float64Array() } = column ?? {};
  const known = new Float64Array(values.length);
  let count = 0;
  for (let row = 0; row < values.length; row++) {
    const value = values[row]!;
    if (!Number.isNaN(value) && hasRow(set, row)) known[count++] = value;
  }
  return known.subarray(0, count);
}

/** Round numbers around all values. */
function edgesOf(min: number, max: number): number[] {
  if (min === max) return [min, min];
  const step = tickStep(min, max, wantedBins);
  const edges = ticks(Math.floor(min / step) * step, Math.ceil(max / step) * step, wantedBins);
  // A rounding error may leave the ends short.
  if (edges[0]! > min) edges.unshift(edges[0]! - step);
  if (edges.at(-1)! < max) edges.push(edges.at(-1)! + step);
  return edges;
}

/** The bin of a value: the result of a division, corrected where a rounding error moved it over an edge. */
function binOf(edges: readonly number[], guess: number, value: number): number {
  const last = edges.length - 2;
  let bin = Math.min(Math.max(guess, 0), last);
  while (bin > 0 && value < edges[bin]!) bin--;
  while (bin < last && value >= edges[bin + 1]!) bin++;
  return Number.isNaN(bin) ? 0 : bin;
}
