import type { Day } from '../day.ts';
import { monthOf } from './calendar.ts';
import type { Levels } from './level-columns.ts';

export type Frequency = 'daily' | 'weekly' | 'monthly';

/** Levels with what places them in months: how often the index has one, and on which weekdays it has none. */
export type Series = { levels: Levels; frequency: Frequency; holidays: ReadonlySet<Day> };

/** Levels that are looked at to tell a monthly series: a year and its base. */
const looked = 13;

/**
 * Whether a series has one level a month: no month holds two of its last 13, of which there are three at
 * least. Told from the levels themselves, because the frequency of an index master may be a mere default.
 */
export function isMonthly({ levels: { days }, frequency }: Series): boolean {
  if (frequency === 'monthly') return true;
  const months = days.subarray(-looked).map(monthOf);
  return months.length > 2 && new Set(months).size === months.length;
}
