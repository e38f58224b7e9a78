import { lastDayOfYearBefore, monthsBefore, yearOf } from '../levels/calendar.ts';
import type { Day } from '../day.ts';
import type { Levels } from '../levels/level-columns.ts';
import { findBase } from '../levels/level-on.ts';
import { findPeriodBase, periodStart } from './period-start.ts';

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

/** Returns to the last level in per cent, unrounded; null where the history is too short. */
export type PeriodReturns = Record<ReturnPeriod, number | null>;

const daysPerYear = 365.25;

/** Years that a return of this period is annualised over; null where it is not. */
function yearsOf(period: ReturnPeriod, base: Day, last: Day): number | null {
  if (period === 'sinceInception') {
    return base <= monthsBefore(last, 12) ? (last - base) / daysPerYear : null;
  }
  const months = periods[period] ?? 0;
  return months > 12 ? months / 12 : null;
}

/**
 * Returns over the usual periods: last level / level at the start − 1. The start is the last level on or
 * before the day that the period begins, but none that is more than 45 days older: where the series has a
 * gap there, the return is null instead of one over another period. From three years on, and since inception
 * from one year on, returns are annualised: (1 + return)^(1 / years) − 1; years since inception are days /
 * 365.25 (Global Investment Performance Standards 2020: nothing under one year is annualised). A level that
 * is not above zero has no return. Null for a series without levels.
 */
export function periodReturns(levels: Levels): PeriodReturns | null {
  const last = levels.days.at(-1);
  if (last === undefined) return null;
  const entries = returnPeriods.map((period) => [period, returnOver(levels, period, last)]);
  return Object.fromEntries(entries) as PeriodReturns;
}

function returnOver(levels: Levels, period: ReturnPeriod, last: Day): number | null {
  const at = basePosition(levels, period, last);
  const growth = at === null ? null : growthFrom(levels, at);
  if (at === null || growth === null) return null;
  const years = yearsOf(period, levels.days[at] ?? last, last);
  return (growth ** (1 / (years ?? 1)) - 1) * 100;
}

/** What places returns in time; `launch` is null where no launch date is known. */
export type History = { first: Day; last: Day; launch: Day | null; monthly: boolean };

/**
 * Whether a return that there is contains levels from before the launch date: its period begins before it.
 * The launch date counts as a day with a level, as the first that was calculated live.
 */
export function crossesLaunch(period: ReturnPeriod, history: History): boolean {
  return history.launch !== null && startOf(period, history) < history.launch;
}

/** Whether a return over the period is annualised. */
export function isAnnualised(period: ReturnPeriod, first: Day, last: Day): boolean {
  return yearsOf(period, first, last) !== null;
}

/** The day that a period is counted from; since inception from the first level. */
function startOf(period: ReturnPeriod, { first, last, monthly }: Omit<History, 'launch'>): Day {
  if (period === 'sinceInception') return first;
  const months = periods[period];
  return months === null ? lastDayOfYearBefore(yearOf(last)) : periodStart(last, months, monthly);
}

function basePosition(levels: Levels, period: ReturnPeriod, last: Day): number | null {
  const { days } = levels;
  if (period === 'sinceInception') return days.length > 1 ? 0 : null;
  const months = periods[period];
  if (months !== null) return findPeriodBase(levels, months);
  return findBase(levels, lastDayOfYearBefore(yearOf(last)));
}

function growthFrom({ values }: Levels, at: number): number | null {
  const base = values[at] ?? 0;
  const last = values.at(-1) ?? 0;
  return base > 0 && last > 0 ? last / base : null;
}
