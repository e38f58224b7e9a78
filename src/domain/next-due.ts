import { firstDayOfMonth, monthOf } from './calendar.ts';
import type { Day } from './day.ts';

/** When a provider publishes: on weekdays but holidays, by a time of the day (UTC). */
export type PublicationCalendar = {
  holidays: ReadonlySet<Day>;
  /** Minutes after midnight UTC by which the level of a day is there. */
  minutes: number;
  /** Calendar days between the day of a level and its publication. */
  lagDays: Record<Frequency, number>;
};

type Frequency = 'daily' | 'weekly' | 'monthly';

/** The day of the next level, and the moment (milliseconds since 1970) from which on it is late. */
export type NextDue = { day: Day; at: number };

const millisecondsPerDay = 86_400_000;

/**
 * When the level after the last one is due: the next day that is open (daily), the same weekday a week later
 * or the first open day after it (weekly), the last open day of the month (monthly).
 */
export function nextDue(last: Day, frequency: Frequency, calendar: PublicationCalendar): NextDue {
  const day = nextDay[frequency](last, calendar.holidays);
  const published = day + calendar.lagDays[frequency];
  return { day, at: published * millisecondsPerDay + calendar.minutes * 60_000 };
}

const nextDay: Record<Frequency, (last: Day, holidays: ReadonlySet<Day>) => Day> = {
  daily: (last, holidays) => openFrom(last + 1, holidays),
  weekly: (last, holidays) => openFrom(last + 7, holidays),
  monthly(last, holidays) {
    const ofThisMonth = lastOpenOf(monthOf(last), holidays);
    return last < ofThisMonth ? ofThisMonth : lastOpenOf(monthOf(last) + 1, holidays);
  },
};

function openFrom(day: Day, holidays: ReadonlySet<Day>): Day {
  let open = day;
  while (isClosed(open, holidays)) open += 1;
  return open;
}

function lastOpenOf(month: number, holidays: ReadonlySet<Day>): Day {
  let open = firstDayOfMonth(month + 1) - 1;
  while (isClosed(open, holidays)) open -= 1;
  return open;
}

/** 1970-01-01 was a Thursday. */
function isClosed(day: Day, holidays: ReadonlySet<Day>): boolean {
  const weekday = (((day + 4) % 7) + 7) % 7;
  return weekday === 0 || weekday === 6 || holidays.has(day);
}
