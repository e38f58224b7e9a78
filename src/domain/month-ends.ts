import { lastWeekdayOfMonth, monthOf, type Month } from './calendar.ts';
import type { Day } from './day.ts';
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
export function completeMonths({ days }: Levels, frequency: Frequency): MonthEnd[] {
  const ends: MonthEnd[] = [];
  for (let position = 0; position < days.length; position++) {
    const month = monthOf(days[position] ?? 0);
    if (ends.at(-1)?.month === month) ends.pop();
    ends.push({ month, position });
  }
  const running = ends.at(-1);
  const hasEnded = running === undefined || endsMonth(days[running.position] ?? 0, frequency);
  return hasEnded ? ends : ends.slice(0, -1);
}
