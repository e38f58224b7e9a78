import { lastDayOfYearBefore, monthsBefore, yearOf } from './calendar.ts';
import type { Day } from './day.ts';
import type { Levels } from './level-columns.ts';
import { findBase } from './level-on.ts';

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

/** Day of the level that each return is measured from; null where there is no return. */
export type PeriodBases = Record<ReturnPeriod, Day | null>;

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
  return everyPeriod((period) => {
    const at = basePosition(levels, period, last);
    const growth = at === null ? null : growthFrom(levels, at);
    if (at === null || growth === null) return null;
    const years = yearsOf(period, levels.days[at] ?? last, last);
    return (growth ** (1 / (years ?? 1)) - 1) * 100;
  });
}

/** Where the returns of `periodReturns` begin: a base before the launch date makes a return a back-test's. */
export function periodBases(levels: Levels): PeriodBases | null {
  const last = levels.days.at(-1);
  if (last === undefined) return null;
  return everyPeriod((period) => {
    const at = basePosition(levels, period, last);
    return at === null || growthFrom(levels, at) === null ? null : (levels.days[at] ?? null);
  });
}

/** Whether the return since inception is annualised: from one year on. */
export function isInceptionAnnualised(first: Day, last: Day): boolean {
  return yearsOf('sinceInception', first, last) !== null;
}

function everyPeriod<Value>(valueOf: (period: ReturnPeriod) => Value): Record<ReturnPeriod, Value> {
  return Object.fromEntries(
    returnPeriods.map((period) => [period, valueOf(period)]),
  ) as Record<ReturnPeriod, Value>;
}

function basePosition(levels: Levels, period: ReturnPeriod, last: Day): number | null {
  if (period === 'sinceInception') return levels.days.length > 1 ? 0 : null;
  const months = periods[period];
  const start =
    months === null ? lastDayOfYearBefore(yearOf(last)) : monthsBefore(last, months);
  return findBase(levels, start);
}

function growthFrom({ values }: Levels, at: number): number | null {
  const base = values[at] ?? 0;
  const last = values.at(-1) ?? 0;
  return base > 0 && last > 0 ? last / base : null;
}
