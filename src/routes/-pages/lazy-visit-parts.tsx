import { lateComponent } from '#src/client/browser/late-component.ts';

/** Loaded after the page has come alive: no page waits for it. */
export const LazyVisitParts = lateComponent(
  'consent and forms',
  async () => (await import('./visit-parts.tsx')).VisitParts,
);
