import { indexSections } from '#src/i18n/messages/indexes/index-page.ts';
import { defineSection } from '../section.ts';

/** What the provider wants to be known by all who use the index (ID-01). */
export const disclaimerSection = defineSection<object, 'details'>({
  id: 'disclaimer',
  title: (language) => indexSections(language).disclaimer,
  needs: ['details'],
  isShown: ({ details }) => details !== 'failed',
  isHalf: () => true,
  view: async () => (await import('./disclaimer-view.tsx')).DisclaimerView,
});
