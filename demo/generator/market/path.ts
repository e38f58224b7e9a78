import { randomOf } from '../random.ts';
import { day, drawnUntil } from '../trading-days.ts';

/** Values that a path passes on given dates, in the order of the dates. */
export type Anchors = readonly (readonly [date: string, value: number])[];

/** Reads anchors from a text of dates and values: `2001-12-31 1.8  2003-06-25 1.1`. */
export function anchors(text: string): Anchors {
  const words = text.trim().split(/\s+/);
  return words.flatMap((word, at) =>
    at % 2 === 0 ? [[word, Number(words[at + 1])] as const] : [],
  );
}

/** Position of the first day on or after a date; the last position when there is none. */
export function positionOf(days: Int32Array, date: string): number {
  const wanted = day(date);
  let low = 0;
  let high = days.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (days[middle]! < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Position of the last day for which the markets are drawn. What is scaled over the whole history is scaled up to
 * here: days that are added later must not change the levels before.
 */
export function lastDrawn(days: Int32Array): number {
  return positionOf(days, drawnUntil);
}

/** Independent shocks, one a day, mean 0 and standard deviation 1; the first day has none. */
export function shocksOf(seed: string, length: number): Float64Array {
  const random = randomOf(seed);
  return Float64Array.from({ length }, (_, at) => (at === 0 ? 0 : random.normal()));
}

/**
 * A path that follows the steps but passes the anchors: between two anchors the steps are shifted by
 * one constant, so that they lead from the one to the other. Before the first anchor the path is flat, so one
 * belongs on the first day; after the last it goes where the steps lead.
 */
export function throughAnchors(
  days: Int32Array,
  steps: Float64Array,
  anchors: Anchors,
): Float64Array {
  const path = new Float64Array(days.length).fill(anchors[0]![1]);
  for (let leg = 1; leg < anchors.length; leg += 1) {
    const [fromDate, fromValue] = anchors[leg - 1]!;
    const [toDate, toValue] = anchors[leg]!;
    const from = positionOf(days, fromDate);
    const to = positionOf(days, toDate);
    let wandered = 0;
    for (let at = from + 1; at <= to; at += 1) wandered += steps[at]!;
    const shift = (toValue - fromValue - wandered) / (to - from);
    path[from] = fromValue;
    for (let at = from + 1; at <= to; at += 1) path[at] = path[at - 1]! + steps[at]! + shift;
  }
  const end = positionOf(days, anchors.at(-1)![0]);
  for (let at = end + 1; at < path.length; at += 1) path[at] = path[at - 1]! + steps[at]!;
  return path;
}

/** The anchors with the natural logarithm of each value. */
export function logAnchors(anchors: Anchors): Anchors {
  return anchors.map(([date, value]) => [date, Math.log(value)]);
}
