import * as z from 'zod';
import { api } from '#src/urls.ts';
import { noticeTypes } from '../../provider/notices.ts';
import { id, isoDate } from '../../provider/index-record.ts';
import { changedSince, rowChange, withdrawnRows } from '../row-changes.ts';
import { defineEndpoint } from './endpoint.ts';
import { filterOptions } from '../indexes/portfolios.ts';
import {
  anyYear,
  archive,
  asof,
  identifier,
  lang,
  matchedBySpelling,
  page,
  size,
} from '../query.ts';

const listedNotice = z.object({
  noticeId: z.string(),
  title: z.string(),
  date: isoDate,
  effectiveDate: isoDate.nullable(),
  type: z.object({ value: z.enum(noticeTypes), label: z.string() }),
});

const noticeAnswer = listedNotice.extend({
  paragraphs: z.array(z.string()),
  families: z.array(z.string()),
  indexes: z.array(z.object({ fundId: id, portfolioName: z.string() })),
});

const narrowing = {
  filterPattern: identifier(
    'Search term: words in any order; else what is spelled like it',
  ).optional(),
  type: z
    .array(z.enum(noticeTypes))
    .min(1)
    .max(noticeTypes.length)
    .optional()
    .describe('Kinds of notice; repeat the key for several values'),
  year: anyYear('Years of announcement'),
  index: identifier(
    'fundId of an index that the notice touches, itself or by its family',
  ).optional(),
};

const followed = {
  ...narrowing,
  family: identifier('Family of indexes that the notice touches').optional(),
  asof,
};

/** The queries of the feeds and calendars of notices: the filters of the list, and a family. */
export const noticeFollowedQueries = {
  atom: z.object({ ...followed, archive }),
  json: z.object({ ...followed, page }),
  calendar: z.object(followed),
};

const noticeSortKeys = ['date', 'effectiveDate', 'title', 'type'] as const;

/** The calls for the provider's announcements: reviews, changes, corrections, launches, terminations. */
export const noticeEndpoints = {
  noticeFilterOptions: defineEndpoint({
    path: api.noticeFilterOptions,
    tag: 'Site',
    summary:
      'Filters of the notices with their values, each with the number of notices that it would give, the ' +
      'other filters applied',
    query: z.object({ ...narrowing, lang }),
    answer: filterOptions,
    answerName: 'FilterOptions',
    example: 'type=review',
  }),
  notices: defineEndpoint({
    path: api.notices,
    tag: 'Site',
    summary: 'Notices: searched, filtered, sorted and paged, newest first unless asked otherwise',
    query: z.object({
      ...narrowing,
      changedSince,
      page,
      size: size(20),
      sortBy: z.enum(noticeSortKeys).default('date').describe('Column to sort by'),
      sortOrder: z.literal([1, -1]).default(-1).describe('1 ascending, -1 descending'),
      lang,
    }),
    answer: z.object({
      notices: z.array(listedNotice.extend(rowChange)),
      totalNotices: z.int(),
      matchedBySpelling,
      ...withdrawnRows,
    }),
    answerName: 'NoticePage',
    example: 'type=review&sortBy=effectiveDate',
  }),
  notice: defineEndpoint({
    path: api.notice,
    tag: 'Site',
    summary: 'One notice with its text and the indexes that it touches',
    query: z.object({ noticeId: identifier('Id of the notice'), lang }),
    answer: noticeAnswer,
    answerName: 'Notice',
    notFound: 'No notice has this id',
    example: 'noticeId={noticeId}',
  }),
};

export type ListedNotice = z.infer<typeof listedNotice>;
export type NoticeAnswer = z.infer<typeof noticeAnswer>;
export type NoticeSortKey = (typeof noticeSortKeys)[number];
