import { firstDayOfMonth, monthOf } from './calendar.ts';
import type { Day } from '../day.ts';
import type { Frequency } from './series.ts';

/** When a provider publishes: on weekdays but holidays, by a time of the day (UTC). */
export type PublicationCalendar = {
  holidays: ReadonlySet<Day>;
  /** Minutes after midnight UTC by which the level of a day is there. */
  minutes: number;
  /** Calendar days between the day of a level and its publication. */
  lagDays: Record<Frequency, number>;
};

/** The day of the next level, and the moment (milliseconds since 1970) from which on it is late. */
export type NextDue = { day: Day; at: number };

const millisecondsPerDay = 86_400_000;

/** The days of the last level and of the one before it; null where there is none. */
export type LastDays = { last: Day; previous: Day | null };

/** When the level after the last one is due. */
export function nextDue(
  days: LastDays,
  frequency: Frequency,
  calendar: PublicationCalendar,
): NextDue {
  const day = dayOfNextLevel(days, frequency, calendar.holidays);
  const published = day + calendar.lagDays[frequency];
  return { day, at: published * millisecondsPerDay + calendar.minutes * 60_000 };
}

/** Days from a level on for which the next may reasonably be awaited: its period, and ten days for its publication. */
const longestLife: Record<Frequency, number> = { daily: 11, weekly: 17, monthly: 41 };

/**
 * The moment (milliseconds since 1970) from which on a last level is older than its frequency allows, where no calendar
 * says when the next is due.
 */
export function outdatedFrom({ last }: Pick<LastDays, 'last'>, frequency: Frequency): number {
  return (last + longestLife[frequency]) * millisecondsPerDay;
}

/**
 * The day of the level after the last one: the next day that is open (daily), the regular weekday of the next week or the
 * first open day after it (weekly), the last open day of the month (monthly).
 */
export function dayOfNextLevel(
  days: LastDays,
  frequency: Frequency,
  holidays: ReadonlySet<Day>,
): Day {
  return nextDay[frequency](days, holidays);
}

const nextDay: Record<Frequency, (days: LastDays, holidays: ReadonlySet<Day>) => Day> = {
  daily: ({ last }, holidays) => openFrom(last + 1, holidays),
  weekly: (days, holidays) => openFrom(regularDay(days, holidays) + 7, holidays),
  monthly({ last }, holidays) {
    const ofThisMonth = lastOpenOf(monthOf(last), holidays);
    return last < ofThisMonth ? ofThisMonth : lastOpenOf(monthOf(last) + 1, holidays);
  },
};

/** Holidays move a weekly level by no more than this many days. */
const furthestMove = 5;

/**
 * The day that the last level of a week stands for: of a Friday index the Friday, though the level was moved
 * to the Thursday before a holiday, or to the Tuesday after two. Where more than one weekday would explain
 * the last two levels it is the latest: nothing is called late that may still be in time.
 */
function regularDay({ last, previous }: LastDays, holidays: ReadonlySet<Day>): Day {
  const possible = Array.from(
    { length: 2 * furthestMove + 1 },
    (_, i) => last + furthestMove - i,
  ).filter((day) => !isWeekend(day) && levelDays(day, holidays).includes(last));
  const regular = possible.find(
    (day) => previous === null || levelDays(day - 7, holidays).includes(previous),
  );
  return regular ?? possible[0] ?? last;
}

/** Where the level of a day may stand: there, or on the open day before or after. */
function levelDays(day: Day, holidays: ReadonlySet<Day>): Day[] {
  return isClosed(day, holidays) ? [openBefore(day, holidays), openFrom(day, holidays)] : [day];
}

function openBefore(day: Day, holidays: ReadonlySet<Day>): Day {
  let open = day;
  while (isClosed(open, holidays)) open -= 1;
  return open;
}

function openFrom(day: Day, holidays: ReadonlySet<Day>): Day {
  let open = day;
  while (isClosed(open, holidays)) open += 1;
  return open;
}

function lastOpenOf(month: number, holidays: ReadonlySet<Day>): Day {
  return openBefore(firstDayOfMonth(month + 1) - 1, holidays);
}

function isClosed(day: Day, holidays: ReadonlySet<Day>): boolean {
  return isWeekend(day) || holidays.has(day);
}

/** 1970-01-01 was a Thursday. */
function isWeekend(day: Day): boolean {
  const weekday = (((day + 4) % 7) + 7) % 7;
  return weekday === 0 || weekday === 6;
}
