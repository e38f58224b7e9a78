import { firstDayOfMonth, type Month } from '../levels/calendar.ts';
import type { Day } from '../day.ts';
import { nearestPosition, positionsFrom } from '../levels/level-on.ts';
import { endsByMonth, newestEnded } from '../levels/month-ends.ts';
import { isMonthly, type Frequency, type Series } from '../levels/series.ts';
import type { Observed, Rule } from '../working/recorder.ts';
import type { Missing } from './measured.ts';
import { findPeriodBase, firstBase } from './period-start.ts';

/** Returns over equal steps between two dated levels, as fractions: 0.01 is one per cent. */
export type ReturnSample = {
  from: Day;
  to: Day;
  returns: number[];
  /** The levels between which the returns are taken. */
  observed: Observed;
  /** The rules that determined them. */
  rules: readonly Rule[];
};

/** Steps per year, by which the deviation of one step is annualised. */
export const stepsPerYear: Record<Frequency, number> = { daily: 252, weekly: 52, monthly: 12 };

/** Returns of equal steps, or why there are none. */
export type Sampled = ReturnSample | { missing: Missing };

/** The longest step in days over which a return is taken; a longer one is a gap. */
const longestStep: Record<Frequency, number> = { daily: 14, weekly: 21, monthly: 45 };

/**
 * Returns from level to level over the months before the last level, or over the whole history if `months` is null.
 * There are none if the history is shorter, has a gap in the window (see `longestStep`), or has a level that is not
 * above zero.
 */
export function stepReturns(series: Series, months: number | null): Sampled {
  const { levels, frequency } = series;
  const base = months === null ? firstBase(series) : findPeriodBase(series, months);
  if ('missing' in base) return base;
  const days = levels.days.subarray(base.at);
  if (days.some((day, i) => i > 0 && day - (days[i - 1] ?? day) > longestStep[frequency])) {
    return { missing: 'gap' };
  }
  const positions = positionsFrom(levels, base.at);
  const steps: Rule = { rule: 'steps', frequency, perYear: stepsPerYear[frequency] };
  return sampleOf({ levels, positions }, [base.rule, steps]);
}

/**
 * Returns from month-end to month-end over so many months up to the last month that has ended, or over the whole
 * history if `months` is null. There are none if any month of the window has no month-end level.
 */
export function monthlyReturns(series: Series, months: number | null): Sampled {
  const ends = endsByMonth(series);
  const window = windowOf(ends, newestEnded(series), months);
  if ('missing' in window) return window;
  const positions = window.months.map((month) => ends.get(month) ?? 0);
  return sampleOfMonths({ levels: series.levels, positions });
}

/** A sample of month-end levels, with a rule that states the first and the last of their days. */
function sampleOfMonths(observed: Observed): Sampled {
  const { days } = observed.levels;
  const at = (i: number) => days[observed.positions.at(i) ?? 0] ?? 0;
  return sampleOf(observed, [{ rule: 'months', from: at(0), to: at(-1) }]);
}

/**
 * The months of a window up to the month `last`, including the one it starts from; `ends` contains those with a
 * month-end level.
 */
function windowOf(
  ends: ReadonlyMap<Month, number>,
  last: Month | null,
  months: number | null,
): { months: Month[] } | { missing: Missing } {
  const [first] = ends.keys();
  if (first === undefined || last === null) return { missing: 'too-short' };
  const begin = months === null ? first : last - months;
  if (begin < first) return { missing: 'too-short' };
  const all = Array.from({ length: last - begin + 1 }, (_, i) => begin + i);
  return all.every((month) => ends.has(month)) ? { months: all } : { missing: 'gap' };
}

/** The monthly returns of the index and of another series over the same months. */
export type MonthlyPair = { sample: ReturnSample; other: ReturnSample };

/** The returns of two series from which a figure is calculated, or why there are none. */
export type Paired = MonthlyPair | { missing: Missing };

/** The most days between the index's month-end and the level of the other series that is used for it. */
const furthest: Record<Frequency, number> = { daily: 3, weekly: 7, monthly: 3 };

/**
 * Month-end returns of an index and of another series over the same months, up to the last month that has ended, or
 * over the index's whole history if `months` is null. For each month-end of the index, the other series has its level
 * nearest to that day, at most three days from it (a week if that series is weekly). If the other series has not
 * reached the last month-end yet, the window ends a month earlier. There are no returns if either series lacks a month
 * of the window, or if the other one is further behind, because it may have ceased.
 */
export function monthlyPair(index: Series, other: Series, months: number | null): Paired {
  const ends = endsByMonth(index);
  const otherAt = positionsAt(index, ends, other);
  const end = lastOfPair(index, other, otherAt);
  if (end === 'ended') return { missing: end };
  const window = windowOf(ends, end, months);
  if ('missing' in window) return window;
  if (window.months.some((month) => !otherAt.has(month))) return { missing: 'not-covered' };
  const sampled = ({ levels }: Series, positions: ReadonlyMap<Month, number>) =>
    sampleOfMonths({ levels, positions: window.months.map((month) => positions.get(month) ?? 0) });
  const pair = [sampled(index, ends), sampled(other, otherAt)] as const;
  return paired(...pair, { rule: 'nearest', days: furthest[other.frequency] });
}

function paired(sample: Sampled, other: Sampled, rule: Rule): Paired {
  if ('missing' in sample) return sample;
  if ('missing' in other) return other;
  return { sample: { ...sample, rules: [...sample.rules, rule] }, other };
}

const aligned = new WeakMap<
  ReadonlyMap<Month, number>,
  WeakMap<Series, ReadonlyMap<Month, number>>
>();

/** The positions of another series' levels at the index's month-ends, by month; computed once for all windows. */
function positionsAt(
  index: Series,
  ends: ReadonlyMap<Month, number>,
  other: Series,
): ReadonlyMap<Month, number> {
  if (other.levels.days === index.levels.days) return ends;
  const ofEnds = aligned.get(ends) ?? new WeakMap<Series, ReadonlyMap<Month, number>>();
  aligned.set(ends, ofEnds);
  const found = ofEnds.get(other) ?? findPositions(index, ends, other);
  ofEnds.set(other, found);
  return found;
}

function findPositions(
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

/** The last month of windows of two series; `ended` if the other one is more than a month behind. */
function lastOfPair(
  index: Series,
  other: Series,
  otherAt: ReadonlyMap<Month, number>,
): Month | 'ended' | null {
  const newest = newestEnded(index);
  if (newest === null || !isBehind(index, other, otherAt, newest)) return newest;
  return isBehind(index, other, otherAt, newest - 1) ? 'ended' : newest - 1;
}

/**
 * Whether the other series has not reached a month-end of the index: its day, or its month if the series is
 * monthly.
 */
function isBehind(
  index: Series,
  other: Series,
  otherAt: ReadonlyMap<Month, number>,
  month: Month,
): boolean {
  const position = endsByMonth(index).get(month);
  if (position === undefined || otherAt.has(month)) return false;
  const day = isMonthly(other) ? firstDayOfMonth(month) : (index.levels.days[position] ?? 0);
  return (other.levels.days.at(-1) ?? Infinity) < day;
}

function sampleOf(observed: Observed, rules: readonly Rule[]): Sampled {
  const { levels, positions } = observed;
  if (positions.length < 3) return { missing: 'too-short' };
  const sampled = positions.map((position) => levels.values[position] ?? 0);
  if (sampled.some((value) => value <= 0)) return { missing: 'not-positive' };
  const returns: number[] = [];
  for (let i = 1; i < sampled.length; i++) returns.push(sampled[i]! / sampled[i - 1]! - 1);
  const at = (i: number) => levels.days[positions.at(i) ?? 0] ?? 0;
  return {
    from: at(0),
    to: at(-1),
    returns,
    observed,
    rules,
  };
}
