import type { IndexFigures } from '#src/contract/api/index-figures.ts';
import type { Drawdown } from '#src/domain/figures/drawdowns.ts';
import type { Frequency } from '#src/domain/levels/month-ends.ts';
import {
  beta,
  correlation,
  monthlyPair,
  riskWindows,
  sharpeRatio,
  trackingError,
  volatility,
  windowDrawdown,
  type Measured,
  type RiskWindow,
} from '#src/domain/figures/risk.ts';
import { beginsBackTested, type Comparable, type MeasuredIndex } from './measured-index.ts';
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
      { value, from, to, observations }: Measured,
      other?: Comparable,
    ): RiskAnswer => ({
      figure,
      window,
      frequency,
      unit,
      value: rounded(value),
      from: dateOf(from),
      to: dateOf(to),
      observations,
      // A figure is no less hypothetical where the levels that it is measured with are.
      crossesLaunch:
        beginsBackTested(index, from) || (other !== undefined && beginsBackTested(other, from)),
    });
    const pairWith = (other: Comparable) => monthlyPair(index, other, window);
    const { frequency, riskFree, benchmark } = index;
    const pair = benchmark && pairWith(benchmark);
    return [
      answer('volatility', 'percent', frequency, volatility(index.levels, frequency, window)),
      ...(riskFree
        ? [answer('sharpe-ratio', 'ratio', 'monthly', sharpeRatio(pairWith(riskFree)), riskFree)]
        : []),
      ...(benchmark
        ? [
            answer('tracking-error', 'percent', 'monthly', trackingError(pair), benchmark),
            answer('beta', 'ratio', 'monthly', beta(pair), benchmark),
            answer('correlation', 'ratio', 'monthly', correlation(pair), benchmark),
          ]
        : []),
    ];
  });
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
    const found = windowDrawdown(index.levels, window === 'inception' ? null : window);
    if (!found) return { window, ...notReached };
    const { drawdown, from, to } = found;
    return {
      window,
      ...(drawdown ? fallAnswer(drawdown) : { ...notReached, depth: 0 }),
      from: dateOf(from),
      to: dateOf(to),
      crossesLaunch: beginsBackTested(index, from),
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
