import { firstDayOfMonth, lastDayOfMonth, monthOf, type Month } from './calendar.ts';
import type { Day } from '../day.ts';
import type { Levels } from './level-columns.ts';
import { dayOfNextLevel } from './next-due.ts';
import { isMonthly, type Series } from './series.ts';

/** The last level of a calendar month. */
export type MonthEnd = { month: Month; position: number };

/**
 * The most days that the last level of a month may precede the month's end. A monthly level always represents its
 * month.
 */
const mostBeforeEnd = 10;

/**
 * Whether the last level of a series is the last of its month: by the index's calendar, the next one is in a later
 * month. False for a series without levels.
 */
export function endsMonth(series: Series): boolean {
  const { days } = series.levels;
  const last = days.at(-1);
  if (last === undefined) return false;
  if (isMonthly(series)) return true;
  const next = dayOfNextLevel(
    { last, previous: days.at(-2) ?? null },
    series.frequency,
    series.holidays,
  );
  return monthOf(next) > monthOf(last);
}

/**
 * The last level of each calendar month that has ended, ascending. A month without a level is absent, and so is one
 * whose last level lies more than ten days before its end, unless the series has one level a month.
 */
export function completeMonths(series: Series): MonthEnd[] {
  const { days } = series.levels;
  const ends = lastOfEachMonth(series.levels);
  const ended = endsMonth(series) ? ends : ends.slice(0, -1);
  if (isMonthly(series)) return ended;
  return ended.filter(
    ({ month, position }) => lastDayOfMonth(month) - (days[position] ?? 0) <= mostBeforeEnd,
  );
}

/**
 * The newest month that has ended, with or without a level near its end; null without levels. Windows of months
 * end with it: if they ended earlier, where the newest level is missing, their names would be wrong.
 */
export function newestEnded(series: Series): Month | null {
  const last = series.levels.days.at(-1);
  if (last === undefined) return null;
  return endsMonth(series) ? monthOf(last) : monthOf(last) - 1;
}

/**
 * The last level of every month that has one, ended or not. The calendar is computed once a month instead of once
 * a level, because figures use this often.
 */
export function lastOfEachMonth({ days }: Pick<Levels, 'days'>): MonthEnd[] {
  const ends: MonthEnd[] = [];
  let nextBegins: Day = -Infinity;
  for (let position = 0; position < days.length; position++) {
    const day = days[position] ?? 0;
    const last = ends.at(-1);
    if (last && day < nextBegins) {
      last.position = position;
    } else {
      const month = monthOf(day);
      ends.push({ month, position });
      nextBegins = firstDayOfMonth(month + 1);
    }
  }
  return ends;
}

type Known = Omit<Series, 'levels'> & { ends: ReadonlyMap<Month, number> };

const known = new WeakMap<Levels['days'], Known>();

/**
 * The positions of `completeMonths` by month, computed once for all series with the same days, frequency and holidays.
 * The parts of a blend have their days in common, and the index of a pair is a copy for each other one.
 */
export function endsByMonth(series: Series): ReadonlyMap<Month, number> {
  const { levels, frequency, holidays } = series;
  const before = known.get(levels.days);
  if (before?.frequency === frequency && before.holidays === holidays) return before.ends;
  const ends = positionsByMonth(completeMonths(series));
  known.set(levels.days, { frequency, holidays, ends });
  return ends;
}

function positionsByMonth(ends: readonly MonthEnd[]): ReadonlyMap<Month, number> {
  return new Map(ends.map(({ month, position }) => [month, position]));
}
