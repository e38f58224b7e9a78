import type { Month } from '../levels/calendar.ts';
import type { Day } from '../day.ts';
import type { Levels } from '../levels/level-columns.ts';
import { nearestPosition } from '../levels/level-on.ts';
import { completeMonths, positionsByMonth } from '../levels/month-ends.ts';
import type { Frequency, Series } from '../levels/series.ts';
import type { Missing } from './measured.ts';
import { findPeriodBase } from './period-start.ts';

/** Returns of equal steps between two dated levels, as fractions: 0.01 is one per cent. */
export type ReturnSample = { from: Day; to: Day; returns: number[] };

type Sampled = ReturnSample | { missing: Missing };

/** Days from which on a step of a series is a gap, over which no return is taken. */
const longestStep: Record<Frequency, number> = { daily: 14, weekly: 21, monthly: 45 };

/**
 * Returns from level to level over the months before the last level, for figures of the series' own frequency. There are
 * none where the history does not reach back so far, has a gap in the window (more than 14 days in a daily series, 21 in
 * a weekly, 45 in a monthly one), or a level that is not above zero.
 */
export function stepReturns(series: Series, months: number): Sampled {
  const { levels, frequency } = series;
  const base = findPeriodBase(series, months);
  if ('missing' in base) return base;
  const days = levels.days.subarray(base.at);
  if (days.some((day, i) => i > 0 && day - (days[i - 1] ?? day) > longestStep[frequency])) {
    return { missing: 'gap' };
  }
  return sampleOf(
    levels,
    Array.from(days.keys(), (i) => base.at + i),
  );
}

/** Two series month by month over the same months, the first of them the index. */
export type MonthlyPair = { sample: ReturnSample; other: number[] };

/** Days by which a level of the other series may lie from the month-end of the index that it is read at. */
const furthest: Record<Frequency, number> = { daily: 3, weekly: 7, monthly: 3 };

/** Months by which the series that an index is measured with may be behind it. */
const mostBehind = 1;

/**
 * Month-end returns of an index and of another series over the same months, up to the last month-end of the index at which
 * the other has a level. The other is read at the index's own month-ends: its level nearest to that day, at most three
 * days from it (a week where the other is weekly). There are none where either lacks a month in the window, and where the
 * other is more than a month behind the index, as one that has ceased: a window that ends long ago is not the last year.
 */
export function monthlyPair(
  index: Series,
  other: Series,
  months: number,
): MonthlyPair | { missing: Missing } {
  const ends = positionsByMonth(completeMonths(index));
  const [first] = ends.keys();
  const last = Array.from(ends.keys()).at(-1);
  if (first === undefined || last === undefined) return { missing: 'too-short' };
  const otherAt = positionsAt(index, ends, other);
  const end = latestCommon(last, otherAt);
  if (end === null) return { missing: isBehind(index, other) ? 'ended' : 'not-covered' };
  if (end - months < first) return { missing: 'too-short' };
  const window = Array.from({ length: months + 1 }, (_, i) => end - months + i);
  if (window.some((month) => !ends.has(month))) return { missing: 'gap' };
  if (window.some((month) => !otherAt.has(month))) return { missing: 'not-covered' };
  const sampled = (of: Series, positions: ReadonlyMap<Month, number>) =>
    sampleOf(
      of.levels,
      window.map((month) => positions.get(month) ?? 0),
    );
  return paired(sampled(index, ends), sampled(other, otherAt));
}

function paired(sample: Sampled, other: Sampled): MonthlyPair | { missing: Missing } {
  if ('missing' in sample) return sample;
  return 'missing' in other ? other : { sample, other: other.returns };
}

/** The levels of another series at the month-ends of the index, by month. */
function positionsAt(
  { levels: { days } }: Series,
  ends: ReadonlyMap<Month, number>,
  { levels, frequency }: Series,
): Map<Month, number> {
  const found = Array.from(ends).flatMap(([month, at]): [Month, number][] => {
    const position = nearestPosition(levels, days[at] ?? 0, furthest[frequency]);
    return position === undefined ? [] : [[month, position]];
  });
  return new Map(found);
}

const isBehind = (index: Series, other: Series) =>
  (other.levels.days.at(-1) ?? 0) < (index.levels.days.at(-1) ?? 0);

/** The last month-end of the index at which the other series has a level; null where that is too long ago. */
function latestCommon(last: Month, otherAt: ReadonlyMap<Month, number>): Month | null {
  const latest = Array.from({ length: mostBehind + 1 }, (_, behind) => last - behind);
  return latest.find((month) => otherAt.has(month)) ?? null;
}

function sampleOf({ days, values }: Levels, positions: readonly number[]): Sampled {
  const sampled = positions.map((position) => values[position] ?? 0);
  if (sampled.length < 3) return { missing: 'too-short' };
  if (sampled.some((value) => value <= 0)) return { missing: 'not-positive' };
  const at = (i: number) => days[positions.at(i) ?? 0] ?? 0;
  return {
    from: at(0),
    to: at(-1),
    returns: sampled.slice(1).map((value, i) => value / (sampled[i] ?? Number.NaN) - 1),
  };
}
