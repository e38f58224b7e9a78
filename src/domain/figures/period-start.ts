import { lastDayOfMonth, monthOf, monthsBefore } from '../levels/calendar.ts';
import type { Day } from '../day.ts';
import type { Levels } from '../levels/level-columns.ts';
import { findBase } from '../levels/level-on.ts';

/** Levels that are looked at to tell a monthly series: a year and its base. */
const looked = 13;

/**
 * Whether a series has one level a month: no month holds two of its last 13, of which there are three at
 * least. Told from the levels themselves, because the frequency of an index master may be a mere default.
 */
export function isMonthly({ days }: Pick<Levels, 'days'>): boolean {
  const months = days.subarray(-looked).map(monthOf);
  return months.length > 2 && new Set(months).size === months.length;
}

/**
 * The day that a period of so many months up to `last` is counted from: the same day of the earlier month, or
 * its end (see `monthsBefore`). Of a monthly series it is always the end of the earlier month: the last
 * business day of a month is now the 30th, now the 31st, and the period shall hold whole months all the same.
 */
export function periodStart(last: Day, months: number, monthly: boolean): Day {
  return monthly ? lastDayOfMonth(monthOf(last) - months) : monthsBefore(last, months);
}

/**
 * Position of the level that a period of so many months up to the last level is measured from; null where
 * there is none, or only one of another period: too old (see `findBase`), or, of a monthly series, of another
 * month.
 */
export function findPeriodBase(levels: Levels, months: number): number | null {
  const last = levels.days.at(-1);
  if (last === undefined) return null;
  const monthly = isMonthly(levels);
  const start = periodStart(last, months, monthly);
  const position = findBase(levels, start);
  const found = position === null ? undefined : levels.days[position];
  const isOther = monthly && found !== undefined && monthOf(found) !== monthOf(start);
  return isOther ? null : position;
}
