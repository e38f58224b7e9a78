import * as z from 'zod';
import { realTimeHeader } from '#src/urls/market-data.ts';
import { id, isoDate } from '../provider/index-record.ts';

/** `/sal/credentials`. */
export const indexDataCredentials = z.object({
  accessToken: z.string().describe('Bearer token of the quote service'),
  expiresIn: z.int().positive().describe('Seconds for which the token is good'),
});

/** `/real-time/credentials`. */
export const realTimeCredentials = z.object({
  realTimeToken: z.string().describe(`Goes into the header ${realTimeHeader}`),
});

/** A level as the quote service reports it. */
export const quote = z.object({
  secId: id,
  fundId: id,
  level: z.number().nullable().describe('Null for an index without levels'),
  asOfDate: isoDate.nullable().describe('Date of the level'),
  time: z.iso.datetime().nullable().describe('Time of the level (UTC); null for a daily level'),
  previousLevel: z.number().nullable().describe('The published level before it'),
  currency: z.string().nullable(),
  nextDue: z.iso
    .datetime()
    .nullable()
    .describe('When the next published level is due; null where it is not known'),
  isLate: z.boolean().describe('The next published level is overdue at this moment'),
  isLive: z.boolean().describe('False: the last published level, not a live one'),
  delayMinutes: z
    .int()
    .min(0)
    .nullable()
    .describe('Delay of a live level; null for one that is not live'),
});

export const quoteName = z.object({ secId: id, name: z.string() });

export type IndexDataCredentials = z.infer<typeof indexDataCredentials>;
export type RealTimeCredentials = z.infer<typeof realTimeCredentials>;
export type Quote = z.infer<typeof quote>;
export type QuoteName = z.infer<typeof quoteName>;
