import type { IndexFigures } from '#src/contract/api/index-figures.ts';
import type { Day } from '#src/domain/day.ts';
import type { Drawdown } from '#src/domain/figures/drawdowns.ts';
import { beginsBackTested, type Measured } from '#src/domain/figures/measured.ts';
import { monthlyPair } from '#src/domain/figures/return-samples.ts';
import {
  beta,
  correlation,
  riskWindows,
  sharpeRatio,
  trackingError,
  volatility,
  windowDrawdown,
  type RiskWindow,
} from '#src/domain/figures/risk.ts';
import type { Frequency } from '#src/domain/levels/series.ts';
import type { Comparable, MeasuredIndex } from './measured-index.ts';
import { reasonOf } from './return-answers.ts';
import { dateOf, rounded } from './rounded.ts';

type RiskAnswer = IndexFigures['risk'][number];

const windows = Object.keys(riskWindows) as RiskWindow[];

/** Volatility over each window, and what is measured against risk-free index and benchmark, where there are. */
export function riskAnswers(index: MeasuredIndex): RiskAnswer[] {
  if (index.levels.days.length < 2) return [];
  return windows.flatMap((window) => {
    const answer = (
      figure: RiskAnswer['figure'],
      unit: RiskAnswer['unit'],
      frequency: Frequency,
      { value, missing, from, to, observations }: Measured,
      other?: Comparable,
    ): RiskAnswer => ({
      figure,
      window,
      frequency,
      unit,
      value: rounded(value),
      missing: reasonOf(index, missing),
      from: dateOf(from),
      to: dateOf(to),
      observations,
      // A figure is no less hypothetical where the levels that it is measured with are.
      crossesLaunch: eitherBackTested(index, other, from),
    });
    const pairWith = (other: Comparable) => monthlyPair(index, other, riskWindows[window]);
    const { frequency, riskFree, benchmark } = index;
    return [
      answer('volatility', 'percent', frequency, volatility(index, window)),
      ...(riskFree
        ? [answer('sharpe-ratio', 'ratio', 'monthly', sharpeRatio(pairWith(riskFree)), riskFree)]
        : []),
      ...(benchmark
        ? againstBenchmark(pairWith(benchmark)).map((found) => answer(...found, benchmark))
        : []),
    ];
  });
}

type Paired = ReturnType<typeof monthlyPair>;

function againstBenchmark(
  pair: Paired,
): [RiskAnswer['figure'], RiskAnswer['unit'], Frequency, Measured][] {
  return [
    ['tracking-error', 'percent', 'monthly', trackingError(pair)],
    ['beta', 'ratio', 'monthly', beta(pair)],
    ['correlation', 'ratio', 'monthly', correlation(pair)],
  ];
}

function eitherBackTested(
  index: MeasuredIndex,
  other: Comparable | undefined,
  from: Day | null,
): boolean | null {
  const own = beginsBackTested(index.launch, from);
  if (other === undefined || own === true) return own;
  const others = beginsBackTested(other.launch, from);
  return others === true ? true : own === null ? null : others;
}

type DrawdownAnswer = IndexFigures['drawdowns'][number];

const notReached = {
  depth: null,
  peak: null,
  trough: null,
  recovery: null,
  from: null,
  to: null,
  crossesLaunch: false,
};

export function drawdownAnswers(index: MeasuredIndex): DrawdownAnswer[] {
  if (index.levels.days.length < 2) return [];
  const shown = index.isCut ? windows : [...windows, 'inception' as const];
  return shown.map((window) => {
    const found = windowDrawdown(index, window === 'inception' ? null : window);
    if ('missing' in found) {
      return { window, ...notReached, missing: reasonOf(index, found.missing) };
    }
    const { drawdown, from, to } = found;
    return {
      window,
      ...(drawdown ? fallAnswer(drawdown) : { ...notReached, depth: 0 }),
      from: dateOf(from),
      to: dateOf(to),
      missing: null,
      crossesLaunch: beginsBackTested(index.launch, from),
    };
  });
}

function fallAnswer({ depth, peak, trough, recovery }: Drawdown) {
  return {
    depth: rounded(depth),
    peak: dateOf(peak),
    trough: dateOf(trough),
    recovery: dateOf(recovery),
  };
}
