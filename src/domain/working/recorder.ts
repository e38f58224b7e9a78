import type { Day } from '../day.ts';
import type { Levels } from '../levels/level-columns.ts';
import type { Frequency } from '../levels/series.ts';

/** The symbols of formulas, which are the same in every language. Later formulas can refer to a step by its symbol. */
export const symbols = [
  'start',
  'end',
  'peak',
  'trough',
  'recovery',
  'launch',
  'highest',
  'wholeYears',
  'restDays',
  'yearDays',
  'years',
  'growth',
  'annualGrowth',
  'average',
  'deviation',
  'downside',
  'ownAverage',
  'otherAverage',
  'ownAnnual',
  'otherAnnual',
  'annualExcess',
  'trackingError',
  'jointVariance',
  'variance',
  'ownDeviation',
  'otherDeviation',
  'correlation',
  'weight',
  'blendGrowth',
  'blendLogarithm',
  'blendVariance',
  'linked',
  'result',
] as const;
export type FormulaSymbol = (typeof symbols)[number];

/** An input of a calculation: the level of a day, a day (its value is the Day), or a number derived from days. */
export type Given = { symbol: FormulaSymbol; value: number } & (
  | { kind: 'level' | 'day'; day: Day }
  | { kind: 'number' }
);

/** A number calculated from earlier ones and the observations by a formula (see `formula.ts`). */
export type Step = { symbol: FormulaSymbol; formula: string; value: number };

/** A rule that applied, with its outcome. */
export type Rule =
  | { rule: 'same-day' | 'month-end'; last: Day; asked: Day; from: Day }
  | { rule: 'end-of-month-before' | 'end-of-quarter-before' | 'end-of-year-before'; from: Day }
  | { rule: 'first-level' | 'window-start' | 'since-launch' | 'calendar-year'; from: Day }
  | { rule: 'weights-set'; from: Day }
  | { rule: 'day-contributions' | 'linked' }
  | { rule: 'annualised' | 'not-annualised' | 'sample' | 'downside' | 'whole-years' }
  | { rule: 'steps'; frequency: Frequency; perYear: number }
  | { rule: 'months'; from: Day; to: Day }
  | { rule: 'nearest'; days: number }
  | { rule: 'deepest' | 'running-high'; from: Day; to: Day }
  | { rule: 'that-month' | 'year-up-to' | 'since-first'; from: Day; to: Day }
  | { rule: 'latest-day'; from: Day }
  | { rule: 'stretches'; months: number; from: Day; to: Day };

/** Levels of a series, by position, that a calculation uses. */
export type Observed = {
  levels: Levels;
  positions: readonly number[];
  /** Of a part of a blend its weight after the close of each position, in per cent. */
  weights?: readonly number[];
};

/** Records how a figure is calculated, during the calculation. */
export type Recorder = {
  given: (given: Given) => void;
  /** @returns the value */
  step: (symbol: FormulaSymbol, formula: string, value: number) => number;
  rules: (...rules: readonly Rule[]) => void;
  /** @param other the series that the index is measured against, at the same months */
  observed: (own: Observed, other?: Observed) => void;
};

/** Records nothing. */
export const silent: Recorder = {
  given: () => undefined,
  step: (_symbol, _formula, value) => value,
  rules: () => undefined,
  observed: () => undefined,
};
