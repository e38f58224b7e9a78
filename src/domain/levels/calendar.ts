import { dayOf, type Day } from '../day.ts';

const millisecondsPerDay = 86_400_000;

/** Months since January of the year 0: `monthOf` of 2026-11-20 is 2026 × 12 + 10. */
export type Month = number;

export function monthOf(day: Day): Month {
  const date = new Date(day * millisecondsPerDay);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

/** Weeks (Monday to Sunday) since that of 1970-01-01, a Thursday. */
export function weekOf(day: Day): number {
  return Math.floor((day + 3) / 7);
}

export function yearOf(day: Day): number {
  return Math.floor(monthOf(day) / 12);
}

export function firstDayOfMonth(month: Month): Day {
  return Date.UTC(Math.floor(month / 12), month % 12, 1) / millisecondsPerDay;
}

export function lastDayOfMonth(month: Month): Day {
  return firstDayOfMonth(month + 1) - 1;
}

/** The last day of the year before: what a year's return is measured from. */
export function lastDayOfYearBefore(year: number): Day {
  return (dayOf(year, 1, 1) ?? 0) - 1;
}

/**
 * The day `months` before a day: the same day of the month, or the month's last where it has no such day.
 * The last day of a month leads to the last day of the earlier month (28 February to 31 January), so that
 * returns of monthly series span whole months.
 */
export function monthsBefore(day: Day, months: number): Day {
  const month = monthOf(day);
  const lastOfTarget = lastDayOfMonth(month - months);
  if (day === lastDayOfMonth(month)) return lastOfTarget;
  const dayOfMonth = day - firstDayOfMonth(month);
  return Math.min(firstDayOfMonth(month - months) + dayOfMonth, lastOfTarget);
}

/** The day so many years after a day: the same day of the year, 28 February for the 29th where there is none. */
function anniversaryOf(day: Day, years: number): Day {
  const month = monthOf(day);
  const first = firstDayOfMonth(month + 12 * years);
  return Math.min(first + day - firstDayOfMonth(month), lastDayOfMonth(month + 12 * years));
}

/** Years from one day to a later one: whole anniversaries, and the days after the last over the days of that year. */
export function yearsApart(from: Day, to: Day): { whole: number; rest: number; length: number } {
  let whole = yearOf(to) - yearOf(from);
  if (anniversaryOf(from, whole) > to) whole -= 1;
  const begin = anniversaryOf(from, whole);
  return { whole, rest: to - begin, length: anniversaryOf(from, whole + 1) - begin };
}
