import { shownValue } from '../shown-value.ts';
import { beginsBackTested, notMeasured, type Measured } from '../figures/measured.ts';
import type { MeasuredIndex } from '../figures/measured-index.ts';
import type { Recorder } from '../working/recorder.ts';
import type { Holdings } from './holdings.ts';

/** Groups of figures in display order. */
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

/** `other` is a unit of the provider's own, which it names in words. */
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

/** The sections of the methodology page that define figures. */
export type FormulaSection =
  | 'index-level'
  | 'returns'
  | 'annualised-returns'
  | 'calendar-years'
  | 'rolling-returns'
  | 'fifty-two-week-range'
  | 'volatility'
  | 'sharpe-ratio'
  | 'maximum-drawdown'
  | 'tracking-error'
  | 'beta'
  | 'correlation'
  | 'holdings'
  | 'turnover'
  | 'overlap'
  | 'blends';

/** The other series that a figure needs besides the levels of its index. */
export type Need = 'benchmark' | 'riskFree';

/** What is published of an index's holdings: its list of members, its characteristics as a whole, its metrics. */
export type HeldNeed = 'members' | 'characteristics' | 'sustainability';

/**
 * The register's entry of one figure, its only declaration. `tag` is its name in addresses, columns and answers;
 * `stem` and `window` compose its displayed name, so that `volatility` needs one translation for all its windows.
 */
export type FigureFacts = {
  tag: string;
  stem: string;
  /** `1M`, `YTD`, `SinceInception`, `2024`; null for a figure without a window. */
  window: string | null;
  group: FigureGroup;
  unit: FigureUnit;
  /** Decimals in a list. */
  decimals: number;
  /** Gains and losses are shown with their sign. */
  isSigned: boolean;
  /** The first direction when a list is sorted by the figure. */
  first: 1 | -1;
  /** The frequency of the returns that it is calculated from; null where levels are compared directly. */
  frequency: 'own' | 'monthly' | null;
  needs: readonly (Need | HeldNeed)[];
  /** The section of the methodology page that defines it. */
  formula: FormulaSection;
};

/** A figure calculated from levels. */
export type Figure = Omit<FigureFacts, 'needs'> & {
  needs: readonly Need[];
  /**
   * Calculates its value for an index, unrounded and in its unit, or why there is none. The recorder receives the
   * steps.
   */
  of: (index: MeasuredIndex, record?: Recorder) => Measured;
};

/** A figure calculated from an index's holdings. */
export type HeldFigure = FigureFacts & {
  /** Calculates its value, unrounded and in its unit; null where the published data does not suffice. */
  ofHeld: (held: Holdings) => number | null;
};

/** A figure of one index with its value and marks. */
export type MeasuredFigure = Measured & {
  /** Whether it uses levels from before a launch date; null where that is unknown. */
  crossesLaunch: boolean | null;
};

/**
 * Calculates a figure of an index as it may be shown. Where the beginning of the history is withheld, there is no
 * figure since inception, and a history that is too short is reported as withheld. Where downloads are not
 * allowed, the value has only its shown digits.
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

/**
 * Rounds the value to its shown digits if the index allows no downloads, because earlier levels could be calculated
 * from a return with ten digits.
 */
function shownOnly(
  { needs, decimals }: Figure,
  index: MeasuredIndex,
  value: number | null,
): number | null {
  const isClosed = index.isClosed || needs.some((need) => index[need]?.isClosed);
  return value === null || !isClosed ? value : shownValue(value, decimals);
}

export const sinceInception = 'SinceInception';

/** Whether a figure uses back-tested levels of the index, its benchmark or its risk-free series; null if that is unknown. */
function crossesLaunch(
  { needs }: Figure,
  index: MeasuredIndex,
  { from }: Measured,
): boolean | null {
  const all = [index, ...needs.flatMap((need) => index[need] ?? [])];
  const each = all.map(({ launch }) => beginsBackTested(launch, from));
  if (each.includes(true)) return true;
  return each.includes(null) ? null : false;
}
