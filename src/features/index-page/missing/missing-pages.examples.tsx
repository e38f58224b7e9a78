import type { Gallery } from '#src/ui/gallery.ts';
import type { MissingState } from '../index-core.ts';
import { exampleReleases } from '../index-page.examples.tsx';
import { missingReview } from '../sections/constituents/reviews.example-data.ts';
import { MissingReviewPage } from './missing-review-page.tsx';
import { MissingStatePage } from './missing-state-page.tsx';

/** The index as of a day on which nothing was published yet. */
export const missingState: MissingState = {
  fundId: 'WORLD_NTR_USD',
  portfolioName: 'Example World NTR USD',
  asked: '2001-02-03',
  reason: 'beforeFirst',
  withdrawnBy: null,
  releases: exampleReleases,
};

const chart = { compare: [] };

export const gallery: Gallery = (language) => ({
  title: 'Index page as of what is not there',
  examples: [
    {
      name: 'constituents as of a day of which none are published',
      content: <MissingReviewPage review={missingReview} chart={chart} language={language} />,
    },
    {
      name: 'as of a day on which nothing was published',
      content: <MissingStatePage state={missingState} chart={chart} language={language} />,
    },
  ],
});
