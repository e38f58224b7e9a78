import { bisectLeft } from 'd3-array';
import type { Day } from '#src/domain/day.ts';
import type { Levels } from '#src/domain/levels/level-columns.ts';

/** A stretch of a series: positions from 0, both ends included. */
export type Stretch = { from: number; to: number };

export function dayAt(series: Pick<Levels, 'days'>, position: number): Day {
  return series.days[position] ?? Number.NaN;
}

export function levelAt(series: Levels, position: number): number {
  return series.values[position] ?? Number.NaN;
}

/** The position of the level nearest to a day, which may be fractional, within a stretch. */
export function nearestPosition(
  series: Pick<Levels, 'days'>,
  { from, to }: Stretch,
  day: number,
): number {
  const after = Math.min(bisectLeft(series.days, day, from, to + 1), to);
  const before = Math.max(after - 1, from);
  return day - dayAt(series, before) < dayAt(series, after) - day ? before : after;
}

/** Holidays cause short gaps everywhere; the longest closures of exchanges last a week or two. */
const longestHoliday = 14;

/** The gap in days from which on two levels are not connected by a line. */
export function longGap({ days }: Levels): number {
  const steps = days.subarray(1).map((day, i) => day - (days[i] ?? day));
  const usual = steps.toSorted()[steps.length >> 1] ?? 0;
  return Math.max(longestHoliday, 3 * usual);
}

/** The lowest and highest level of a stretch. */
export function extremes({ values }: Levels, { from, to }: Stretch): [number, number] {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (let i = from; i <= to; i++) {
    const value = values[i] ?? Number.NaN;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return [low, high];
}
