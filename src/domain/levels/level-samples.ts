import { lastDayOfMonth, monthOf, weekOf } from './calendar.ts';
import type { Day } from '../day.ts';
import type { Levels } from './level-columns.ts';

/** Which levels represent a series: every one, or the last of each period. */
export type Sampling = 'every-level' | 'week-ends' | 'month-ends' | 'quarter-ends' | 'year-ends';

/** Those of charts; tables of long histories have fewer rows. */
type DrawnSampling = Exclude<Sampling, 'quarter-ends' | 'year-ends'>;

const daysPerYear = 365.25;

/** The finest sampling with at most about eight hundred levels of a daily index in the given span. */
export function samplingFor(from: Day, to: Day): DrawnSampling {
  const years = (to - from) / daysPerYear;
  if (years <= 3.1) return 'every-level';
  return years <= 10.1 ? 'week-ends' : 'month-ends';
}

/**
 * The levels between two days, both included. Where there is no level on the first day, the last one before it is
 * included, as for returns.
 */
export function cutLevels({ days, values }: Levels, from: Day, to: Day): Levels {
  const after = days.findIndex((day) => day > from);
  const begin = after < 0 ? days.length - 1 : Math.max(0, after - 1);
  const end = days.findLastIndex((day) => day <= to) + 1;
  return { days: days.slice(begin, end), values: values.slice(begin, end) };
}

/** The first level, and the last of every period (a week goes from Monday to Sunday). */
export function sampleLevels(levels: Levels, sampling: Sampling): Levels {
  if (sampling === 'every-level') return levels;
  const positions = samplePositions(levels.days, sampling);
  return {
    days: Int32Array.from(positions, (at) => levels.days[at]!),
    values: Float64Array.from(positions, (at) => levels.values[at]!),
  };
}

/**
 * The positions that `isSampled` is true of. The calendar is computed once a period instead of once a level, as a blend has
 * dozens of lines.
 */
function samplePositions(
  days: Levels['days'],
  sampling: Exclude<Sampling, 'every-level'>,
): number[] {
  const positions: number[] = [];
  let end = lastDayOf(days[0] ?? 0, sampling);
  for (let at = 0; at < days.length; at++) {
    const next = days[at + 1] ?? Infinity;
    if (at === 0 || next > end) positions.push(at);
    if (next > end) end = lastDayOf(next, sampling);
  }
  return positions;
}

/** Whether the level at a position is part of a sampling. */
export function isSampled(days: Levels['days'], at: number, sampling: Sampling): boolean {
  if (at === 0 || at === days.length - 1) return true;
  return periodOf(days[at]!, sampling) !== periodOf(days[at + 1]!, sampling);
}

/** The months of a period. */
const monthsOf = { 'month-ends': 1, 'quarter-ends': 3, 'year-ends': 12 } as const;

/** The number of the period that one level stands for. */
export function periodOf(day: Day, sampling: Sampling): number {
  if (sampling === 'every-level') return day;
  return sampling === 'week-ends' ? weekOf(day) : Math.floor(monthOf(day) / monthsOf[sampling]);
}

/** The last day of the period of a day. */
function lastDayOf(day: Day, sampling: Exclude<Sampling, 'every-level'>): Day {
  const period = periodOf(day, sampling);
  if (sampling === 'week-ends') return period * 7 + 3;
  return lastDayOfMonth((period + 1) * monthsOf[sampling] - 1);
}
