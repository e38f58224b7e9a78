import type { MeasuredFigures } from '#src/contract/api/mixes/compared.ts';
import type { Day } from '#src/domain/day.ts';
import type { MeasuredIndex } from '#src/domain/figures/measured-index.ts';
import { commonWindow } from '#src/domain/comparison/common-window.ts';
import { yearOf } from '#src/domain/levels/calendar.ts';
import {
  measure,
  sinceInception,
  type Figure,
  type MeasuredFigure,
} from '#src/domain/register/figure.ts';
import { riskWindows } from '#src/domain/register/figures-of-risk.ts';
import { calendarYear } from '#src/domain/register/figures-of-returns.ts';
import {
  figuresAgainstOther,
  windowFigure,
  windowFigures,
} from '#src/domain/register/figures-of-windows.ts';
import { figureOf } from '#src/domain/register/register.ts';
import { shownValue } from '#src/domain/shown-value.ts';
import { rounded } from '../figures/rounded.ts';

const returnTags = ['1M', '3M', '6M', 'YTD', '1Y', '3Y', '5Y', '10Y'].map((one) => `return${one}`);

const riskStems = [
  'volatility',
  'monthlyVolatility',
  'sharpeRatio',
  'sortinoRatio',
  'maximumDrawdown',
] as const;

/** Without "since inception", which is a different time for each index. */
const comparedWindows = Object.keys(riskWindows).filter((window) => window !== sinceInception);

const usualFigures = [
  ...returnTags,
  ...riskStems.flatMap((stem) => comparedWindows.map((window) => stem + window)),
  'currentDrawdown',
].map(figureOf);

/** The figure of a usual window or of a calendar year; null for any other tag. */
export const findUsualFigure = (tag: string): Figure | null =>
  usualFigures.find((figure) => figure.tag === tag) ??
  (/^return[0-9]{4}$/.test(tag) ? figureOf(tag) : null);

/** Most calendar years side by side. */
const mostYears = 30;

/** The ended calendar years in which at least one index has a level at both ends, newest first. */
export function yearsOf(all: readonly MeasuredIndex[]): number[] {
  const days = all.flatMap(({ levels }) => [levels.days[0] ?? [], levels.days.at(-1) ?? []].flat());
  if (days.length === 0) return [];
  const [first, last] = [yearOf(Math.min(...days)), yearOf(Math.max(...days))];
  const years = Array.from({ length: Math.min(mostYears, last - first + 1) }, (_, i) => last - i);
  return years.filter((year) =>
    all.some((index) => measure(calendarYear(year), index).value !== null),
  );
}

/** Figures of the usual windows and of calendar years, by their tags. */
export function usualFiguresOf(
  index: MeasuredIndex,
  years: readonly number[],
  { isShownOnly }: { isShownOnly: boolean },
): MeasuredFigures {
  const all = [...usualFigures, ...years.map(calendarYear)];
  return answerOf(
    all.map((figure) => {
      const found = measure(figure, index);
      const value = isShownOnly ? asShown(found.value, figure) : found.value;
      return [figure.tag, { ...found, value }];
    }),
  );
}

/** The same of an index whose levels are not the value of invested money: it has none of them. */
export function withoutReturns(years: readonly number[]): MeasuredFigures {
  const tags = [...usualFigures, ...years.map(calendarYear)].map(({ tag }) => tag);
  return {
    figures: Object.fromEntries(tags.map((tag) => [tag, null])),
    missing: Object.fromEntries(tags.map((tag) => [tag, 'no-returns'])),
    backTested: [],
  };
}

const asShown = (value: number | null, { decimals }: Figure) =>
  value === null ? null : shownValue(value, decimals);

/** Figures over the whole of an index that contains the levels of a window only, by the stems of their tags. */
export const windowFiguresOf = (index: MeasuredIndex): MeasuredFigures =>
  measuredBy(windowFigures, index);

/** The same against another index, over the same window. */
export const figuresAgainst = (index: MeasuredIndex, base: MeasuredIndex): MeasuredFigures =>
  measuredBy(figuresAgainstOther, { ...index, benchmark: base });

const measuredBy = (all: readonly Figure[], index: MeasuredIndex) =>
  answerOf(all.map((figure) => [figure.tag, measure(figure, index)]));

function answerOf(found: readonly [string, MeasuredFigure][]): MeasuredFigures {
  return {
    figures: Object.fromEntries(found.map(([name, { value }]) => [name, rounded(value)])),
    missing: Object.fromEntries(
      found.flatMap(([name, { missing }]) => (missing === null ? [] : [[name, missing]])),
    ),
    backTested: found.flatMap(([name, { crossesLaunch, value }]) =>
      crossesLaunch === true && value !== null ? [name] : [],
    ),
  };
}

/** Return and deepest fall between two days; null where the levels do not cover them. */
export function figuresBetween(index: MeasuredIndex, days: { from: Day; to: Day }) {
  const within = levelsBetween(index, days);
  if (within === null) {
    return { totalReturn: null, maximumDrawdown: null, missing: 'too-short' as const };
  }
  const { value, missing } = measure(windowFigure('cumulativeReturn'), within);
  const fall = measure(windowFigure('maximumDrawdown'), within);
  return { totalReturn: rounded(value), maximumDrawdown: rounded(fall.value), missing };
}

/** The index with its levels between two days only; null where they do not cover them. */
export function levelsBetween(
  index: MeasuredIndex,
  days: { from: Day; to: Day },
): MeasuredIndex | null {
  const window = commonWindow([index], days);
  const last = index.levels.days.at(-1) ?? 0;
  if (typeof window === 'string' || last < days.to) return null;
  return window.within[0] ?? null;
}
