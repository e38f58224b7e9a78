import * as z from 'zod';
import { id, isoDate } from './index-record.ts';
import { byLanguage } from './local-text.ts';

export const noticeTypes = [
  'review',
  'methodology-change',
  'correction',
  'launch',
  'termination',
] as const;

const text = z.string().min(1);

/** The call of the API at this address answers with the filters of all notices. */
const reserved = 'filter-options';

/** One row of `notices.csv`: an announcement of the provider about its indexes. */
export const notice = z.object({
  /** A segment of its address, `/notices/{noticeId}`. */
  noticeId: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case letters and digits, with single hyphens between')
    .refine((noticeId) => noticeId !== reserved, `another word than ${reserved}`)
    .max(80),
  date: isoDate.describe('When it was announced'),
  effectiveDate: isoDate.nullable().describe('When it takes effect'),
  type: z.enum(noticeTypes),
  /** Families whose indexes are all affected. */
  families: z.array(text),
  /** Single indexes that are affected. */
  indexFundIds: z.array(id),
  title: byLanguage(text),
  paragraphs: byLanguage(z.array(text).min(1)),
});

export type Notice = z.infer<typeof notice>;
export type NoticeType = Notice['type'];
