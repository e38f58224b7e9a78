import { indexSections } from '#src/i18n/messages/indexes/index-page.ts';
import { hasContent } from '../../index-core.ts';
import { defineSection } from '../section.ts';
import { loadNotices } from './load-notices.ts';

/** What the provider has announced about the index: reviews, changes, corrections. */
export const noticesSection = defineSection({
  id: 'notices-of-index',
  title: (language) => indexSections(language)['notices-of-index'],
  load: loadNotices,
  parts: ['notices'],
  needs: ['notices'],
  isShown: (data) => hasContent(data, 'notices', data.notices, ({ totalNotices }) => totalNotices),
  isHalf: () => true,
  view: async () => (await import('./notices-view.tsx')).NoticesView,
});
