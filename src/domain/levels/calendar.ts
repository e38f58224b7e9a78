import { dayOf, type Day } from '../day.ts';

const millisecondsPerDay = 86_400_000;

/** Months since January of the year 0: `monthOf` of 2026-11-20 is 2026 × 12 + 10. */
export type Month = number;

/** From 1 March of the year 0 to 1 January 1970. */
const daysBefore1970 = 719_468;
const daysIn = { year: 365, fourYears: 1_461, century: 36_524, fourCenturies: 146_097 } as const;

/**
 * The month of a day in integer arithmetic: creating a Date for each level of a long history would take longer
 * than its figures. The calculation starts years in March, so that a leap day is the last of its year.
 */
export function monthOf(day: Day): Month {
  const shifted = day + daysBefore1970;
  const era = Math.floor(shifted / daysIn.fourCenturies);
  const ofEra = shifted - era * daysIn.fourCenturies;
  const leapDays =
    Math.floor(ofEra / (daysIn.fourYears - 1)) -
    Math.floor(ofEra / daysIn.century) +
    Math.floor(ofEra / (daysIn.fourCenturies - 1));
  const year = Math.floor((ofEra - leapDays) / daysIn.year);
  const ofYear = ofEra - (daysIn.year * year + Math.floor(year / 4) - Math.floor(year / 100));
  // The five months from March have 153 days, and so have the next five.
  const fromMarch = Math.floor((5 * ofYear + 2) / 153);
  return (era * 400 + year) * 12 + fromMarch + 2;
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

/** The last day of the year before, from which a year's return is measured. */
export function lastDayOfYearBefore(year: number): Day {
  return dayOf(year, 1, 1)! - 1;
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

/** The anniversary of a day: the same day of the year, or 28 February for the 29th. */
function anniversaryOf(day: Day, years: number): Day {
  const month = monthOf(day);
  const first = firstDayOfMonth(month + 12 * years);
  return Math.min(first + day - firstDayOfMonth(month), lastDayOfMonth(month + 12 * years));
}

/** The time from one day to a later one: whole anniversaries, and the remaining days with the length of that year. */
export function yearsApart(from: Day, to: Day): { whole: number; rest: number; length: number } {
  let whole = yearOf(to) - yearOf(from);
  if (anniversaryOf(from, whole) > to) whole -= 1;
  const begin = anniversaryOf(from, whole);
  return { whole, rest: to - begin, length: anniversaryOf(from, whole + 1) - begin };
}
