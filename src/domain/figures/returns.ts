import { lastDayOfYearBefore, yearOf, yearsBetween } from '../levels/calendar.ts';
import type { Day } from '../day.ts';
import type { Series } from '../levels/series.ts';
import type { Missing } from './measured.ts';
import { findBase, findPeriodBase, type PeriodBase } from './period-start.ts';

/** Periods of returns in their one order on the whole site, with the months that each looks back. */
const periods = {
  oneMonth: 1,
  threeMonths: 3,
  yearToDate: null,
  oneYear: 12,
  threeYears: 36,
  fiveYears: 60,
  tenYears: 120,
  sinceInception: null,
} as const;

export type ReturnPeriod = keyof typeof periods;

export const returnPeriods = Object.keys(periods) as ReturnPeriod[];

/** A return to the last level in per cent, unrounded, with the day of the level that it starts from. */
export type PeriodReturn =
  | { value: number; from: Day; missing: null }
  | { value: null; from: null; missing: Missing };

export type PeriodReturns = Record<ReturnPeriod, PeriodReturn>;

/** Years that a return of this period is annualised over; null where it is not. */
function yearsOf(period: ReturnPeriod, base: Day, last: Day): number | null {
  if (period === 'sinceInception') {
    const years = yearsBetween(base, last);
    return years < 1 ? null : years;
  }
  const months = periods[period] ?? 0;
  return months > 12 ? months / 12 : null;
}

/**
 * Returns over the usual periods: last level / level at the start − 1; see `findBase` for the start. From three years
 * on, and since inception from the first anniversary on, returns are annualised: (1 + return)^(1 / years) − 1; years
 * since inception are whole anniversaries and the remaining days over the days of that year (Global Investment
 * Performance Standards 2020: nothing under one year is annualised). A level that is not above zero has no return. Null
 * for a series without levels.
 */
export function periodReturns(series: Series): PeriodReturns | null {
  const last = series.levels.days.at(-1);
  if (last === undefined) return null;
  const entries = returnPeriods.map((period) => [period, returnOver(series, period, last)]);
  return Object.fromEntries(entries) as PeriodReturns;
}

function returnOver(series: Series, period: ReturnPeriod, last: Day): PeriodReturn {
  const { days, values } = series.levels;
  const base = baseOf(series, period, last);
  if ('missing' in base) return { value: null, from: null, missing: base.missing };
  const from = days[base.at] ?? last;
  const begin = values[base.at] ?? 0;
  const end = values.at(-1) ?? 0;
  if (begin <= 0 || end <= 0) return { value: null, from: null, missing: 'not-positive' };
  const years = yearsOf(period, from, last) ?? 1;
  return { value: ((end / begin) ** (1 / years) - 1) * 100, from, missing: null };
}

function baseOf(series: Series, period: ReturnPeriod, last: Day): PeriodBase {
  if (period === 'sinceInception') {
    return series.levels.days.length > 1 ? { at: 0 } : { missing: 'too-short' };
  }
  const months = periods[period];
  if (months !== null) return findPeriodBase(series, months);
  return findBase(series, lastDayOfYearBefore(yearOf(last)));
}

/** Whether a return over the period is annualised. */
export function isAnnualised(period: ReturnPeriod, first: Day, last: Day): boolean {
  return yearsOf(period, first, last) !== null;
}
