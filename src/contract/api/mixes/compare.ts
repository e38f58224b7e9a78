import * as z from 'zod';
import { id } from '../../provider/index-record.ts';
import {
  comparedMetric,
  comparedOverTime,
  comparedWindow,
  correlation,
  describedIndex,
  drawn,
  heldByIndex,
  measuredFigures,
  namedWindow,
  ofNamedWindow,
} from './compared.ts';
import { isoDate } from '../../provider/index-record.ts';

const comparedIndex = describedIndex
  .extend(comparedOverTime.shape)
  .extend(heldByIndex.shape)
  .extend({
    asOfDate: isoDate
      .nullable()
      .describe('Last day of its figures: that of the window, unless withheld'),
    withheld: z
      .boolean()
      .describe(
        'The provider allows no downloads of it, or shows a part of its history: its figures are those of its page, as of ' +
          'its own last level; it enters no free window, no correlation and is measured against no other',
      ),
    hasReturns: z
      .boolean()
      .describe('False: its levels are not the value of invested money, and nothing is compared'),
    ownLevels: drawn.describe(
      'Where hasReturns is false: its levels in their own unit, between from and to; for charts, as the others',
    ),
    againstBase: measuredFigures.nullable().describe('By the stems of tags, over the window'),
  });

const overlap = z.object({
  one: id,
  other: id,
  membersInCommon: z.int().nullable(),
  weightInCommon: z.number().nullable().describe('Percent'),
  activeShare: z.number().nullable().describe('Percent: 100 less the weight in common'),
  missing: z
    .enum(['withheld', 'no-list'])
    .nullable()
    .describe('The list of one of them is not published, or only in part'),
});

/** `/compare`: two to ten indexes side by side. */
export const comparison = z.object({
  release: z.int().describe('The release that it is read from'),
  canBlend: z
    .boolean()
    .describe('The provider allows blends, and all of these may be parts of one'),
  base: id.describe('fundId of the index that the others are measured against'),
  window: comparedWindow.nullable().describe('Null where fewer than two have days in common'),
  noWindow: z
    .enum(['no-common-days', 'before-first', 'too-short', 'withheld', 'no-returns'])
    .nullable(),
  indexes: z.array(comparedIndex),
  years: z.array(z.int()).describe('Calendar years of which one has a return, newest first'),
  crises: z.array(namedWindow.extend({ indexes: z.array(ofNamedWindow.extend({ fundId: id })) })),
  correlations: z.array(correlation).describe('Of monthly returns over the window, each pair once'),
  overlaps: z.array(overlap).describe('Of the newest published lists of members, each pair once'),
  metrics: z.array(comparedMetric),
});

export type Comparison = z.infer<typeof comparison>;
