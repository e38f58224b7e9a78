import type { IndexFigures } from '#src/contract/api/figures/index-figures.ts';
import type { Drawdown } from '#src/domain/figures/drawdowns.ts';
import { sinceInception, measure } from '#src/domain/register/figure.ts';
import { riskWindows } from '#src/domain/register/figures-of-risk.ts';
import { figureOf } from '#src/domain/register/register.ts';
import { deepestFall } from '#src/domain/register/samples.ts';
import type { AnsweredIndex } from './measured-index.ts';
import { dateOf, givenOf, rounded } from './rounded.ts';

type RiskAnswer = IndexFigures['risk'][number];

const windows = ['1Y', '3Y', '5Y', '10Y'] as const;

/** Figures that are given by window, by the stems of their tags. */
const answered = {
  volatility: 'volatility',
  sharpeRatio: 'sharpe-ratio',
  trackingError: 'tracking-error',
  beta: 'beta',
  correlation: 'correlation',
} as const satisfies Record<string, RiskAnswer['figure']>;

const stems = Object.keys(answered) as (keyof typeof answered)[];

/** Volatility over each window, and the figures against the risk-free index and the benchmark where they exist. */
export function riskAnswers(index: AnsweredIndex): RiskAnswer[] {
  if (index.levels.days.length < 2) return [];
  return windows.flatMap((window) =>
    stems.flatMap((stem): RiskAnswer[] => {
      const figure = figureOf(stem + window);
      if (figure.needs.some((need) => index[need] === null)) return [];
      const { value, missing, from, to, observations, crossesLaunch } = measure(figure, index);
      return [
        {
          tag: figure.tag,
          figure: answered[stem],
          window,
          frequency: figure.frequency === 'monthly' ? 'monthly' : index.frequency,
          unit: figure.unit === 'percent' ? 'percent' : 'ratio',
          value: rounded(value),
          missing,
          from: dateOf(from),
          to: dateOf(to),
          observations,
          crossesLaunch,
        },
      ];
    }),
  );
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

export function drawdownAnswers(index: AnsweredIndex): DrawdownAnswer[] {
  if (index.levels.days.length < 2) return [];
  const shown = index.isCut ? windows : [...windows, 'inception' as const];
  return shown.map((window) => {
    const inTag = window === 'inception' ? sinceInception : window;
    const tag = `maximumDrawdown${inTag}`;
    const { missing, crossesLaunch } = measure(figureOf(tag), index);
    const fall = deepestFall(index, riskWindows[inTag]);
    if ('missing' in fall) return { tag, window, ...notReached, missing };
    const { drawdown, from, to } = fall;
    const given = givenOf(index);
    return {
      tag,
      window,
      ...(drawdown ? fallAnswer(drawdown, given) : { ...notReached, depth: 0 }),
      from: dateOf(from),
      to: dateOf(to),
      missing,
      crossesLaunch,
    };
  });
}

function fallAnswer({ depth, peak, trough, recovery }: Drawdown, given: typeof rounded) {
  return {
    depth: given(depth),
    peak: dateOf(peak),
    trough: dateOf(trough),
    recovery: dateOf(recovery),
  };
}
