import { lazyRouteComponent } from '@tanstack/react-router';
// It is in the HTML from the start: its styles come with the route, not with its scripts.
import '#src/features/index-page/index-page-styles.ts';

/** The index page for a route that seldom shows one. */
export const LateIndexPage = lazyRouteComponent(
  () => import('./-index-route-page.tsx'),
  'IndexRoutePage',
);
