import type { Month } from '../levels/calendar.ts';
import type { Day } from '../day.ts';
import type { Levels } from '../levels/level-columns.ts';
import { endsByMonth } from '../levels/month-ends.ts';
import type { Series } from '../levels/series.ts';
import { silent } from '../working/recorder.ts';
import type { MeasuredIndex } from './measured-index.ts';
import { notMeasured, type Measured } from './measured.ts';
import { stepsPerYear } from './return-samples.ts';
import type { RollingPart } from './rolling-tag.ts';
import { medianOf, sampleDeviation } from './statistics.ts';

export type RollingReturn = {
  value: number;
  from: Day;
  to: Day;
  /** The positions of its two levels. */
  positions: readonly [from: number, to: number];
};

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
  return distributionOf(listRollingReturns(series, months), months);
}

function distributionOf(all: Stretches, months: number): RollingReturns | null {
  const [first] = all;
  if (!first) return null;
  return {
    months,
    count: all.length,
    from: first.from,
    best: bestOf(all, first),
    worst: worstOf(all, first),
    median: medianOf(all.map(({ value }) => value)),
    positive: positiveOf(all),
  };
}

type Stretches = readonly RollingReturn[];

const bestOf = (all: Stretches, first: RollingReturn) =>
  all.reduce((one, other) => (other.value > one.value ? other : one), first);
const worstOf = (all: Stretches, first: RollingReturn) =>
  all.reduce((one, other) => (other.value < one.value ? other : one), first);
const positiveOf = (all: Stretches) =>
  (all.filter(({ value }) => value > 0).length / all.length) * 100;

const formulas: Record<RollingPart, string> = {
  best: 'highest(stretches) × 100',
  worst: 'lowest(stretches) × 100',
  median: 'median(stretches) × 100',
  positive: 'countAbove(stretches) ÷ count(stretches) × 100',
};

/** One number of `rollingReturns`, in per cent, with its steps. */
export function rollingFigure(
  index: MeasuredIndex,
  months: number,
  part: RollingPart,
  record = silent,
): Measured {
  const all = listRollingReturns(index, months);
  const found = distributionOf(all, months);
  if (found === null) return notMeasured('too-short');
  const { levels } = index;
  const at = (end: 0 | 1) => all.map(({ positions }) => positions[end]);
  const of = found[part];
  const value = typeof of === 'number' ? of : of.value;
  const to = all.at(-1)?.to ?? found.from;
  record.observed({ levels, positions: at(1) }, { levels, positions: at(0) });
  record.given({ symbol: 'years', value: yearsOf(months), kind: 'number' });
  record.rules({ rule: 'stretches', months, from: found.from, to });
  record.rules({ rule: months > 12 ? 'annualised' : 'not-annualised' });
  if (typeof of !== 'number') record.rules({ rule: 'that-month', from: of.from, to: of.to });
  record.step('result', formulas[part], value);
  return { value, missing: null, from: found.from, to, observations: all.length };
}

/** Returns of up to a year are not annualised. */
const yearsOf = (months: number) => Math.max(1, months / 12);

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
  const [first = 0] = ends.keys();
  const returns = monthlyReturnsOf(ends, values);
  const found = Array.from(ends.keys()).flatMap((month) => {
    const stretch = returns.subarray(month - first, month - first + months);
    if (stretch.length < months || stretch.includes(Number.NaN)) return [];
    const deviation = sampleDeviation(stretch) * Math.sqrt(stepsPerYear.monthly) * 100;
    return [{ day: days[ends.get(month + months) ?? 0] ?? 0, value: deviation }];
  });
  return {
    days: Int32Array.from(found, ({ day }) => day),
    values: Float64Array.from(found, ({ value }) => value),
  };
}

/** The return from each month-end to the next, from the first month on; NaN where one of them has no level. */
function monthlyReturnsOf(
  ends: ReadonlyMap<Month, number>,
  values: Levels['values'],
): Float64Array {
  const months = Array.from(ends.keys());
  const [first = 0] = months;
  return Float64Array.from({ length: (months.at(-1) ?? first) - first }, (_, i) => {
    const [from, to] = [ends.get(first + i), ends.get(first + i + 1)];
    return from === undefined || to === undefined ? Number.NaN : values[to]! / values[from]! - 1;
  });
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
  return {
    value: ((level / base) ** (1 / yearsOf(months)) - 1) * 100,
    from: days[from] ?? 0,
    to: days[to] ?? 0,
    positions: [from, to],
  };
}
