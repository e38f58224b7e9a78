import { lastDayOfYearBefore, monthOf, yearOf } from '../levels/calendar.ts';
import { dayOf, type Day } from '../day.ts';
import type { Levels } from '../levels/level-columns.ts';
import { findBase } from '../levels/level-on.ts';
import {
  endsMonth,
  lastOfEachMonth,
  positionsByMonth,
  type Frequency,
} from '../levels/month-ends.ts';

/** A return over one calendar year or month, in per cent, between two dated levels. */
export type CalendarReturn = {
  value: number;
  from: Day;
  to: Day;
  /** The year or month has not ended yet at its last level: a year to date, or a month to date. */
  toDate: boolean;
};

export type CalendarYear = {
  year: number;
  /** Null where the series has no level at either end of the year. */
  whole: CalendarReturn | null;
  /** January first; null for a month whose own or whose previous month has no level. */
  months: (CalendarReturn | null)[];
};

/**
 * Returns of calendar years and months, newest year first: last level of the year or month / last level of
 * the one before − 1. A year counts from the last level on or before 31 December, at most 45 days old. The
 * year or month of the first level has none, for nothing is known of its beginning; it is not shortened.
 */
export function calendarReturns(levels: Levels, frequency: Frequency): CalendarYear[] {
  const [first] = levels.days;
  const last = levels.days.at(-1);
  if (first === undefined || last === undefined) return [];
  const monthEnds = positionsByMonth(lastOfEachMonth(levels));
  const hasMonthEnded = endsMonth(last, frequency);
  const between = (from: number | null | undefined, to: number | null | undefined, open: boolean) =>
    returnBetween(levels, from ?? -1, to ?? -1, to === levels.days.length - 1 && open);
  const years = Array.from(
    { length: yearOf(last) - yearOf(first) + 1 },
    (_, i) => yearOf(last) - i,
  );
  return years
    .map((year) => ({
      year,
      whole: between(
        findBase(levels, lastDayOfYearBefore(year)),
        lastOfYear(levels, year),
        !hasMonthEnded || monthOf(last) % 12 !== 11,
      ),
      months: Array.from({ length: 12 }, (_, i) => {
        const month = year * 12 + i;
        return between(monthEnds.get(month - 1), monthEnds.get(month), !hasMonthEnded);
      }),
    }))
    .filter(({ whole, months }) => whole !== null || months.some((month) => month !== null));
}

/** Position of the last level of a year; null where it has none within 45 days of its end. */
function lastOfYear(levels: Levels, year: number): number | null {
  const { days } = levels;
  const end = dayOf(year, 12, 31) ?? 0;
  const last = days.length - 1;
  const position = (days[last] ?? 0) < end ? last : findBase(levels, end);
  return position !== null && yearOf(days[position] ?? 0) === year ? position : null;
}

function returnBetween(
  { days, values }: Levels,
  from: number,
  to: number,
  toDate: boolean,
): CalendarReturn | null {
  const base = values[from] ?? 0;
  const level = values[to] ?? 0;
  if (base <= 0 || level <= 0) return null;
  return { value: (level / base - 1) * 100, from: days[from] ?? 0, to: days[to] ?? 0, toDate };
}
