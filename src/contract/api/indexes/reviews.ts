import * as z from 'zod';
import { constituent, constituentList } from '../../provider/constituents.ts';
import { id, isoDate } from '../../provider/index-record.ts';

const turnover = z
  .number()
  .nullable()
  .describe(
    'One-way turnover in percent against the list before: half the sum of the absolute differences of published ' +
      'weights, a member that is in one list alone weighing 0 in the other. Not adjusted for prices that moved ' +
      'between the two dates; null where there is nothing to compare, or members have no weights',
  );

const numberOfConstituents = constituentList.shape.numberOfConstituents.describe(
  'Number of members in the index, also of those that are withheld',
);

const isBackTested = z
  .boolean()
  .nullable()
  .describe('The date lies before the launch date; null where the launch date is not known');

const review = z.object({
  date: isoDate.describe('Date of the list; /index-details/constituents takes it as review'),
  isBackTested,
  numberOfConstituents,
  additions: z
    .int()
    .nullable()
    .describe(
      'Members that the list before has not; null for the oldest, and where lists are not published whole',
    ),
  deletions: z.int().nullable().describe('Members of the previous list that were removed'),
  turnover,
});

/** `/index-details/reviews`. */
export const reviewPage = z.object({
  fundId: id,
  withheld: constituentList.shape.withheld.describe('What the provider withholds of the lists'),
  reviews: z.array(review).describe('Newest first; the first of all is the current list'),
  totalReviews: z.int(),
});

const members = z
  .array(constituent.pick({ ticker: true, isin: true, name: true, weight: true }))
  .nullable();

/** `/index-details/reviews/changes`. */
export const reviewChanges = z.object({
  fundId: id,
  date: isoDate,
  previousDate: isoDate.nullable().describe('Date of the list before; null for the oldest'),
  isBackTested,
  numberOfConstituents,
  turnover,
  additions: members.describe(
    'With their weights at the date; null where nothing is to be compared',
  ),
  deletions: members.describe('With their weights in the list before'),
});

export type ReviewPage = z.infer<typeof reviewPage>;
