import type { IndexDetails } from '#src/contract/api/index-details.ts';
import type { ListedIndex } from '#src/catalogue/index-list.ts';
import type { Figures } from '#src/contract/provider/figures.ts';
import type { IndexRecord } from '#src/contract/provider/index-record.ts';
import type { PublicationCalendarRecord } from '#src/contract/provider/site.ts';
import { dayOfIso, isoOfDay, type Day } from '#src/domain/day.ts';
import { nextDue, type PublicationCalendar } from '#src/domain/levels/next-due.ts';

/** What decides when the next level of an index is due. */
type Publication = {
  isLive: boolean;
  frequency: IndexRecord['frequency'];
  /** Null for an index without levels. */
  levels: Pick<Figures, 'lastDate' | 'previousDate'> | null;
};

/** When the next level of an index is due, by the provider's calendar; null where none is to come. */
export function nextDueOf(
  { isLive, frequency, levels }: Publication,
  calendar: PublicationCalendarRecord | undefined,
): IndexDetails['nextDue'] {
  const last = dayOfIso(levels?.lastDate ?? '');
  if (last === null || !isLive || calendar === undefined) return null;
  const due = nextDue(
    { last, previous: dayOfIso(levels?.previousDate ?? '') },
    frequency,
    readCalendar(calendar),
  );
  return { date: isoOfDay(due.day), by: new Date(due.at).toISOString() };
}

/** The same of a row of the catalogue. */
export function publicationOf({
  status,
  frequency,
  lastDate,
  previousDate,
}: Pick<ListedIndex, 'status' | 'frequency' | 'lastDate' | 'previousDate'>): Publication {
  const known = frequencies.find((one) => one === frequency) ?? 'daily';
  return {
    isLive: status === 'live',
    frequency: known,
    levels: lastDate === null ? null : { lastDate, previousDate },
  };
}

const frequencies = ['daily', 'weekly', 'monthly'] as const;

/** The days on which no index has a level, besides weekends. */
export function holidaysOf(calendar: PublicationCalendarRecord | undefined): ReadonlySet<Day> {
  return new Set(calendar?.holidays.flatMap((iso) => dayOfIso(iso) ?? []));
}

function readCalendar(calendar: PublicationCalendarRecord): PublicationCalendar {
  const { time, lagDays } = calendar;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return {
    holidays: holidaysOf(calendar),
    minutes: hours * 60 + minutes,
    lagDays,
  };
}
