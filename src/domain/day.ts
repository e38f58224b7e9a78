/** A day as the number of whole days since 1970-01-01 (UTC), without a time or a time zone. */
export type Day = number;

const millisecondsPerDay = 86_400_000;
const isoDate = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The day of an ISO date (`2026-11-20`); null if the calendar has no such date. */
export function dayOfIso(text: string): Day | null {
  const parts = isoDate.exec(text);
  return parts ? dayOf(Number(parts[1]), Number(parts[2]), Number(parts[3])) : null;
}

/** The day of a year, month (1 to 12) and day of the month; null if the calendar has no such day. */
export function dayOf(year: number, month: number, dayOfMonth: number): Day | null {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, dayOfMonth);
  const exists =
    date.getUTCFullYear() === year &&
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === dayOfMonth;
  return exists ? date.getTime() / millisecondsPerDay : null;
}

/** The ISO date of a day: `isoOfDay(20412)` is `2025-11-20`. */
export function isoOfDay(day: Day): string {
  return new Date(day * millisecondsPerDay).toISOString().slice(0, 10);
}

/** The weekday of a day, from 0 for Sunday to 6 for Saturday: 1970-01-01 was a Thursday. */
export const weekdayOf = (day: Day): number => (((day + 4) % 7) + 7) % 7;

/** Whether a day is a Saturday or a Sunday. */
export const isWeekend = (day: Day): boolean => weekdayOf(day) % 6 === 0;
