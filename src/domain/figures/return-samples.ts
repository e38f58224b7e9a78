import type { Month } from '../levels/calendar.ts';
import type { Day } from '../day.ts';
import type { Levels } from '../levels/level-columns.ts';
import { completeMonths, positionsByMonth, type Frequency } from '../levels/month-ends.ts';
import { findPeriodBase } from './period-start.ts';

/** Returns of equal steps between two dated levels, as fractions: 0.01 is one per cent. */
export type ReturnSample = { from: Day; to: Day; returns: number[] };

/** Days from which on a step of a series is a gap, over which no return is taken. */
const longestStep: Record<Frequency, number> = { daily: 14, weekly: 21, monthly: 45 };

/**
 * Returns from level to level over the months before the last level, for figures of the series' own
 * frequency. Null where the history does not reach back so far, has a gap in the window (more than 14 days in
 * a daily series, 21 in a weekly, 45 in a monthly one), or a level that is not above zero.
 */
export function stepReturns(
  levels: Levels,
  frequency: Frequency,
  months: number,
): ReturnSample | null {
  const last = levels.days.at(-1);
  const from = findPeriodBase(levels, months);
  if (from === null || last === undefined) return null;
  const days = levels.days.subarray(from);
  if (days.some((day, i) => i > 0 && day - (days[i - 1] ?? day) > longestStep[frequency])) {
    return null;
  }
  return sampleOf(
    levels,
    Array.from(days.keys(), (i) => from + i),
  );
}

/**
 * Returns from month-end to month-end over so many months up to `end`, a month that both series have. Null
 * where a month in the window has no level, or one that is not above zero.
 */
export function monthlyReturns(
  levels: Levels,
  monthEnds: ReadonlyMap<Month, number>,
  end: Month,
  months: number,
): ReturnSample | null {
  const positions = Array.from({ length: months + 1 }, (_, i) => monthEnds.get(end - months + i));
  const present = positions.filter((position) => position !== undefined);
  return present.length === months + 1 ? sampleOf(levels, present) : null;
}

/** Month-ends by month; see `completeMonths`. */
export function monthEndPositions(levels: Levels, frequency: Frequency): Map<Month, number> {
  return positionsByMonth(completeMonths(levels, frequency));
}

function sampleOf({ days, values }: Levels, positions: readonly number[]): ReturnSample | null {
  const sampled = positions.map((position) => values[position] ?? 0);
  if (sampled.length < 3 || sampled.some((value) => value <= 0)) return null;
  const at = (i: number) => days[positions.at(i) ?? 0] ?? 0;
  return {
    from: at(0),
    to: at(-1),
    returns: sampled.slice(1).map((value, i) => value / (sampled[i] ?? Number.NaN) - 1),
  };
}
