import type { Month } from '../levels/calendar.ts';
import type { Day } from '../day.ts';
import type { Levels } from '../levels/level-columns.ts';
import { endsByMonth } from '../levels/month-ends.ts';
import type { Series } from '../levels/series.ts';
import { stepsPerYear } from './return-samples.ts';
import { medianOf, sampleDeviation } from './statistics.ts';

export type RollingReturn = { value: number; from: Day; to: Day };

/** The distribution of the returns over every stretch of a number of months, in per cent. */
export type RollingReturns = {
  months: number;
  /** The day of the first stretch's start level. */
  from: Day;
  /** The number of stretches, one starting at each month-end. */
  count: number;
  best: RollingReturn;
  worst: RollingReturn;
  median: number;
  /** The share of stretches with a positive return, in per cent. */
  positive: number;
};

/**
 * The distribution of returns from every month-end to the one so many months later, annualised if that is longer
 * than a year: (1 + return)^(12 / months) − 1. A stretch is left out if either end has no level. Null if none is left.
 */
export function rollingReturns(series: Series, months: number): RollingReturns | null {
  const all = listRollingReturns(series, months);
  const [first] = all;
  if (!first) return null;
  return {
    months,
    count: all.length,
    from: first.from,
    best: all.reduce((one, other) => (other.value > one.value ? other : one), first),
    worst: all.reduce((one, other) => (other.value < one.value ? other : one), first),
    median: medianOf(all.map(({ value }) => value)),
    positive: (all.filter(({ value }) => value > 0).length / all.length) * 100,
  };
}

/** The stretches of `rollingReturns` in order. */
export function listRollingReturns(series: Series, months: number): RollingReturn[] {
  const ends = endsByMonth(series);
  return Array.from(ends.keys()).flatMap(
    (month) => rollingReturn(series.levels, ends, month, months) ?? [],
  );
}

/** The annualised volatility of the monthly returns within each stretch, by the day on which it ends. */
export function rollingVolatility(series: Series, months: number): Levels {
  const ends = endsByMonth(series);
  const { days, values } = series.levels;
  const returns = monthlyReturnsOf(ends, values);
  const found = Array.from(ends.keys()).flatMap((month) => {
    const stretch: number[] = [];
    for (let i = 0; i < months; i++) {
      const one = returns.get(month + i);
      if (one === undefined) return [];
      stretch.push(one);
    }
    const deviation = sampleDeviation(stretch) * Math.sqrt(stepsPerYear.monthly) * 100;
    return [{ day: days[ends.get(month + months) ?? 0] ?? 0, value: deviation }];
  });
  return {
    days: Int32Array.from(found, ({ day }) => day),
    values: Float64Array.from(found, ({ value }) => value),
  };
}

/** The return from each month-end to the next, by the earlier month, if both have a level. */
function monthlyReturnsOf(
  ends: ReadonlyMap<Month, number>,
  values: Levels['values'],
): Map<Month, number> {
  const returns = new Map<Month, number>();
  for (const [month, from] of ends) {
    const to = ends.get(month + 1);
    if (to !== undefined) returns.set(month, values[to]! / values[from]! - 1);
  }
  return returns;
}

function rollingReturn(
  { days, values }: Levels,
  ends: ReadonlyMap<Month, number>,
  month: Month,
  months: number,
): RollingReturn | null {
  const from = ends.get(month);
  const to = ends.get(month + months);
  if (from === undefined || to === undefined) return null;
  const base = values[from] ?? 0;
  const level = values[to] ?? 0;
  if (base <= 0 || level <= 0) return null;
  const years = Math.max(1, months / 12);
  return {
    value: ((level / base) ** (1 / years) - 1) * 100,
    from: days[from] ?? 0,
    to: days[to] ?? 0,
  };
}
