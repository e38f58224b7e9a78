import type { Month } from '../levels/calendar.ts';
import type { Day } from '../day.ts';
import type { Levels } from '../levels/level-columns.ts';
import { maximumDrawdown, type Drawdown } from './drawdowns.ts';
import type { Frequency } from '../levels/month-ends.ts';
import { findPeriodBase } from './period-start.ts';
import {
  monthEndPositions,
  monthlyReturns,
  stepReturns,
  type ReturnSample,
} from './return-samples.ts';
import { meanOf, sampleCovariance, sampleDeviation } from './statistics.ts';

/** Windows of risk figures, in months; `inception` is the whole published history. */
export const riskWindows = { '1Y': 12, '3Y': 36, '5Y': 60, '10Y': 120 } as const;

export type RiskWindow = keyof typeof riskWindows;

/** Steps that a year is taken to have: what the deviation of one step is annualised by. */
export const stepsPerYear: Record<Frequency, number> = { daily: 252, weekly: 52, monthly: 12 };

/** A figure with the levels that it was calculated from; `value` is null where there is none. */
export type Measured = {
  value: number | null;
  from: Day | null;
  to: Day | null;
  /** Number of returns. */
  observations: number;
};

const nothing: Measured = { value: null, from: null, to: null, observations: 0 };

/**
 * Annualised volatility in per cent: standard deviation (n − 1) of the simple returns from level to level,
 * × √252 for a daily series, √52 for a weekly, √12 for a monthly one.
 */
export function volatility(levels: Levels, frequency: Frequency, window: RiskWindow): Measured {
  const sample = stepReturns(levels, frequency, riskWindows[window]);
  if (!sample) return nothing;
  const annual = sampleDeviation(sample.returns) * Math.sqrt(stepsPerYear[frequency]);
  return measured(sample, annual * 100);
}

/** Two series month by month over the same months, the first of them the index. */
export type MonthlyPair = { sample: ReturnSample; other: number[] };

/**
 * Month-end returns of an index and of another series over the same months, up to the last month that has
 * ended in both. Null where either lacks a month-end in the window, and where the other series is more than a
 * month behind the index, as one that has ceased: a window that ends long ago is not the last year.
 */
export function monthlyPair(
  index: { levels: Levels; frequency: Frequency },
  other: { levels: Levels; frequency: Frequency },
  window: RiskWindow,
): MonthlyPair | null {
  const ends = monthEndPositions(index.levels, index.frequency);
  const otherEnds = monthEndPositions(other.levels, other.frequency);
  const end = lastCommonMonth(ends, otherEnds);
  if (end === null) return null;
  const months = riskWindows[window];
  const sample = monthlyReturns(index.levels, ends, end, months);
  const otherSample = monthlyReturns(other.levels, otherEnds, end, months);
  return sample && otherSample && { sample, other: otherSample.returns };
}

/** Months by which the series that an index is measured with may be behind it. */
const mostBehind = 1;

function lastCommonMonth(index: Map<Month, number>, other: Map<Month, number>): Month | null {
  const last = Array.from(index.keys()).at(-1);
  if (last === undefined) return null;
  const latest = Array.from({ length: mostBehind + 1 }, (_, behind) => last - behind);
  return latest.find((month) => index.has(month) && other.has(month)) ?? null;
}

/**
 * Sharpe ratio (W. F. Sharpe, The Sharpe Ratio, Journal of Portfolio Management 1994): mean of the monthly
 * returns less those of the risk-free series, over their standard deviation (n − 1), × √12.
 */
export function sharpeRatio(withRiskFree: MonthlyPair | null): Measured {
  if (!withRiskFree) return nothing;
  const excess = differences(withRiskFree);
  return measured(
    withRiskFree.sample,
    ratio(meanOf(excess) * Math.sqrt(stepsPerYear.monthly), sampleDeviation(excess)),
  );
}

/**
 * Tracking error in per cent: standard deviation (n − 1) of the monthly returns less those of the benchmark,
 * × √12.
 */
export function trackingError(withBenchmark: MonthlyPair | null): Measured {
  if (!withBenchmark) return nothing;
  const deviation = sampleDeviation(differences(withBenchmark));
  return measured(withBenchmark.sample, deviation * Math.sqrt(stepsPerYear.monthly) * 100);
}

/** Beta: covariance of the monthly returns with the benchmark's, over the benchmark's variance. */
export function beta(withBenchmark: MonthlyPair | null): Measured {
  if (!withBenchmark) return nothing;
  const { sample, other } = withBenchmark;
  const covariance = sampleCovariance(sample.returns, other);
  return measured(sample, ratio(covariance, sampleCovariance(other, other)));
}

/** Correlation (Pearson) of the monthly returns with the benchmark's. */
export function correlation(withBenchmark: MonthlyPair | null): Measured {
  if (!withBenchmark) return nothing;
  const { sample, other } = withBenchmark;
  const covariance = sampleCovariance(sample.returns, other);
  const deviations = sampleDeviation(sample.returns) * sampleDeviation(other);
  return measured(sample, ratio(covariance, deviations));
}

/**
 * Deepest fall from a peak within a window (null: the whole history), from its base level on. Null where the
 * history does not reach back so far; `drawdown` is null where the level never fell.
 */
export function windowDrawdown(
  levels: Levels,
  window: RiskWindow | null,
): { from: Day; to: Day; drawdown: Drawdown | null } | null {
  const [first] = levels.days;
  const last = levels.days.at(-1);
  if (first === undefined || last === undefined || first === last) return null;
  const from = window === null ? 0 : findPeriodBase(levels, riskWindows[window]);
  if (from === null) return null;
  const stretch = { days: levels.days.subarray(from), values: levels.values.subarray(from) };
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
  return { value, from, to, observations: returns.length };
}
