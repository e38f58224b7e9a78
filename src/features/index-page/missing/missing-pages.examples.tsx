import type { Gallery } from '#src/ui/gallery.ts';
import { missingReview } from '../sections/constituents/reviews.example-data.ts';
import { MissingReviewPage } from './missing-review-page.tsx';

export const gallery: Gallery = (language) => ({
  title: 'Index page as of what is not there',
  examples: [
    {
      name: 'constituents as of a day of which none are published',
      content: (
        <MissingReviewPage review={missingReview} chart={{ compare: [] }} language={language} />
      ),
    },
  ],
});
