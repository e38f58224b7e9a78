import type { Day } from '../day.ts';
import type { Frequency, Series } from '../levels/series.ts';
import { maximumDrawdown, type Drawdown } from './drawdowns.ts';
import { notMeasured, type Measured, type Missing } from './measured.ts';
import { findPeriodBase } from './period-start.ts';
import type { MonthlyPair, ReturnSample } from './return-samples.ts';
import { meanOf, sampleCovariance, sampleDeviation } from './statistics.ts';

/** Steps that a year is taken to have: what the deviation of one step is annualised by. */
export const stepsPerYear: Record<Frequency, number> = { daily: 252, weekly: 52, monthly: 12 };

/** Returns of equal steps, or why there are none. */
type Sampled = ReturnSample | { missing: Missing };

/**
 * Annualised volatility in per cent: standard deviation (n − 1) of simple returns, × √252 where they are daily, √52
 * weekly, √12 monthly.
 */
export function volatility(sample: Sampled, frequency: Frequency): Measured {
  return ofReturns(
    sample,
    (returns) => sampleDeviation(returns) * Math.sqrt(stepsPerYear[frequency]) * 100,
  );
}

/** The highest of monthly returns, in per cent. */
export const bestMonth = (sample: Sampled): Measured =>
  ofReturns(sample, (returns) => Math.max(...returns) * 100);

/** The lowest of monthly returns, in per cent. */
export const worstMonth = (sample: Sampled): Measured =>
  ofReturns(sample, (returns) => Math.min(...returns) * 100);

/** Months with a return above zero, in per cent of all. */
export const positiveMonths = (sample: Sampled): Measured =>
  ofReturns(sample, (returns) => (countOf(returns, (one) => one > 0) / returns.length) * 100);

/** What a figure of two series is calculated from; or why it cannot be. */
type Paired = MonthlyPair | { missing: Missing };

/**
 * Sharpe ratio (W. F. Sharpe, The Sharpe Ratio, Journal of Portfolio Management 1994): mean of the monthly
 * returns less those of the risk-free series, over their standard deviation (n − 1), × √12.
 */
export function sharpeRatio(withRiskFree: Paired): Measured {
  return ofPair(withRiskFree, (pair) => {
    // Of a series that never moves there is no risk to be rewarded for.
    if (sampleDeviation(pair.sample.returns) < smallest) return null;
    const excess = differences(pair);
    return ratio(meanOf(excess) * Math.sqrt(stepsPerYear.monthly), sampleDeviation(excess));
  });
}

/**
 * Sortino ratio (F. A. Sortino, L. N. Price, Performance Measurement in a Downside Risk Framework, Journal of Investing
 * 1994): mean of the monthly returns less those of the risk-free series, over the root of the mean square of those below
 * zero, all months counted, × √12.
 */
export function sortinoRatio(withRiskFree: Paired): Measured {
  return ofPair(withRiskFree, (pair) => {
    if (sampleDeviation(pair.sample.returns) < smallest) return null;
    const excess = differences(pair);
    const downside = Math.sqrt(meanOf(excess.map((one) => Math.min(0, one) ** 2)));
    return ratio(meanOf(excess) * Math.sqrt(stepsPerYear.monthly), downside);
  });
}

/** Annualised return of the index less that of the benchmark over the same months, in per cent. */
export const excessReturn = (withBenchmark: Paired): Measured =>
  ofPair(withBenchmark, (pair) => annualExcess(pair) * 100);

/**
 * Tracking error in per cent: standard deviation (n − 1) of the monthly returns less those of the benchmark,
 * × √12.
 */
export const trackingError = (withBenchmark: Paired): Measured =>
  ofPair(withBenchmark, (pair) => annualDifference(pair) * 100);

/** Information ratio: excess return over tracking error. */
export const informationRatio = (withBenchmark: Paired): Measured =>
  ofPair(withBenchmark, (pair) => ratio(annualExcess(pair), annualDifference(pair)));

/** Beta: covariance of the monthly returns with the benchmark's, over the benchmark's variance. */
export const beta = (withBenchmark: Paired): Measured =>
  ofPair(withBenchmark, ({ sample: { returns }, other }) =>
    ratio(sampleCovariance(returns, other), sampleCovariance(other, other)),
  );

/** Correlation (Pearson) of the monthly returns with the benchmark's. */
export const correlation = (withBenchmark: Paired): Measured =>
  ofPair(withBenchmark, correlationOf);

/** The square of the correlation: the share of the variance that goes with the benchmark's. */
export const rSquared = (withBenchmark: Paired): Measured =>
  ofPair(withBenchmark, (pair) => {
    const found = correlationOf(pair);
    return found === null ? null : found ** 2;
  });

/**
 * Up or down capture in per cent (Morningstar): geometric mean of the monthly returns of the index over the months in which
 * the benchmark was above, or below, zero / that of the benchmark over the same months.
 */
export function capture(withBenchmark: Paired, direction: 'up' | 'down'): Measured {
  if ('missing' in withBenchmark) return notMeasured(withBenchmark.missing);
  const { sample, other } = withBenchmark;
  const isMeant = (_: number, i: number) => (other[i] ?? 0) * (direction === 'up' ? 1 : -1) > 0;
  const months = other.filter(isMeant);
  if (months.length === 0) return notMeasured('no-such-month');
  const own = geometricMean(sample.returns.filter(isMeant));
  return measured(sample, ratio(own * 100, geometricMean(months)));
}

function correlationOf({ sample: { returns }, other }: MonthlyPair): number | null {
  const deviations = sampleDeviation(returns) * sampleDeviation(other);
  return ratio(sampleCovariance(returns, other), deviations);
}

const annualDifference = (pair: MonthlyPair) =>
  sampleDeviation(differences(pair)) * Math.sqrt(stepsPerYear.monthly);

const annualExcess = ({ sample, other }: MonthlyPair) =>
  annualised(geometricMean(sample.returns)) - annualised(geometricMean(other));

const annualised = (monthly: number) => (1 + monthly) ** stepsPerYear.monthly - 1;

const geometricMean = (returns: readonly number[]) =>
  returns.reduce((growth, one) => growth * (1 + one), 1) ** (1 / returns.length) - 1;

const countOf = (values: readonly number[], isCounted: (value: number) => boolean) =>
  values.reduce((count, value) => count + (isCounted(value) ? 1 : 0), 0);

/** The deepest fall in a stretch of levels; `drawdown` is null where the level never fell. */
export type WindowDrawdown = {
  from: Day;
  to: Day;
  /** Number of levels. */
  observations: number;
  drawdown: Drawdown | null;
};

/** Deepest fall from a peak within so many months (null: the whole history), from its base level on; or why there is none. */
export function windowDrawdown(
  series: Series,
  months: number | null,
): WindowDrawdown | { missing: Missing } {
  const { days, values } = series.levels;
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined || first === last) return { missing: 'too-short' };
  const base = months === null ? { at: 0 } : findPeriodBase(series, months);
  if ('missing' in base) return base;
  const stretch = { days: days.subarray(base.at), values: values.subarray(base.at) };
  return {
    from: stretch.days[0] ?? first,
    to: last,
    observations: stretch.days.length,
    drawdown: maximumDrawdown(stretch),
  };
}

type Fall = ReturnType<typeof windowDrawdown>;

/** Depth of a window's deepest fall, in per cent: below zero, and zero where the level never fell. */
export const depthOf = (fall: Fall): Measured =>
  ofFall(fall, ({ drawdown }) => drawdown?.depth ?? 0);

/** Calendar days from the trough of a window's deepest fall until the level was back at its peak. */
export const recoveryDays = (fall: Fall): Measured =>
  ofFall(fall, ({ drawdown }) => {
    if (drawdown === null) return 'no-fall';
    return drawdown.recovery === null ? 'not-recovered' : drawdown.recovery - drawdown.trough;
  });

/** How far the last level lies below the highest one, in per cent: zero at a new high, else negative. */
export function currentDrawdown({ levels: { days, values } }: Series): Measured {
  const [from] = days;
  const to = days.at(-1);
  if (from === undefined || to === undefined || from === to) return notMeasured('too-short');
  const highest = values.reduce((one, other) => Math.max(one, other));
  if (highest <= 0) return notMeasured('not-positive');
  const value = ((values.at(-1) ?? 0) / highest - 1) * 100;
  return { value, missing: null, from, to, observations: days.length };
}

/** @param found the figure, or why there is none */
function ofFall(fall: Fall, found: (fall: WindowDrawdown) => number | Missing): Measured {
  if ('missing' in fall) return notMeasured(fall.missing);
  const value = found(fall);
  if (typeof value === 'string') return notMeasured(value);
  return { value, missing: null, from: fall.from, to: fall.to, observations: fall.observations };
}

function differences({ sample, other }: MonthlyPair): number[] {
  return sample.returns.map((value, i) => value - (other[i] ?? Number.NaN));
}

/** Deviations this small are rounding: two series of the same returns have no ratio to speak of. */
const smallest = 1e-12;

function ratio(numerator: number, denominator: number): number | null {
  return Math.abs(denominator) < smallest ? null : numerator / denominator;
}

function ofReturns(sample: Sampled, value: (returns: readonly number[]) => number): Measured {
  return 'missing' in sample
    ? notMeasured(sample.missing)
    : measured(sample, value(sample.returns));
}

function ofPair(pair: Paired, value: (pair: MonthlyPair) => number | null): Measured {
  return 'missing' in pair ? notMeasured(pair.missing) : measured(pair.sample, value(pair));
}

function measured({ from, to, returns }: ReturnSample, value: number | null): Measured {
  const missing = value === null ? 'no-variance' : null;
  return { value, missing, from, to, observations: returns.length };
}
