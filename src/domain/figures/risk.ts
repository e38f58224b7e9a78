import type { Day } from '../day.ts';
import type { Frequency, Series } from '../levels/series.ts';
import { maximumDrawdown, type Drawdown } from './drawdowns.ts';
import { notMeasured, type Measured, type Missing } from './measured.ts';
import { findPeriodBase } from './period-start.ts';
import { stepReturns, type MonthlyPair, type ReturnSample } from './return-samples.ts';
import { meanOf, sampleCovariance, sampleDeviation } from './statistics.ts';

/** Windows of risk figures, in months; `inception` is the whole published history. */
export const riskWindows = { '1Y': 12, '3Y': 36, '5Y': 60, '10Y': 120 } as const;

export type RiskWindow = keyof typeof riskWindows;

/** Steps that a year is taken to have: what the deviation of one step is annualised by. */
export const stepsPerYear: Record<Frequency, number> = { daily: 252, weekly: 52, monthly: 12 };

/**
 * Annualised volatility in per cent: standard deviation (n − 1) of the simple returns from level to level,
 * × √252 for a daily series, √52 for a weekly, √12 for a monthly one.
 */
export function volatility(series: Series, window: RiskWindow): Measured {
  const sample = stepReturns(series, riskWindows[window]);
  if ('missing' in sample) return notMeasured(sample.missing);
  const annual = sampleDeviation(sample.returns) * Math.sqrt(stepsPerYear[series.frequency]);
  return measured(sample, annual * 100);
}

/** What a figure of two series is calculated from; or why it cannot be. */
type Paired = MonthlyPair | { missing: Missing };

/**
 * Sharpe ratio (W. F. Sharpe, The Sharpe Ratio, Journal of Portfolio Management 1994): mean of the monthly
 * returns less those of the risk-free series, over their standard deviation (n − 1), × √12.
 */
export function sharpeRatio(withRiskFree: Paired): Measured {
  if ('missing' in withRiskFree) return notMeasured(withRiskFree.missing);
  const { sample } = withRiskFree;
  // Of a series that never moves there is no risk to be rewarded for.
  if (sampleDeviation(sample.returns) < smallest) return measured(sample, null);
  const excess = differences(withRiskFree);
  const annual = meanOf(excess) * Math.sqrt(stepsPerYear.monthly);
  return measured(sample, ratio(annual, sampleDeviation(excess)));
}

/**
 * Tracking error in per cent: standard deviation (n − 1) of the monthly returns less those of the benchmark,
 * × √12.
 */
export function trackingError(withBenchmark: Paired): Measured {
  if ('missing' in withBenchmark) return notMeasured(withBenchmark.missing);
  const deviation = sampleDeviation(differences(withBenchmark));
  return measured(withBenchmark.sample, deviation * Math.sqrt(stepsPerYear.monthly) * 100);
}

/** Beta: covariance of the monthly returns with the benchmark's, over the benchmark's variance. */
export function beta(withBenchmark: Paired): Measured {
  if ('missing' in withBenchmark) return notMeasured(withBenchmark.missing);
  const { sample, other } = withBenchmark;
  const covariance = sampleCovariance(sample.returns, other);
  return measured(sample, ratio(covariance, sampleCovariance(other, other)));
}

/** Correlation (Pearson) of the monthly returns with the benchmark's. */
export function correlation(withBenchmark: Paired): Measured {
  if ('missing' in withBenchmark) return notMeasured(withBenchmark.missing);
  const { sample, other } = withBenchmark;
  const covariance = sampleCovariance(sample.returns, other);
  const deviations = sampleDeviation(sample.returns) * sampleDeviation(other);
  return measured(sample, ratio(covariance, deviations));
}

/** The deepest fall in a stretch of levels; `drawdown` is null where the level never fell. */
export type WindowDrawdown = { from: Day; to: Day; drawdown: Drawdown | null };

/** Deepest fall from a peak within a window (null: the whole history), from its base level on; or why there is none. */
export function windowDrawdown(
  series: Series,
  window: RiskWindow | null,
): WindowDrawdown | { missing: Missing } {
  const { days, values } = series.levels;
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined || first === last) return { missing: 'too-short' };
  const base = window === null ? { at: 0 } : findPeriodBase(series, riskWindows[window]);
  if ('missing' in base) return base;
  const stretch = { days: days.subarray(base.at), values: values.subarray(base.at) };
  return { from: stretch.days[0] ?? first, to: last, drawdown: maximumDrawdown(stretch) };
}

function differences({ sample, other }: MonthlyPair): number[] {
  return sample.returns.map((value, i) => value - (other[i] ?? Number.NaN));
}

/** Deviations this small are rounding: two series of the same returns have no ratio to speak of. */
const smallest = 1e-12;

function ratio(numerator: number, denominator: number): number | null {
  return Math.abs(denominator) < smallest ? null : numerator / denominator;
}

function measured({ from, to, returns }: ReturnSample, value: number | null): Measured {
  const missing = value === null ? 'no-variance' : null;
  return { value, missing, from, to, observations: returns.length };
}
