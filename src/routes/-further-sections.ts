import { lazyRouteComponent } from '@tanstack/react-router';

/** The late part of the index page: in its HTML from the start, its scripts after all others. */
export const FurtherSections = lazyRouteComponent(
  () => import('#src/features/index-page/further-sections.tsx'),
  'FurtherSections',
);
