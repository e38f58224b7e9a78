import { tickIncrement } from 'd3-array';
import { shownValue } from '#src/domain/shown-value.ts';
import type { FigureColumn } from './figure-columns.ts';
import type { RowSet } from '../row-set.ts';

/** Inclusive bounds of a figure, compared with its shown value; `missing` keeps rows without one. */
export type Range = {
  min?: number | undefined;
  max?: number | undefined;
  decimals: number;
  missing?: boolean | undefined;
};

/** Adds the rows of another set that are within a range to an empty set. */
export function rowsInRange(
  column: FigureColumn | undefined,
  range: Range,
  among: RowSet,
  set: RowSet,
): RowSet {
  const { lowest, highest, missing } = boundsOf(range);
  if (!column) {
    if (missing) set.set(among);
    return set;
  }
  const { values } = column;
  const isKept = Number(missing);
  for (let i = 0; i < among.length; i++) {
    const base = i << 5;
    let within = 0;
    for (let word = among[i]!; word !== 0; word &= word - 1) {
      const at = 31 - Math.clz32(word & -word);
      const value = values[base + at]!;
      // Without a branch: which rows are within cannot be foreseen, and a branch guessed wrongly costs more than the rest.
      const isWithin = Number(value >= lowest) & Number(value <= highest);
      within |= (isWithin | (isKept & Number(Number.isNaN(value)))) << at;
    }
    set[i] = within;
  }
  return set;
}

/** The numbers between which a range lies, both within it. */
function boundsOf({ min = -Infinity, max = Infinity, decimals, missing = false }: Range) {
  const lowest = lowestShownFrom(min, decimals);
  return { lowest, highest: -lowestShownFrom(-max, decimals), missing };
}

/**
 * The lowest number whose shown value is not below a bound: rows are compared with it instead of being rounded one by
 * one. Rounding treats a number and its opposite alike, so that a highest number is found by the opposite bound.
 */
function lowestShownFrom(bound: number, decimals: number): number {
  if (bound === -Infinity) return bound;
  // Rounding, to ten digits as well, moves a number by less than this.
  const near = Math.max(10 ** -decimals, Math.abs(bound) * 1e-9);
  let [below, from] = [bound - near, bound + near];
  for (;;) {
    const middle = below + (from - below) / 2;
    if (middle <= below || middle >= from) return from;
    if (shownValue(middle, decimals) >= bound) from = middle;
    else below = middle;
  }
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

export function histogramOf(column: FigureColumn | undefined, rows: Uint32Array): Histogram {
  const { values, missing, min, max } = knownValues(column, rows);
  if (values.length === 0) return { min: null, max: null, missing, bins: [] };
  const edges = edgesOf(min, max);
  const counts = new Uint32Array(edges.length - 1);
  const [first] = edges as [number, ...number[]];
  const width = (edges.at(-1)! - first) / counts.length;
  for (const value of values) counts[binOf(edges, Math.floor((value - first) / width), value)]!++;
  const bins = Array.from(counts, (count, i) => ({ from: edges[i]!, to: edges[i + 1]!, count }));
  return { min, max, missing, bins };
}

function knownValues(column: FigureColumn | undefined, rows: Uint32Array) {
  const known = new Float64Array(rows.length);
  let [count, min, max] = [0, Infinity, -Infinity];
  for (const row of rows) {
    const value = column?.values[row] ?? NaN;
    if (Number.isNaN(value)) continue;
    known[count++] = value;
    if (value < min) min = value;
    if (value > max) max = value;
  }
  return { values: known.subarray(0, count), missing: rows.length - count, min, max };
}

/** Round numbers at equal distances around all values. */
function edgesOf(min: number, max: number): number[] {
  if (min === max) return [min, min];
  const increment = tickIncrement(min, max, wantedBins);
  // Below zero it is how many steps make one: a quotient of whole numbers is the number that is nearest to its text.
  const edge = (at: number) => (increment < 0 ? at / -increment : at * increment);
  const placeOf = (value: number) => (increment < 0 ? value * -increment : value / increment);
  let [first, last] = [Math.floor(placeOf(min)), Math.ceil(placeOf(max))];
  // A rounding error may leave the ends short.
  while (edge(first) > min) first--;
  while (edge(last) < max) last++;
  return Array.from({ length: last - first + 1 }, (_, at) => edge(first + at));
}

/** The bin of a value: the result of a division, corrected where a rounding error moved it over an edge. */
function binOf(edges: readonly number[], guess: number, value: number): number {
  const last = edges.length - 2;
  let bin = Math.min(Math.max(guess, 0), last);
  while (bin > 0 && value < edges[bin]!) bin--;
  while (bin < last && value >= edges[bin + 1]!) bin++;
  return Number.isNaN(bin) ? 0 : bin;
}
