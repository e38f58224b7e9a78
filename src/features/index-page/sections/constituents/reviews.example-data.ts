import type { ReviewsPart } from './review-timeline.tsx';
import type { MissingReview } from '../../index-core.ts';
import type { RequestedReview } from '../../index-core.ts';
import type { ReviewChanges } from '../../index-core.ts';
import { exampleConstituents } from '../../index-page.example-data.ts';

const review = { isBackTested: false, numberOfConstituents: 12 };

/** Three lists, the oldest from before the launch. */
export const exampleReviews: ReviewsPart = {
  fundId: 'WORLD_NTR_USD',
  withheld: null,
  reviews: [
    { ...review, date: '2026-10-31', additions: 0, deletions: 0, turnover: 1.254 },
    { ...review, date: '2026-09-18', additions: 2, deletions: 1, turnover: 4.5 },
    {
      ...review,
      date: '2016-03-18',
      isBackTested: true,
      numberOfConstituents: 11,
      additions: null,
      deletions: null,
      turnover: null,
    },
  ],
  totalReviews: 3,
};

export const noReviews: ReviewsPart = {
  fundId: 'WORLD_NTR_USD',
  withheld: null,
  reviews: [],
  totalReviews: 0,
};

const member = (name: string, weight: number) => ({ name, ticker: null, isin: null, weight });

export const exampleReviewChanges: ReviewChanges = {
  ...review,
  fundId: 'WORLD_NTR_USD',
  date: '2026-09-18',
  previousDate: '2016-03-18',
  turnover: 4.5,
  additions: [member('Example Newcomer', 1.25), member('Example Riser', 0.5)],
  deletions: [member('Example Leaver', 0.75)],
};

/** The constituents as of the review before. */
export const exampleRequestedReview: RequestedReview = {
  date: '2026-09-18',
  isCurrent: false,
  list: { ...exampleConstituents(), asOfDate: '2026-09-18' },
  changes: exampleReviewChanges,
};

/** The constituents as of a day of which none are published. */
export const missingReview: MissingReview = {
  fundId: 'WORLD_NTR_USD',
  portfolioName: 'Example World NTR USD',
  asked: '2026-09-17',
  reason: 'noReview',
};
