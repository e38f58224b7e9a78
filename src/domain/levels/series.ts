import type { Day } from '../day.ts';
import { monthOf } from './calendar.ts';
import type { Levels } from './level-columns.ts';

export type Frequency = 'daily' | 'weekly' | 'monthly';

/** Levels with their frequency and the weekdays without a level. */
export type Series = { levels: Levels; frequency: Frequency; holidays: ReadonlySet<Day> };

/** The levels examined to recognise a monthly series: a year and its start. */
const looked = 13;

/**
 * Whether a series has one level a month: it has at least three levels, and no month has two of its last 13. The
 * levels decide, because the frequency in the index master may be a default.
 */
export function isMonthly({ levels: { days }, frequency }: Series): boolean {
  if (frequency === 'monthly') return true;
  const months = days.subarray(-looked).map(monthOf);
  return months.length > 2 && new Set(months).size === months.length;
}
