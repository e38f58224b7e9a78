import { indexSections } from '#src/i18n/messages/indexes/index-page.ts';
import { hasContent } from '../../index-core.ts';
import { defineSection } from '../section.ts';
import { loadInsights } from './load-insights.ts';

/** Articles about the index (ID-05). */
export const insightsSection = defineSection({
  id: 'insights',
  title: (language) => indexSections(language).insights,
  load: loadInsights,
  parts: ['insights'],
  needs: ['insights'],
  isShown: (data) => hasContent(data, 'insights', data.insights, ({ length }) => length),
  view: async () => (await import('./insights-view.tsx')).InsightsView,
});
