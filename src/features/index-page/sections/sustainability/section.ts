import { formatDate } from '#src/i18n/format-date.ts';
import { compositionMessages } from '#src/i18n/messages/indexes/index-composition.ts';
import { indexSections } from '#src/i18n/messages/indexes/index-page.ts';
import { hasContent } from '../../index-core.ts';
import { defineSection } from '../section.ts';
import { loadSustainability } from './load-sustainability.ts';

/** Metrics of the five pillars with their definitions and both kinds of gap (ID-04). */
export const sustainabilitySection = defineSection({
  id: 'sustainability',
  title: (language) => indexSections(language).sustainability,
  load: loadSustainability,
  parts: ['sustainability'],
  needs: ['sustainability'],
  isShown: (data) =>
    hasContent(data, 'sustainability', data.sustainability, ({ metrics }) => metrics.length),
  note: ({ sustainability: { asOfDate } }, language) =>
    asOfDate ? compositionMessages(language).asOf(formatDate(language, asOfDate)) : undefined,
  view: async () => (await import('./sustainability-view.tsx')).SustainabilityView,
});
