import { lazyRouteComponent } from '@tanstack/react-router';

/** The page for a review that does not exist, loaded on demand because it is seldom shown. */
export const LateMissingReviewPage = lazyRouteComponent(
  () => import('#src/features/index-page/missing/missing-review-page.tsx'),
  'MissingReviewPage',
);
