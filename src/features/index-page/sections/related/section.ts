import { indexSections } from '#src/i18n/messages/indexes/index-page.ts';
import { hasContent } from '../../index-core.ts';
import { defineSection } from '../section.ts';
import { loadRelated } from './load-related.ts';

/** Benchmark and indexes of the same family or asset class (ID-05). */
export const relatedSection = defineSection({
  id: 'related',
  title: (language) => indexSections(language).related,
  load: loadRelated,
  parts: ['related'],
  needs: ['related'],
  isShown: (data) => hasContent(data, 'relatedIndexes', data.related, ({ length }) => length),
  isHalf: () => true,
  view: async () => (await import('./related-view.tsx')).RelatedView,
});
