import { indexSections } from '#src/i18n/messages/indexes/index-page.ts';
import { hasContent } from '../../index-core.ts';
import { defineSection } from '../section.ts';
import { loadCorrections } from './load-corrections.ts';

/** Published levels that were corrected later: what stood there, what stands there now, and why. */
export const correctionsSection = defineSection({
  id: 'corrections',
  title: (language) => indexSections(language).corrections,
  load: loadCorrections,
  parts: ['corrections'],
  needs: ['corrections'],
  isShown: (data) =>
    hasContent(data, 'corrections', data.corrections, ({ totalCorrections }) => totalCorrections),
  view: async () => (await import('./corrections-view.tsx')).CorrectionsView,
});
