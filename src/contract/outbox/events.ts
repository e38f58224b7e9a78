import * as z from 'zod';
import { isoDate } from '../provider/index-record.ts';
import { noticeTypes } from '../provider/notices.ts';

/** The most indexes and notices that one event lists. It always gives their number. */
export const mostListed = 500;

const named = z.object({ fundId: z.string(), name: z.string() });
const count = z.int().min(0);

const correctedIndex = named.extend({
  corrected: count.describe('Corrected levels'),
  withdrawn: count.describe('Levels that were taken back'),
  first: isoDate.describe('First day of them'),
  last: isoDate,
  reason: z.string().describe('Reason shown to visitors, of one of them; empty without one'),
});

const publishedNotice = z.object({
  noticeId: z.string().describe('Its page is /notices/{noticeId}'),
  noticeType: z.enum(noticeTypes),
  title: z.string(),
  date: isoDate,
  effectiveDate: isoDate.nullable(),
  isNew: z.boolean().describe('False for one that was changed'),
});

const lateGroup = z.object({
  frequency: z.enum(['daily', 'weekly', 'monthly']),
  lastDate: isoDate.describe('Day of the last published level'),
  lateFrom: z.iso.datetime(),
  numberOfIndexes: count,
  indexes: z.array(named).describe('At most 20 of them'),
});

/** The data of each event by type. An existing key never changes its meaning; further keys may be added. */
export const eventData = {
  'release.published': z.object({
    label: z.string(),
    before: z.int().nullable().describe('The release that was public until then'),
    restores: z.int().nullable().describe('The release whose content a rollback brought back'),
  }),
  'levels.corrected': z.object({
    numberOfLevels: count,
    numberOfIndexes: count,
    indexes: z.array(correctedIndex),
  }),
  'notices.published': z.object({
    numberOfNotices: count,
    notices: z.array(publishedNotice),
  }),
  'levels.late': z.object({
    numberOfIndexes: count.describe('Late at this moment; 0: none any more'),
    groups: z.array(lateGroup),
  }),
  'levels.jumped': z.object({
    numberOfLevels: count.describe('Levels questioned by a guard and accepted'),
    indexes: z.array(named).describe('The first of them'),
  }),
  'publish.failed': z.object({
    act: z.enum(['publish', 'publish-levels', 'publish-draft']),
    draft: z.int().nullable().describe('The draft that could not become public'),
    reason: z.enum(['faults', 'guards', 'withdrawals', 'collision', 'refused', 'unavailable']),
    faults: count,
    guards: z.array(z.object({ guard: z.string(), count })),
    indexes: z.array(named).describe('Public ones that guards or withdrawals are about'),
  }),
  'delivery.failed': z.object({
    channel: z.enum(['webhook', 'purge']),
    event: z.object({ id: z.string(), number: z.int(), type: z.string() }),
    failure: z.string(),
    attempts: count,
  }),
  test: z.object({}),
} as const;

export type EventType = keyof typeof eventData;
export type EventData<Type extends EventType> = z.infer<(typeof eventData)[Type]>;

/** The body that a receiver gets for every event. */
export const eventEnvelope = z.object({
  id: z.string().describe('Of the event: one that comes again has the same'),
  number: z.int().describe('Grows with each event'),
  type: z.enum(Object.keys(eventData) as [EventType, ...EventType[]]),
  at: z.iso.datetime().describe('When it happened'),
  site: z.string().describe('Origin of the site (PUBLIC_URL)'),
  release: z.int().nullable().describe('The release that it is about, or that was public then'),
  data: z.looseObject({}),
});
