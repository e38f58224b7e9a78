import * as z from 'zod';
import { id, isoDate } from '../../provider/index-record.ts';

export const eventKinds = [
  'launch',
  'review',
  'rule-change',
  'correction',
  'end',
  'crisis',
] as const;

const count = z.int().nullable();

const indexEvent = z.object({
  kind: z.enum(eventKinds),
  date: isoDate.describe('A corrected level: its own day. A change of rules: when it takes effect'),
  until: isoDate.nullable().describe('Last day of a crisis; null for what happened on one day'),
  name: z
    .string()
    .nullable()
    .describe('Title of the notice, reason of the correction, name of the crisis'),
  noticeId: z.string().nullable().describe('The notice of a change of rules, in /notices'),
  additions: count.describe('Of a review that has a list before it'),
  deletions: count,
});

/** `/index-details/events`. */
export const indexEvents = z.object({
  fundId: id,
  events: z.array(indexEvent).describe('Oldest first'),
});

export type IndexEvent = z.infer<typeof indexEvent>;
