import type { IndexDetails } from '#src/contract/api/indexes/index-details.ts';
import type { ListedIndex } from '#src/catalogue/lists/index-list.ts';
import type { IndexRecord } from '#src/contract/provider/index-record.ts';
import type { PublicationCalendarRecord, Site } from '#src/contract/provider/site.ts';
import { calendarOf, holidaysOf } from '#src/contract/provider/holidays.ts';
import { dayOfIso, isoOfDay } from '#src/domain/day.ts';
import { nextDue, outdatedFrom, type PublicationCalendar } from '#src/domain/levels/next-due.ts';

/** What the due date of the next level depends on. */
type Publication = {
  isLive: boolean;
  frequency: IndexRecord['frequency'];
  /** The named calendar of `site.yaml`; null for the provider's default. */
  calendar: string | null;
  /** The days of the last two levels; null for an index without them. */
  lastDate: string | null;
  previousDate: string | null;
};

/** When the next level of an index is due by the provider's calendar; null where none is expected. */
export function nextDueOf(
  { isLive, frequency, calendar: name, lastDate, previousDate }: Publication,
  calendar: PublicationCalendarRecord | undefined,
): IndexDetails['nextDue'] {
  const last = dayOfIso(lastDate ?? '');
  if (last === null || !isLive || calendar === undefined) return null;
  const due = nextDue(
    { last, previous: dayOfIso(previousDate ?? '') },
    frequency,
    readCalendar(calendar, name),
  );
  return { date: isoOfDay(due.day), by: new Date(due.at).toISOString() };
}

/**
 * The moment from which an index counts as late: when its next level is due or, without a calendar, when its last level
 * is older than its frequency permits. Null where no level is expected, as for an illustrative provider.
 */
export function lateFromOf(
  publication: Publication,
  { calendar, illustrativeNotice }: Pick<Site, 'calendar' | 'illustrativeNotice'>,
): string | null {
  const last = dayOfIso(publication.lastDate ?? '');
  if (last === null || !publication.isLive) return null;
  if (calendar !== undefined) return nextDueOf(publication, calendar)?.by ?? null;
  if (illustrativeNotice !== null) return null;
  return new Date(outdatedFrom({ last }, publication.frequency)).toISOString();
}

/** The same of a row of the catalogue. */
export function publicationOf({ status, frequency, ...row }: PublishedRow): Publication {
  return {
    isLive: status === 'live',
    frequency: frequencies.find((one) => one === frequency) ?? 'daily',
    calendar: row.calendar,
    lastDate: row.lastDate,
    previousDate: row.previousDate,
  };
}

type PublishedRow = Pick<
  ListedIndex,
  'status' | 'frequency' | 'calendar' | 'lastDate' | 'previousDate'
>;

const frequencies = ['daily', 'weekly', 'monthly'] as const;

function readCalendar(
  calendar: PublicationCalendarRecord,
  name: string | null,
): PublicationCalendar {
  const { time = '', lagDays = calendar.lagDays } = calendarOf(calendar, name) ?? {};
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return { holidays: holidaysOf(calendar)(name), minutes: hours * 60 + minutes, lagDays };
}
