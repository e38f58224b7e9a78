import { dayOf, type Day } from './day.ts';
import type { Levels } from './level-columns.ts';

/** Returns to the last level in per cent, unrounded; null where the history is too short. */
export type PeriodReturns = {
  oneMonth: number | null;
  threeMonths: number | null;
  yearToDate: number | null;
  oneYear: number | null;
  threeYears: number | null;
  fiveYears: number | null;
  tenYears: number | null;
  sinceInception: number | null;
};

const daysPerYear = 365.25;

/** More than the step of a monthly series; a base that is older belongs to another period. */
const oldestBase = 45;

/**
 * The day `months` before a day: the same day of the month, or the month's last where it has no such day.
 * The last day of a month leads to the last day of the earlier month (28 February to 31 January), so that
 * returns of monthly series span whole months.
 */
export function monthsBefore(day: Day, months: number): Day {
  const date = new Date(day * 86_400_000);
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth();
  const lastOfTarget = lastDayOfMonth(year, month - months);
  if (day === lastDayOfMonth(year, month)) return lastOfTarget;
  const sameDay = firstDayOfMonth(year, month - months) + date.getUTCDate() - 1;
  return Math.min(sameDay, lastOfTarget);
}

/**
 * Returns over the usual periods: last level / level at the start − 1. The start is the last level on or
 * before the day that the period begins, but none that is more than 45 days older: where the series has a
 * gap there, the return is null instead of one over another period. From three years on, and since inception from one year on, returns
 * are annualised: (1 + return)^(1 / years) − 1; years since inception are days / 365.25.
 * Null for a series without levels.
 */
export function periodReturns(levels: Levels): PeriodReturns | null {
  const { days, values } = levels;
  const last = days.at(-1);
  const level = values.at(-1);
  if (last === undefined || level === undefined) return null;
  const growthSince = (start: Day): number | null => {
    const base = levelOn(levels, start);
    return base === null ? null : level / base;
  };
  const over = (months: number) => perCent(growthSince(monthsBefore(last, months)));
  const yearly = (years: number) =>
    perCent(annualised(growthSince(monthsBefore(last, years * 12)), years));
  return {
    oneMonth: over(1),
    threeMonths: over(3),
    yearToDate: perCent(growthSince(lastDayOfYearBefore(last))),
    oneYear: over(12),
    threeYears: yearly(3),
    fiveYears: yearly(5),
    tenYears: yearly(10),
    sinceInception: perCent(growthSinceInception(levels, last, level)),
  };
}

function growthSinceInception({ days, values }: Levels, last: Day, level: number): number | null {
  const [first] = days;
  const [base] = values;
  if (first === undefined || base === undefined || first === last) return null;
  const growth = level / base;
  const isYearOrMore = first <= monthsBefore(last, 12);
  return isYearOrMore ? annualised(growth, (last - first) / daysPerYear) : growth;
}

function annualised(growth: number | null, years: number): number | null {
  return growth === null ? null : growth ** (1 / years);
}

function perCent(growth: number | null): number | null {
  return growth === null ? null : (growth - 1) * 100;
}

/** The last level on or before a day, unless it is too old to be the base of a return. */
function levelOn(levels: Levels, day: Day): number | null {
  const at = positionOnOrBefore(levels, day);
  if (at < 0 || day - (levels.days[at] ?? 0) > oldestBase) return null;
  return levels.values[at] ?? null;
}

/** The last level on or before a day; null when the series begins later. */
export function levelOnOrBefore(levels: Levels, day: Day): number | null {
  return levels.values[positionOnOrBefore(levels, day)] ?? null;
}

function positionOnOrBefore({ days }: Levels, day: Day): number {
  let low = 0;
  let high = days.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((days[middle] ?? 0) <= day) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

function lastDayOfYearBefore(day: Day): Day {
  const year = new Date(day * 86_400_000).getUTCFullYear();
  return (dayOf(year, 1, 1) ?? 0) - 1;
}

/** Months count from 0 and may lie outside the year. */
function firstDayOfMonth(year: number, month: number): Day {
  return Date.UTC(year, month, 1) / 86_400_000;
}

function lastDayOfMonth(year: number, month: number): Day {
  return firstDayOfMonth(year, month + 1) - 1;
}
