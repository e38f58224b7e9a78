import * as z from 'zod';
import { api } from '#src/urls.ts';
import { defineEndpoint } from './endpoint.ts';
import { lang, page, size } from '../query.ts';

/** The most indexes of one group that an answer names. */
export const mostNamed = 20;

const levelDate = z.object({
  frequency: z.enum(['daily', 'weekly', 'monthly']),
  lastDate: z.iso.date().describe('Day of the last published level'),
  nextDue: z
    .object({
      date: z.iso.date().describe('Day of the level'),
      by: z.iso.datetime().describe("From then on the level is late, by the reader's clock"),
    })
    .nullable()
    .describe('The next level; null where the provider publishes no calendar'),
  lateFrom: z.iso
    .datetime()
    .nullable()
    .describe(
      'From then on they are late: the next level was due, or, without a calendar, the last one is older than its ' +
        'frequency allows; null where the provider is made up',
    ),
  numberOfIndexes: z.int().describe('Indexes that have all of this in common'),
  indexes: z
    .array(z.object({ fundId: z.string(), portfolioName: z.string() }))
    .describe(`These indexes, at most ${mostNamed} of them`),
});

const levelDates = z.object({
  levelDates: z.array(levelDate),
  totalLevelDates: z.int(),
  numberOfIndexes: z.int().describe('All indexes of the release'),
  numberOfIndexesContinued: z.int().describe('Live ones with levels, of which more are to come'),
});

export type LevelDates = z.infer<typeof levelDates>;

export const levelDateEndpoints = {
  levelDates: defineEndpoint({
    path: api.levelDates,
    tag: 'Site',
    summary:
      'How far the levels of live indexes go and when the next are due: indexes of one frequency that have both in ' +
      'common together, the latest day first',
    query: z.object({ page, size: size(20), lang }),
    answer: levelDates,
    answerName: 'LevelDates',
    example: 'page=1',
  }),
};
