import type { IndexRecord } from './index-record.ts';
import type { PublicationCalendarRecord } from './site.ts';
import { dayOfIso, type Day } from '#src/domain/day.ts';

/** The name of the holiday calendar of an index; absent or null for the provider's own. */
type CalendarName = IndexRecord['calendar'] | null;

/** The calendar of an index. What a named calendar leaves out is taken from the provider's own. */
export function calendarOf(
  calendar: PublicationCalendarRecord | undefined,
  name: CalendarName,
): PublicationCalendarRecord | undefined {
  if (calendar === undefined || !name) return calendar;
  const { time = calendar.time, lagDays = calendar.lagDays, ...own } = calendar.named?.[name] ?? {};
  return { ...calendar, ...own, time, lagDays };
}

/** Returns the weekdays on which indexes of the named calendar have no level. */
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
