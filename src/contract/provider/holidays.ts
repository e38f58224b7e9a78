import type { IndexRecord } from './index-record.ts';
import type { PublicationCalendarRecord } from './site.ts';
import { dayOfIso, type Day } from '#src/domain/day.ts';

/** The name of the calendar that an index goes by; absent or null: the provider's own. */
type CalendarName = IndexRecord['calendar'] | null;

/** The calendar of an index: what a named one does not say is as in the provider's own. */
export function calendarOf(
  calendar: PublicationCalendarRecord | undefined,
  name: CalendarName,
): PublicationCalendarRecord | undefined {
  if (calendar === undefined || !name) return calendar;
  const { time = calendar.time, lagDays = calendar.lagDays, ...own } = calendar.named?.[name] ?? {};
  return { ...calendar, ...own, time, lagDays };
}

/** By the name of a calendar: the days, besides weekends, on which indexes that go by it have no level. */
export type HolidaysOf = (calendar: CalendarName | undefined) => ReadonlySet<Day>;

export function holidaysOf(calendar: PublicationCalendarRecord | undefined): HolidaysOf {
  const known = new Map<CalendarName | undefined, ReadonlySet<Day>>();
  return (name) => {
    const before = known.get(name);
    if (before) return before;
    const { holidays = [] } = calendarOf(calendar, name) ?? {};
    const days = new Set(holidays.flatMap((iso) => dayOfIso(iso) ?? []));
    known.set(name, days);
    return days;
  };
}
