import { firstDayOfMonth, type Month } from '../levels/calendar.ts';
import type { Day } from '../day.ts';
import { nearestPosition } from '../levels/level-on.ts';
import { endsByMonth, newestEnded } from '../levels/month-ends.ts';
import { isMonthly, type Frequency, type Series } from '../levels/series.ts';
import type { Observed, Rule } from '../working/recorder.ts';
import type { Missing } from './measured.ts';
import { findPeriodBase, firstBase } from './period-start.ts';

/** Returns of equal steps between two dated levels, as fractions: 0.01 is one per cent. */
export type ReturnSample = {
  from: Day;
  to: Day;
  returns: number[];
  /** The levels between which they lie. */
  observed: Observed;
  /** What decided which they are. */
  rules: readonly Rule[];
};

/** Steps that a year is taken to have: what the deviation of one step is annualised by. */
export const stepsPerYear: Record<Frequency, number> = { daily: 252, weekly: 52, monthly: 12 };

type Sampled = ReturnSample | { missing: Missing };

/** Days from which on a step of a series is a gap, over which no return is taken. */
const longestStep: Record<Frequency, number> = { daily: 14, weekly: 21, monthly: 45 };

/**
 * Returns from level to level over the months before the last level (null: over all), for figures of the series' own
 * frequency. There are
 * none where the history does not reach back so far, has a gap in the window (more than 14 days in a daily series, 21 in
 * a weekly, 45 in a monthly one), or a level that is not above zero.
 */
export function stepReturns(series: Series, months: number | null): Sampled {
  const { levels, frequency } = series;
  const base = months === null ? firstBase(series) : findPeriodBase(series, months);
  if ('missing' in base) return base;
  const days = levels.days.subarray(base.at);
  if (days.some((day, i) => i > 0 && day - (days[i - 1] ?? day) > longestStep[frequency])) {
    return { missing: 'gap' };
  }
  const positions = Array.from(days.keys(), (i) => base.at + i);
  const steps: Rule = { rule: 'steps', frequency, perYear: stepsPerYear[frequency] };
  return sampleOf({ levels, positions }, [base.rule, steps]);
}

/**
 * Returns from month-end to month-end over so many months up to the last month that has ended; null: over all there are.
 * A window has all its months, or no sample.
 */
export function monthlyReturns(series: Series, months: number | null): Sampled {
  const ends = endsByMonth(series);
  const window = windowOf(ends, newestEnded(series), months);
  if ('missing' in window) return window;
  const positions = window.months.map((month) => ends.get(month) ?? 0);
  return sampleOfMonths({ levels: series.levels, positions });
}

/** Of levels at month-ends, which the rule names by their days. */
function sampleOfMonths(observed: Observed): Sampled {
  const { days } = observed.levels;
  const at = (i: number) => days[observed.positions.at(i) ?? 0] ?? 0;
  return sampleOf(observed, [{ rule: 'months', from: at(0), to: at(-1) }]);
}

/** The months of a window up to the month `last`, the one it starts from included; `ends` has those with a month-end. */
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

/** Two series month by month over the same months, the first of them the index. */
export type MonthlyPair = { sample: ReturnSample; other: ReturnSample };

/** Days by which a level of the other series may lie from the month-end of the index that it is read at. */
const furthest: Record<Frequency, number> = { daily: 3, weekly: 7, monthly: 3 };

/**
 * Month-end returns of an index and of another series over the same months, up to the last month that has ended. The other
 * is read at the index's own month-ends: its level nearest to that day, at most three days from it (a week where the other
 * is weekly). Where its last level is of before the last month-end, the window ends a month earlier. There are none where
 * either lacks a month in the window, and where the other is more than a month behind the index, as one that has ceased: a
 * window that ends long ago is not the last year. Without a number of months, over all months of the index.
 */
export function monthlyPair(
  index: Series,
  other: Series,
  months: number | null,
): MonthlyPair | { missing: Missing } {
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

function paired(sample: Sampled, other: Sampled, rule: Rule): MonthlyPair | { missing: Missing } {
  if ('missing' in sample) return sample;
  if ('missing' in other) return other;
  return { sample: { ...sample, rules: [...sample.rules, rule] }, other };
}

const aligned = new WeakMap<Series, WeakMap<Series, ReadonlyMap<Month, number>>>();

/** The levels of another series at the month-ends of the index, by month; found once for all windows. */
function positionsAt(
  index: Series,
  ends: ReadonlyMap<Month, number>,
  other: Series,
): ReadonlyMap<Month, number> {
  const ofIndex = aligned.get(index) ?? new WeakMap<Series, ReadonlyMap<Month, number>>();
  aligned.set(index, ofIndex);
  const found = ofIndex.get(other) ?? findPositions(index, ends, other);
  ofIndex.set(other, found);
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

/** The month that windows of two series end with; `ended` where the other is more than a month behind. */
function lastOfPair(
  index: Series,
  other: Series,
  otherAt: ReadonlyMap<Month, number>,
): Month | 'ended' | null {
  const newest = newestEnded(index);
  if (newest === null || !isBehind(index, other, otherAt, newest)) return newest;
  return isBehind(index, other, otherAt, newest - 1) ? 'ended' : newest - 1;
}

/** Whether the other series has not come to a month-end of the index: to its day or, with one level a month, to its month. */
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
  const sampled = positions.map((position) => levels.values[position] ?? 0);
  if (sampled.length < 3) return { missing: 'too-short' };
  if (sampled.some((value) => value <= 0)) return { missing: 'not-positive' };
  const at = (i: number) => levels.days[positions.at(i) ?? 0] ?? 0;
  return {
    from: at(0),
    to: at(-1),
    returns: sampled.slice(1).map((value, i) => value / (sampled[i] ?? Number.NaN) - 1),
    observed,
    rules,
  };
}
