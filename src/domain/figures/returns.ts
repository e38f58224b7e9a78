import {
  lastDayOfMonth,
  lastDayOfYearBefore,
  monthOf,
  yearOf,
  yearsBetween,
} from '../levels/calendar.ts';
import type { Day } from '../day.ts';
import { positionOnOrBefore } from '../levels/level-on.ts';
import type { Series } from '../levels/series.ts';
import { notMeasured, type Measured } from './measured.ts';
import { findBase, findPeriodBase, type PeriodBase } from './period-start.ts';

/**
 * What a return reaches back over: so many months; to the end of the month, quarter or year before; to the first level; to
 * the first level on or after the launch.
 */
export type Span = number | 'MTD' | 'QTD' | 'YTD' | 'inception' | { launch: Day | null };

/** The usual periods in their one order on the whole site, by the tag of their figure. */
const periods = {
  return1M: 1,
  return3M: 3,
  returnYTD: 'YTD',
  return1Y: 12,
  return3Y: 36,
  return5Y: 60,
  return10Y: 120,
  returnSinceInception: 'inception',
} as const satisfies Record<string, Span>;

export type ReturnPeriod = keyof typeof periods;

export const returnPeriods = Object.keys(periods) as ReturnPeriod[];

/** Returns to the last level in per cent, unrounded, each with the day of the level that it starts from. */
export type PeriodReturns = Record<ReturnPeriod, Measured>;

/** Returns over the usual periods, see `returnOver`; null for a series without levels. */
export function periodReturns(series: Series): PeriodReturns | null {
  if (series.levels.days.length === 0) return null;
  const entries = returnPeriods.map((period) => [period, returnOver(series, periods[period])]);
  return Object.fromEntries(entries) as PeriodReturns;
}

/**
 * Last level / level at the start − 1, in per cent; see `findBase` for the start. From three years on, and since
 * inception and launch from the first anniversary on, it is annualised: (1 + return)^(1 / years) − 1; years since a day are
 * whole anniversaries and the remaining days over the days of that year (Global Investment Performance Standards 2020:
 * nothing under one year is annualised). A level that is not above zero has no return.
 */
export function returnOver(series: Series, span: Span): Measured {
  return growth(series, span, (from, last) => yearsOf(span, from, last) ?? 1);
}

/** As `returnOver`, and never annualised: what became of one hundred in all. */
export function cumulativeReturn(series: Series, span: Span): Measured {
  return growth(series, span, () => 1);
}

function growth(series: Series, span: Span, yearsFrom: (from: Day, last: Day) => number): Measured {
  const { days, values } = series.levels;
  const last = days.at(-1);
  if (last === undefined) return notMeasured('too-short');
  const base = baseOf(series, span, last);
  if ('missing' in base) return notMeasured(base.missing);
  const from = days[base.at] ?? last;
  const begin = values[base.at] ?? 0;
  const end = values.at(-1) ?? 0;
  if (begin <= 0 || end <= 0) return notMeasured('not-positive');
  const value = ((end / begin) ** (1 / yearsFrom(from, last)) - 1) * 100;
  return { value, missing: null, from, to: last, observations: 1 };
}

function baseOf(series: Series, span: Span, last: Day): PeriodBase {
  if (typeof span === 'number') return findPeriodBase(series, span);
  if (span === 'inception') return firstOf(series, 0);
  if (typeof span === 'object') {
    if (span.launch === null) return { missing: 'no-launch-date' };
    return firstOf(series, positionOnOrBefore(series.levels, span.launch - 1) + 1);
  }
  return findBase(series, endBefore(span, last));
}

/** A return needs a level after the one that it starts from. */
const firstOf = ({ levels: { days } }: Series, at: number): PeriodBase =>
  at < days.length - 1 ? { at } : { missing: 'too-short' };

/** The last day of the month, quarter or year before that of a day. */
function endBefore(span: 'MTD' | 'QTD' | 'YTD', day: Day): Day {
  if (span === 'YTD') return lastDayOfYearBefore(yearOf(day));
  const month = monthOf(day);
  return lastDayOfMonth(span === 'MTD' ? month - 1 : month - (month % 3) - 1);
}

/** Years that a return is annualised over; null where it is not. */
function yearsOf(span: Span, from: Day, last: Day): number | null {
  if (span === 'inception' || typeof span === 'object') {
    const years = yearsBetween(from, last);
    return years < 1 ? null : years;
  }
  return typeof span === 'number' && span > 12 ? span / 12 : null;
}

/** Whether a return over one of the usual periods is annualised. */
export function isAnnualised(period: ReturnPeriod, first: Day, last: Day): boolean {
  return yearsOf(periods[period], first, last) !== null;
}
