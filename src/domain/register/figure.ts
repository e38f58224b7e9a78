import { shownValue } from '../shown-value.ts';
import { beginsBackTested, notMeasured, type Measured } from '../figures/measured.ts';
import type { Comparable, MeasuredIndex } from '../figures/measured-index.ts';
import type { Recorder } from '../working/recorder.ts';
import type { Holdings } from './holdings.ts';

/** Groups of figures, in the order in which they are offered. */
export const figureGroups = [
  'returns',
  'calendar-years',
  'risk',
  'benchmark',
  'record',
  'valuation',
  'composition',
  'sustainability',
  'provider',
] as const;
export type FigureGroup = (typeof figureGroups)[number];

/** `other`: a unit of the provider's own, which it names in words. */
export const figureUnits = [
  'percent',
  'ratio',
  'days',
  'years',
  'times',
  'basisPoints',
  'count',
  'other',
] as const;
export type FigureUnit = (typeof figureUnits)[number];

/** Sections of the methodology page that define figures. */
export type FormulaSection =
  | 'returns'
  | 'annualised-returns'
  | 'calendar-years'
  | 'volatility'
  | 'sharpe-ratio'
  | 'maximum-drawdown'
  | 'tracking-error'
  | 'beta'
  | 'correlation'
  | 'holdings'
  | 'turnover';

/** What a figure is measured with besides the levels of its index. */
export type Need = 'benchmark' | 'riskFree';

/**
 * What the register says of one figure: the only place where it is declared. `tag` is its name in addresses, columns and answers;
 * `stem` and `window` are what its name is made of, so that `volatility` over five windows has one word in each language.
 */
export type FigureFacts = {
  tag: string;
  stem: string;
  /** `1M`, `YTD`, `SinceInception`, `2024`; null for a figure that has no window. */
  window: string | null;
  group: FigureGroup;
  unit: FigureUnit;
  /** Digits after the decimal point in a list. */
  decimals: number;
  /** Gains and losses bear their sign. */
  isSigned: boolean;
  /** Order in which a list begins when it is sorted by the figure. */
  first: 1 | -1;
  /** Step of the returns that it is calculated from; null where levels are compared directly. */
  frequency: 'own' | 'monthly' | null;
  needs: readonly Need[];
  /** Section of the methodology page that defines it. */
  formula: FormulaSection;
};

/** A figure that follows from levels. */
export type Figure = FigureFacts & {
  /** Its value for an index, unrounded, in its unit; or why there is none. How it comes about is told while it does. */
  of: (index: MeasuredIndex, record?: Recorder) => Measured;
};

/** A figure of what an index holds. */
export type HeldFigure = FigureFacts & {
  /** Its value, unrounded, in its unit; null where what is published does not give it. */
  ofHeld: (held: Holdings) => number | null;
};

/** A figure of one index with what the register says of it in addition to the calculation. */
export type MeasuredFigure = Measured & {
  /** Levels before a launch date are part of it; null where nobody knows. */
  crossesLaunch: boolean | null;
};

/**
 * A figure of an index as it may be shown. Where the provider withholds the beginning of a history, nothing is since
 * inception, and a history that is too short is said to be withheld; where he allows no downloads, it has the digits that are
 * shown.
 */
export function measure(figure: Figure, index: MeasuredIndex, record?: Recorder): MeasuredFigure {
  if (index.isCut && figure.window === sinceInception) {
    return { ...notMeasured('withheld'), crossesLaunch: false };
  }
  const found = figure.of(index, record);
  const missing = index.isCut && found.missing === 'too-short' ? 'withheld' : found.missing;
  const value = shownOnly(figure, index, found.value);
  return { ...found, value, missing, crossesLaunch: crossesLaunch(figure, index, found) };
}

/** From a return to ten digits, and the last level, the first one follows: of a closed index it has those that are shown. */
function shownOnly(
  { needs, decimals }: Figure,
  index: MeasuredIndex,
  value: number | null,
): number | null {
  const isClosed = index.isClosed || needs.some((need) => index[need]?.isClosed);
  return value === null || !isClosed ? value : shownValue(value, decimals);
}

export const sinceInception = 'SinceInception';

/** A figure is no less hypothetical where the levels that it is measured with are. */
function crossesLaunch(
  { needs }: Figure,
  index: MeasuredIndex,
  { from }: Measured,
): boolean | null {
  const others = needs.flatMap((need): Comparable[] => (index[need] === null ? [] : [index[need]]));
  const each = [index, ...others].map(({ launch }) => beginsBackTested(launch, from));
  return each.includes(true) ? true : each.includes(null) ? null : false;
}
