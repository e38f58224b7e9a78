import { dayOf, dayOfIso, isoOfDay, type Day } from '#src/domain/day.ts';

export const firstDate = '2001-12-31';
/** The turns of the markets are drawn until here; what comes after wanders on from its last value by chance alone. */
export const drawnUntil = '2026-11-19';
/** Of the lists of members and of what is calculated from them. */
export const listDate = '2026-11-18';

/** Day of a date that is written in this source, so that a slip there fails at once. */
export function day(iso: string): Day {
  const found = dayOfIso(iso);
  if (found === null) throw new Error(`${iso} is no date`);
  return found;
}

/** Days with levels, both ends included: Monday to Friday without New Year, Good Friday and Christmas. */
export function tradingDays(from: string, to: string): Int32Array {
  const closed = holidays(yearOf(from), yearOf(to));
  const days: Day[] = [];
  for (let at = day(from); at <= day(to); at += 1) {
    if (!isWeekend(at) && !closed.has(at)) days.push(at);
  }
  return Int32Array.from(days);
}

/** The last trading day before another day, and none before all is drawn. */
export function lastDateBefore(today: Day): string {
  const days = tradingDays(drawnUntil, isoOfDay(Math.max(today - 1, day(drawnUntil))));
  return isoOfDay(days.at(-1)!);
}

/** Positions of the last trading day of each month; the last day's own month is not over yet. */
export function monthEnds(dates: readonly string[]): number[] {
  return dates.flatMap((date, at) => {
    const next = dates[at + 1];
    return next !== undefined && next.slice(0, 7) !== date.slice(0, 7) ? [at] : [];
  });
}

// 1970-01-01 was a Thursday.
function isWeekend(at: Day): boolean {
  const weekday = (at + 4) % 7;
  return weekday === 0 || weekday === 6;
}

function holidays(firstYear: number, lastYear: number): Set<Day> {
  const closed = new Set<Day>();
  for (let year = firstYear; year <= lastYear; year += 1) {
    closed.add(day(`${year}-01-01`));
    closed.add(easterSunday(year) - 2);
    closed.add(day(`${year}-12-25`));
  }
  return closed;
}

function yearOf(iso: string): number {
  return Number(iso.slice(0, 4));
}

/** Easter by the Gregorian rule (Meeus, Astronomical Algorithms, chapter 8). */
function easterSunday(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - d + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return dayOf(year, Math.floor(sum / 31), (sum % 31) + 1)!;
}
