import { cumulativeReturn } from '../figures/returns.ts';
import type { Recorder, Rule } from '../working/recorder.ts';
import { sinceInception, type Figure } from './figure.ts';
import { figureOf } from './register.ts';

/** Figures over a window, in display order. */
const stemsOverWindows = [
  'return',
  'volatility',
  'monthlyVolatility',
  'sharpeRatio',
  'sortinoRatio',
  'maximumDrawdown',
  'recoveryDays',
  'bestMonth',
  'worstMonth',
  'positiveMonths',
] as const;

/** The same of an index that has another one as its benchmark. */
const stemsAgainst = [
  'excessReturn',
  'trackingError',
  'informationRatio',
  'beta',
  'correlation',
  'rSquared',
  'upCapture',
  'downCapture',
] as const;

/**
 * A figure since inception of an index that contains the levels of a window only. Its tag is the stem, because the
 * window is told beside it.
 */
function overWindow(stem: string, of?: Figure['of']): Figure {
  const whole = figureOf(stem + sinceInception);
  const calculate = of ?? whole.of;
  return {
    ...whole,
    tag: stem,
    window: null,
    decimals: whole.unit === 'days' ? 0 : 2,
    of: (index, record) => calculate(index, record && ofWindow(record)),
  };
}

/** The first level is that of the window, not the first published one. */
const ofWindow = (record: Recorder): Recorder => ({
  ...record,
  rules: (...applied) => record.rules(...applied.map(startOfWindow)),
});

const startOfWindow = (one: Rule): Rule =>
  one.rule === 'first-level' ? { ...one, rule: 'window-start' } : one;

const growth: Figure = {
  ...overWindow('return', (index, record) => cumulativeReturn(index, 'inception', record)),
  tag: 'cumulativeReturn',
  stem: 'cumulativeReturn',
};

/** The figures of an index over a free window, by the stems of their tags. */
export const windowFigures: readonly Figure[] = [
  growth,
  ...stemsOverWindows.map((stem) => overWindow(stem)),
];

/** The figures of an index against another over a free window. */
export const figuresAgainstOther: readonly Figure[] = stemsAgainst.map((stem) => overWindow(stem));

const byStem = new Map(
  [...windowFigures, ...figuresAgainstOther].map((figure) => [figure.tag, figure]),
);

/** The figure over a free window of a stem; null where there is none. */
export const findWindowFigure = (stem: string): Figure | null => byStem.get(stem) ?? null;

/** The figure over a free window of a stem that is written in the code. */
export function windowFigure(stem: string): Figure {
  const found = findWindowFigure(stem);
  if (found === null) throw new TypeError(`no figure ${stem} over a window`);
  return found;
}
