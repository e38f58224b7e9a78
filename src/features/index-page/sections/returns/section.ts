import { formatDate } from '#src/i18n/format-date.ts';
import { indexPageMessages, indexSections } from '#src/i18n/messages/indexes/index-page.ts';
import { variantName } from '#src/i18n/variant-name.ts';
import { hasReturns } from '../../has-returns.ts';
import { defineSection } from '../section.ts';
import { loadReturnsParts, type ReturnsParts } from './load-returns-parts.ts';

/** Returns over periods, calendar years and months, and all stretches of some years. */
export const returnsSection = defineSection<Partial<ReturnsParts>, 'details' | 'figures'>({
  id: 'returns',
  title: (language) => indexSections(language).returns,
  load: loadReturnsParts,
  parts: ['benchmarkYears'],
  needs: ['details', 'figures'],
  standsEarly: true,
  isShown: (data) => hasReturns(data) && data.details !== 'failed',
  note: ({ details, figures: { asOfDate } }, language) =>
    asOfDate === null
      ? undefined
      : [
          indexPageMessages(language).returnsAsOf(formatDate(language, asOfDate)),
          variantName(details, language),
        ]
          .filter(Boolean)
          .join(' · '),
  view: async () => (await import('./returns-view.tsx')).ReturnsView,
});
