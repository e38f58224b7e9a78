import * as z from 'zod';
import { api } from '#src/urls.ts';
import { defineEndpoint } from './endpoint.ts';
import { page, size } from '../query.ts';

const release = z.object({
  release: z.int().describe('Number of the public release'),
  label: z.string().describe('What the provider called it; may be empty'),
  published: z.iso.datetime({ offset: true }).describe('When it was published'),
  figureRules: z
    .int()
    .describe('The number of the rules that figures were made by when it was published'),
});

const dataVersion = release.extend({
  appliedRules: z
    .int()
    .describe(
      'The number of the rules that all figures are made by today, those as of this release too; `/status` lists what changed',
    ),
  firstPublished: z.iso
    .datetime({ offset: true })
    .describe('When the first release was published: `asof` finds nothing by any earlier day'),
  firstKept: z.iso
    .datetime({ offset: true })
    .describe(
      'When the earliest release was published whose content is kept: `asof` shows no earlier one',
    ),
});

const releases = z.object({
  releases: z.array(
    release.extend({
      withdrawn: z
        .boolean()
        .describe('The provider took it back: `asof` does not show it any more'),
      withdrawnBy: z
        .object({
          release: z.int(),
          published: z.iso.datetime({ offset: true }),
          reason: z.string().describe('In the words of the provider'),
        })
        .nullable()
        .describe('The release that took its place'),
      pruned: z.iso
        .datetime({ offset: true })
        .nullable()
        .describe(
          'When its content was removed, as the retention of the provider allows: `asof` does not show it any more',
        ),
    }),
  ),
  totalReleases: z.int(),
});

export const dataVersionEndpoints = {
  dataVersion: defineEndpoint({
    path: api.dataVersion,
    tag: 'Site',
    summary: 'Which release of the data all answers are read from, now or as of a day',
    query: z.object({}),
    answer: dataVersion,
    answerName: 'DataVersion',
    notFound:
      'Nothing was published by that day, or no release bears that number, or it was withdrawn',
    example: '',
  }),
  releases: defineEndpoint({
    path: api.releases,
    tag: 'Site',
    summary:
      'All releases that were ever public, newest first: what `asof` can name, but for those withdrawn or pruned',
    query: z.object({ page, size: size(20) }),
    answer: releases,
    answerName: 'Releases',
    example: 'page=1',
  }),
};
