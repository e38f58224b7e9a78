import { firstDayOfMonth, monthOf } from './calendar.ts';
import { isWeekend, type Day } from '../day.ts';
import type { Frequency } from './series.ts';

/** When a provider publishes: on weekdays other than holidays, by a time of day (UTC). */
export type PublicationCalendar = {
  holidays: ReadonlySet<Day>;
  /** Minutes after midnight UTC by which the level of a day is published. */
  minutes: number;
  /** Calendar days between the day of a level and its publication. */
  lagDays: Record<Frequency, number>;
};

/** The day of the next level, and the moment (milliseconds since 1970) from which it is late. */
export type NextDue = { day: Day; at: number };

const millisecondsPerDay = 86_400_000;

/** The days of the last two levels; null where there is none. */
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

/** The days after a level within which the next one can be expected: its period plus ten days for publication. */
const longestLife: Record<Frequency, number> = { daily: 11, weekly: 17, monthly: 41 };

/**
 * The moment (milliseconds since 1970) from which a last level is outdated by its frequency, for providers without
 * a publication calendar.
 */
export function outdatedFrom({ last }: Pick<LastDays, 'last'>, frequency: Frequency): number {
  return (last + longestLife[frequency]) * millisecondsPerDay;
}

/**
 * The day of the level after the last one. A daily index has it on the next open day, a weekly one on its regular
 * weekday of the next week or the first open day after it, a monthly one on the last open day of the month.
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

/** The most days by which holidays move a weekly level. */
const furthestMove = 5;

/**
 * The regular weekday of a weekly series' last level: Friday for a Friday index, even if the level was moved to
 * Thursday by one holiday or to Tuesday by more. Where several weekdays would explain the last two levels, the
 * latest is used, so that no level is called late that may be on time.
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

/** The days on which the level of a day may be: that day, or the open day before or after it. */
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
