import type { PublicationCalendarRecord } from './site.ts';
import { dayOfIso, type Day } from '#src/domain/day.ts';

/** The days on which no index has a level, besides weekends. */
export function holidaysOf(calendar: PublicationCalendarRecord | undefined): ReadonlySet<Day> {
  return new Set(calendar?.holidays.flatMap((iso) => dayOfIso(iso) ?? []));
}
