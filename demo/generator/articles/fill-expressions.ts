import { dayOfIso, isoOfDay } from '#src/domain/day.ts';
import { formatDate, formatMonth } from '#src/i18n/format-date.ts';
import { formatLevel, formatNumber, formatPercent } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import {
  beta,
  between,
  correlation,
  deepestFall,
  levelAt,
  totalReturn,
  trackingError,
  volatility,
  yearlyReturn,
  type Levels,
} from './measures.ts';

export type LevelsOf = (fundId: string) => Levels;

/** A figure, or the place in time of one; how it is written depends on the language. */
type Value = { number: number; text: (language: Language) => string };

const perCent = (number: number): Value => ({
  number,
  text: (language) => formatPercent(language, number),
});
const plain = (number: number): Value => ({
  number,
  text: (language) => formatNumber(language, number),
});
const inDays = (number: number): Value => ({ number, text: () => String(number) });
const date = (day: number): Value => ({
  number: day,
  text: (language) => formatDate(language, isoOfDay(day)),
});

const isoDay = (day: number): Value => ({ number: day, text: () => isoOfDay(day) });

type Measure = (levels: LevelsOf, words: readonly string[]) => Value;

const ofOne =
  (measure: (levels: Levels) => Value): Measure =>
  (levels, [fundId = '', from = '', to = '']) =>
    measure(between(levels(fundId), from, to));

const ofTwo =
  (measure: (one: Levels, other: Levels) => Value): Measure =>
  (levels, [fundId = '', other = '', from = '', to = '']) =>
    measure(between(levels(fundId), from, to), between(levels(other), from, to));

/** What an article may ask of the levels: `{{return PLWLD_NTR_USD 2020-02-19 2020-03-23}}`. */
const measures: Record<string, Measure> = {
  return: ofOne((levels) => perCent(totalReturn(levels))),
  /** A negative return without its sign: "lost {{loss …}}". */
  loss: ofOne((levels) => perCent(positive(-totalReturn(levels), 'loss'))),
  gain: ofOne((levels) => perCent(positive(totalReturn(levels), 'gain'))),
  yearly: ofOne((levels) => perCent(yearlyReturn(levels))),
  volatility: ofOne((levels) => perCent(volatility(levels))),
  drawdown: ofOne((levels) => perCent(deepestFall(levels).depth)),
  peak: ofOne((levels) => date(levels.days[deepestFall(levels).peak]!)),
  trough: ofOne((levels) => date(levels.days[deepestFall(levels).trough]!)),
  recovery: ofOne((levels) => date(recoveryDay(levels))),
  /** The same three days as the marks of a chart name them. */
  peakDay: ofOne((levels) => isoDay(levels.days[deepestFall(levels).peak]!)),
  troughDay: ofOne((levels) => isoDay(levels.days[deepestFall(levels).trough]!)),
  recoveryDay: ofOne((levels) => isoDay(recoveryDay(levels))),
  /** Days that pass from the peak until its level is seen again. */
  wait: ofOne((levels) => inDays(recoveryDay(levels) - levels.days[deepestFall(levels).peak]!)),
  recoveryMonth: ofOne((levels) => ({
    number: recoveryDay(levels),
    text: (language) => formatMonth(language, isoOfDay(recoveryDay(levels))),
  })),
  correlation: ofTwo((one, other) => plain(correlation(one, other))),
  beta: ofTwo((one, benchmark) => plain(beta(one, benchmark))),
  trackingError: ofTwo((one, benchmark) => perCent(trackingError(one, benchmark))),
  /** Percentage points by which the yearly return of one exceeds that of the other. */
  ahead: ofTwo((one, other) => plain(positive(yearlyReturn(one) - yearlyReturn(other), 'ahead'))),
  /** Percentage points between two returns over the same days. */
  gap: ofTwo((one, other) => plain(positive(totalReturn(one) - totalReturn(other), 'gap'))),
  level: (levels, [fundId = '', on = '']) => {
    const number = levelAt(levels(fundId), on);
    return { number, text: (language) => formatLevel(language, number) };
  },
};

/**
 * Fills the expressions of a text by what the levels say. `{{claim A < B}}` (or `>`, `=`) leaves nothing behind,
 * but fails where it is not so: for what the words around the figures say.
 */
export function fillExpressions(text: string, language: Language, levels: LevelsOf): string {
  return text.replaceAll(/\{\{([^}]+)\}\}\n?/g, (whole, expression: string) => {
    const end = whole.endsWith('\n') ? '\n' : '';
    const claim = /^claim (.+) ([<>=]) (.+)$/.exec(expression);
    if (!claim) return valueOf(expression, levels).text(language) + end;
    const [, left = '', sign, right = ''] = claim;
    const [a, b] = [numberOf(left, levels), numberOf(right, levels)];
    if (Math.sign(a - b) === signs[sign as keyof typeof signs]) return '';
    throw new Error(`It is not so: ${expression} (${a}, ${b})`);
  });
}

const signs = { '<': -1, '=': 0, '>': 1 };

/** A side of a claim: a number, a date, or a measure. */
function numberOf(side: string, levels: LevelsOf): number {
  const number = Number(side);
  if (Number.isFinite(number)) return number;
  return dayOfIso(side) ?? valueOf(side, levels).number;
}

function valueOf(expression: string, levels: LevelsOf): Value {
  const [name = '', ...words] = expression.trim().split(/\s+/);
  const measure = measures[name];
  if (!measure) throw new Error(`There is no measure ${name}`);
  try {
    return measure(levels, words);
  } catch (cause) {
    throw new Error(`${expression}: ${String(cause)}`, { cause });
  }
}

function positive(value: number, name: string): number {
  if (value > 0) return value;
  throw new Error(`the ${name} is ${value}`);
}

/** The first day at or above the peak that came before the deepest fall. */
function recoveryDay(levels: Levels): number {
  const { peak, trough } = deepestFall(levels);
  const at = levels.values.findIndex((value, i) => i > trough && value >= levels.values[peak]!);
  if (at < 0) throw new Error('the level of the peak was not reached again');
  return levels.days[at]!;
}
