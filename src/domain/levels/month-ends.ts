import { firstDayOfMonth, lastWeekdayOfMonth, monthOf, type Month } from './calendar.ts';
import type { Day } from '../day.ts';
import type { Levels } from './level-columns.ts';

export type Frequency = 'daily' | 'weekly' | 'monthly';

/** The last level of a calendar month. */
export type MonthEnd = { month: Month; position: number };

/**
 * Whether a month has ended with the level of a day: from its last weekday on, or at once where the index has
 * one level a month. Until the next month begins, a holiday on that weekday leaves the month open.
 */
export function endsMonth(day: Day, frequency: Frequency): boolean {
  return frequency === 'monthly' || day >= lastWeekdayOfMonth(monthOf(day));
}

/**
 * The last level of each calendar month that has ended, ascending; a month without a level is absent.
 */
export function completeMonths(levels: Levels, frequency: Frequency): MonthEnd[] {
  const ends = lastOfEachMonth(levels);
  const running = ends.at(-1);
  const hasEnded =
    running === undefined || endsMonth(levels.days[running.position] ?? 0, frequency);
  return hasEnded ? ends : ends.slice(0, -1);
}

/**
 * The same, with the month that has not ended yet. The calendar is asked once a month, not for each level:
 * of a long history figures ask for this many times.
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

export function positionsByMonth(ends: readonly MonthEnd[]): Map<Month, number> {
  return new Map(ends.map(({ month, position }) => [month, position]));
}
