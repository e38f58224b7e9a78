import { monthOf, weekOf } from './calendar.ts';
import type { Day } from '../day.ts';
import type { Levels } from './level-columns.ts';

/** Which levels represent a series: every one, or the last of each week or month. */
export type Sampling = 'every-level' | 'week-ends' | 'month-ends';

const daysPerYear = 365.25;

/** The finest sampling with at most about eight hundred levels of a daily index in the given span. */
export function samplingFor(from: Day, to: Day): Sampling {
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

/** The first level, and the last of every week (Monday to Sunday) or month. */
export function sampleLevels({ days, values }: Levels, sampling: Sampling): Levels {
  const isKept = (_: number, at: number) => isSampled(days, at, sampling);
  return { days: days.filter(isKept), values: values.filter(isKept) };
}

/** Whether the level at a position is part of a sampling. */
export function isSampled(days: Levels['days'], at: number, sampling: Sampling): boolean {
  if (sampling === 'every-level' || at === 0 || at === days.length - 1) return true;
  const periodOf = sampling === 'week-ends' ? weekOf : monthOf;
  return periodOf(days[at]!) !== periodOf(days[at + 1]!);
}
