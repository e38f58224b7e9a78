import { lazyRouteComponent } from '@tanstack/react-router';

/** Seldom shown: it is not loaded with the page of an index. */
export const LateMissingReviewPage = lazyRouteComponent(
  () => import('#src/features/index-page/missing/missing-review-page.tsx'),
  'MissingReviewPage',
);
