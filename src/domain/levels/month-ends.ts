import { firstDayOfMonth, lastDayOfMonth, monthOf, type Month } from './calendar.ts';
import type { Day } from '../day.ts';
import type { Levels } from './level-columns.ts';
import { dayOfNextLevel } from './next-due.ts';
import { isMonthly, type Series } from './series.ts';

/** The last level of a calendar month. */
export type MonthEnd = { month: Month; position: number };

/** Days by which the last level of a month may lie before its end; a monthly level stands for its month anyway. */
const mostBeforeEnd = 10;

/**
 * Whether the last level of a series is the last of its month: the next one, by the index's calendar, is of a later
 * month. A series without levels has ended none.
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
 * The newest month that has ended, whether it has a level near its end or not; null without levels. Windows of months end
 * with it: one that ended earlier, where the newest is missing, would not be of the time that its name says.
 */
export function newestEnded(series: Series): Month | null {
  const last = series.levels.days.at(-1);
  if (last === undefined) return null;
  return endsMonth(series) ? monthOf(last) : monthOf(last) - 1;
}

/**
 * The last level of every month that has one, whether it has ended or not. The calendar is asked once a month, not for
 * each level: of a long history figures ask for this many times.
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

const known = new WeakMap<Series, ReadonlyMap<Month, number>>();

/** Positions of `completeMonths` by month, found once for all figures of a series. */
export function endsByMonth(series: Series): ReadonlyMap<Month, number> {
  const ends = known.get(series) ?? positionsByMonth(completeMonths(series));
  known.set(series, ends);
  return ends;
}

function positionsByMonth(ends: readonly MonthEnd[]): ReadonlyMap<Month, number> {
  return new Map(ends.map(({ month, position }) => [month, position]));
}
