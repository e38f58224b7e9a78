import { lateComponent } from '#src/client/browser/late-component.ts';

/** Loaded after hydration: no page waits for these parts. */
export const LazyVisitParts = lateComponent(
  'consent and forms',
  async () => (await import('./visit-parts.tsx')).VisitParts,
);
