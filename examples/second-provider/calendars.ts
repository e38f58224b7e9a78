import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { holidaysOf } from '#src/contract/provider/holidays.ts';
import { publicationCalendar } from '#src/contract/provider/site.ts';
import type { Day } from '#src/domain/day.ts';
import { day } from '../../demo/generator/trading-days.ts';

/** By currency: the calendar of `site.yaml` that its indexes name; none: that of the house. */
export const calendarNames = {
  USD: 'new-york',
  EUR: undefined,
  GBP: 'london',
  JPY: 'tokyo',
  CHF: 'zurich',
  AUD: 'sydney',
} as const;

export type Currency = keyof typeof calendarNames;

/** Monday to Friday, both ends included: yields change on each, whether an index is calculated or not. */
export function weekdays(from: string, to: string): Int32Array {
  const days: Day[] = [];
  // 1970-01-01 was a Thursday.
  for (let at = day(from); at <= day(to); at += 1) if (((at + 4) % 7) % 6 !== 0) days.push(at);
  return Int32Array.from(days);
}

/** By currency: the days on which its indexes have no level, by the calendars of `site.yaml`. */
export async function readClosedDays(): Promise<(currency: Currency) => ReadonlySet<Day>> {
  const text = await readFile(join(import.meta.dirname, 'site.yaml'), 'utf8');
  const { calendar } = parse(text) as { calendar: unknown };
  const closed = holidaysOf(publicationCalendar.parse(calendar));
  return (currency) => closed(calendarNames[currency]);
}
