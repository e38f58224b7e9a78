import { silent, type Recorder } from '../working/recorder.ts';
import { notMeasured, type Measured } from './measured.ts';
import {
  stepsPerYear,
  type MonthlyPair,
  type Paired,
  type ReturnSample,
  type Sampled,
} from './return-samples.ts';
import { meanOf, sampleCovariance, sampleDeviation } from './statistics.ts';

/**
 * Annualised volatility in per cent: standard deviation (n − 1) of simple returns, × √252 where they are daily, √52
 * weekly, √12 monthly.
 */
export const volatility = (sample: Sampled, perYear: number, record = silent): Measured =>
  ofReturns(sample, record, (returns) => {
    record.rules({ rule: 'sample' });
    const deviation = record.step('deviation', 'deviation(returns)', sampleDeviation(returns));
    const formula = `deviation × √${perYear} × 100`;
    return record.step('result', formula, deviation * Math.sqrt(perYear) * 100);
  });

/** The highest monthly return, in per cent. */
export const bestMonth = (sample: Sampled, record = silent): Measured =>
  ofReturns(sample, record, (returns) => {
    const best = Math.max(...returns);
    recordMonth(sample, returns.indexOf(best), record);
    return record.step('result', 'highest(returns) × 100', best * 100);
  });

/** The lowest monthly return, in per cent. */
export const worstMonth = (sample: Sampled, record = silent): Measured =>
  ofReturns(sample, record, (returns) => {
    const worst = Math.min(...returns);
    recordMonth(sample, returns.indexOf(worst), record);
    return record.step('result', 'lowest(returns) × 100', worst * 100);
  });

/** Records the two levels between which one return of a sample is taken. */
function recordMonth(sample: Sampled, at: number, record: Recorder): void {
  if ('missing' in sample) return;
  const { levels, positions } = sample.observed;
  const dayAt = (i: number) => levels.days[positions[i] ?? 0] ?? 0;
  record.rules({ rule: 'that-month', from: dayAt(at), to: dayAt(at + 1) });
}

/** Months with a return above zero, in per cent of all. */
export const positiveMonths = (sample: Sampled, record = silent): Measured =>
  ofReturns(sample, record, (returns) => {
    const share = countOf(returns, (one) => one > 0) / returns.length;
    return record.step('result', 'countAbove(returns) ÷ count(returns) × 100', share * 100);
  });

const perYear = stepsPerYear.monthly;

/**
 * Sharpe ratio (W. F. Sharpe, The Sharpe Ratio, Journal of Portfolio Management 1994): mean of the monthly
 * returns less those of the risk-free series, over their standard deviation (n − 1), × √12.
 */
export const sharpeRatio = (withRiskFree: Paired, record = silent): Measured =>
  ofPair(withRiskFree, record, (pair) => {
    // A series that never moves has no risk, so the ratio would mean nothing.
    if (sampleDeviation(pair.sample.returns) < smallest) return null;
    const excess = differences(pair);
    const average = record.step('average', 'mean(excess)', meanOf(excess));
    record.rules({ rule: 'sample' });
    const deviation = record.step('deviation', 'deviation(excess)', sampleDeviation(excess));
    const found = ratio(average * Math.sqrt(perYear), deviation);
    return recordRatio(record, `average × √${perYear} ÷ deviation`, found);
  });

/**
 * Sortino ratio (F. A. Sortino, L. N. Price, Performance Measurement in a Downside Risk Framework, Journal of Investing
 * 1994): mean of the monthly returns less those of the risk-free series, over the root of the mean square of those below
 * zero, all months counted, × √12.
 */
export const sortinoRatio = (withRiskFree: Paired, record = silent): Measured =>
  ofPair(withRiskFree, record, (pair) => {
    if (sampleDeviation(pair.sample.returns) < smallest) return null;
    const excess = differences(pair);
    const average = record.step('average', 'mean(excess)', meanOf(excess));
    record.rules({ rule: 'downside' });
    const squares = meanOf(excess.map((one) => Math.min(0, one) ** 2));
    const downside = record.step('downside', '√(meanSquareBelowZero(excess))', Math.sqrt(squares));
    const found = ratio(average * Math.sqrt(perYear), downside);
    return recordRatio(record, `average × √${perYear} ÷ downside`, found);
  });

/** Annualised return of the index less that of the benchmark over the same months, in per cent. */
export const excessReturn = (withBenchmark: Paired, record = silent): Measured =>
  ofPair(withBenchmark, record, (pair) =>
    record.step('result', 'annualExcess × 100', annualExcess(pair, record) * 100),
  );

/** Tracking error in per cent: standard deviation (n − 1) of monthly returns less the benchmark's, × √12. */
export const trackingError = (withBenchmark: Paired, record = silent): Measured =>
  ofPair(withBenchmark, record, (pair) =>
    record.step('result', 'trackingError × 100', annualDifference(pair, record) * 100),
  );

/** Information ratio: excess return over tracking error. */
export const informationRatio = (withBenchmark: Paired, record = silent): Measured =>
  ofPair(withBenchmark, record, (pair) => {
    const found = ratio(annualExcess(pair, record), annualDifference(pair, record));
    return recordRatio(record, 'annualExcess ÷ trackingError', found);
  });

/** Beta: covariance of the monthly returns with the benchmark's, over the benchmark's variance. */
export const beta = (withBenchmark: Paired, record = silent): Measured =>
  ofPair(withBenchmark, record, (pair) => {
    const variance = sampleCovariance(pair.other.returns, pair.other.returns);
    const together = covarianceOf(pair, record);
    record.step('variance', 'covariance(others, others)', variance);
    const found = Math.sqrt(variance) < smallest ? null : together / variance;
    return recordRatio(record, 'jointVariance ÷ variance', found);
  });

/** Correlation (Pearson) of the monthly returns with the benchmark's. */
export const correlation = (withBenchmark: Paired, record = silent): Measured =>
  ofPair(withBenchmark, record, (pair) =>
    recordRatio(
      record,
      'jointVariance ÷ (ownDeviation × otherDeviation)',
      correlationOf(pair, record),
    ),
  );

/** The square of the correlation: the share of the variance that goes with the benchmark's. */
export const rSquared = (withBenchmark: Paired, record = silent): Measured =>
  ofPair(withBenchmark, record, (pair) => {
    const found = correlationOf(pair, record);
    if (found === null) return null;
    record.step('correlation', 'jointVariance ÷ (ownDeviation × otherDeviation)', found);
    return record.step('result', 'correlation ^ 2', found ** 2);
  });

const captured = {
  up: { isMeant: (other: number) => other > 0, average: 'growthMeanWhereAbove' },
  down: { isMeant: (other: number) => other < 0, average: 'growthMeanWhereBelow' },
} as const;

/**
 * Up or down capture in per cent (Morningstar): the geometric mean of the index's monthly returns, over the months in
 * which the benchmark's return was above (or below) zero, divided by that of the benchmark over the same months.
 */
export function capture(
  withBenchmark: Paired,
  direction: 'up' | 'down',
  record = silent,
): Measured {
  if ('missing' in withBenchmark) return notMeasured(withBenchmark.missing);
  const { sample, other } = withBenchmark;
  const { isMeant, average } = captured[direction];
  const months = other.returns.filter(isMeant);
  if (months.length === 0) return notMeasured('no-such-month');
  return ofPair(withBenchmark, record, () => {
    const of = sample.returns.filter((_, i) => isMeant(other.returns[i] ?? 0));
    const own = record.step('ownAverage', `${average}(returns, others)`, geometricMean(of));
    const its = record.step('otherAverage', `${average}(others, others)`, geometricMean(months));
    return recordRatio(record, 'ownAverage × 100 ÷ otherAverage', ratio(own * 100, its));
  });
}

function recordRatio(record: Recorder, formula: string, found: number | null): number | null {
  return found === null ? null : record.step('result', formula, found);
}

function covarianceOf({ sample, other }: MonthlyPair, record: Recorder): number {
  record.rules({ rule: 'sample' });
  const found = sampleCovariance(sample.returns, other.returns);
  return record.step('jointVariance', 'covariance(returns, others)', found);
}

function correlationOf(pair: MonthlyPair, record: Recorder): number | null {
  const { sample, other } = pair;
  const together = covarianceOf(pair, record);
  const own = sampleDeviation(sample.returns);
  const its = sampleDeviation(other.returns);
  record.step('ownDeviation', 'deviation(returns)', own);
  record.step('otherDeviation', 'deviation(others)', its);
  return own < smallest || its < smallest ? null : together / (own * its);
}

function annualDifference(pair: MonthlyPair, record: Recorder): number {
  record.rules({ rule: 'sample' });
  const deviation = sampleDeviation(differences(pair));
  record.step('deviation', 'deviation(excess)', deviation);
  const formula = `deviation × √${perYear}`;
  return record.step('trackingError', formula, deviation * Math.sqrt(perYear));
}

function annualExcess({ sample, other }: MonthlyPair, record: Recorder): number {
  const own = geometricMean(sample.returns);
  const its = geometricMean(other.returns);
  record.step('ownAverage', 'growthMean(returns)', own);
  record.step('otherAverage', 'growthMean(others)', its);
  const ownAnnual = annualised(own);
  const otherAnnual = annualised(its);
  record.step('ownAnnual', `(1 + ownAverage) ^ ${perYear} − 1`, ownAnnual);
  record.step('otherAnnual', `(1 + otherAverage) ^ ${perYear} − 1`, otherAnnual);
  return record.step('annualExcess', 'ownAnnual − otherAnnual', ownAnnual - otherAnnual);
}

const annualised = (monthly: number) => (1 + monthly) ** perYear - 1;

const geometricMean = (returns: readonly number[]) =>
  returns.reduce((growth, one) => growth * (1 + one), 1) ** (1 / returns.length) - 1;

const countOf = (values: readonly number[], isCounted: (value: number) => boolean) =>
  values.reduce((count, value) => count + (isCounted(value) ? 1 : 0), 0);

function differences({ sample, other }: MonthlyPair): number[] {
  return sample.returns.map((value, i) => value - (other.returns[i] ?? Number.NaN));
}

/** A smaller deviation is a rounding error of zero. A ratio with such a denominator would mean nothing. */
const smallest = 1e-12;

function ratio(numerator: number, denominator: number): number | null {
  return Math.abs(denominator) < smallest ? null : numerator / denominator;
}

function ofReturns(
  sample: Sampled,
  record: Recorder,
  value: (returns: readonly number[]) => number,
): Measured {
  if ('missing' in sample) return notMeasured(sample.missing);
  record.observed(sample.observed);
  record.rules(...sample.rules);
  return measured(sample, value(sample.returns));
}

function ofPair(
  pair: Paired,
  record: Recorder,
  value: (pair: MonthlyPair) => number | null,
): Measured {
  if ('missing' in pair) return notMeasured(pair.missing);
  record.observed(pair.sample.observed, pair.other.observed);
  record.rules(...pair.sample.rules);
  return measured(pair.sample, value(pair));
}

function measured({ from, to, returns }: ReturnSample, value: number | null): Measured {
  const missing = value === null ? 'no-variance' : null;
  return { value, missing, from, to, observations: returns.length };
}
