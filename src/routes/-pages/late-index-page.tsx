import { lazyRouteComponent } from '@tanstack/react-router';

/** The index page, loaded on demand by a route that seldom shows one. */
export const LateIndexPage = lazyRouteComponent(
  () => import('./index-route-page.tsx'),
  'IndexRoutePage',
);
