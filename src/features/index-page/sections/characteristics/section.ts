import { formatDate } from '#src/i18n/format-date.ts';
import { compositionMessages } from '#src/i18n/messages/indexes/index-composition.ts';
import { indexSections } from '#src/i18n/messages/indexes/index-page.ts';
import { hasContent } from '../../index-core.ts';
import { defineSection } from '../section.ts';
import { loadCharacteristics } from './load-characteristics.ts';

/** What the index holds, in figures: yield, duration and spread of bonds, valuation of shares (ID-07). */
export const characteristicsSection = defineSection({
  id: 'characteristics',
  title: (language) => indexSections(language).characteristics,
  load: loadCharacteristics,
  parts: ['characteristics'],
  needs: ['characteristics'],
  isShown: (data) =>
    hasContent(
      data,
      'characteristics',
      data.characteristics,
      ({ figures, buckets }) => figures.length + buckets.length,
    ),
  note: ({ characteristics: { asOfDate } }, language) =>
    asOfDate ? compositionMessages(language).asOf(formatDate(language, asOfDate)) : undefined,
  isHalf: () => true,
  view: async () => (await import('./characteristics-view.tsx')).CharacteristicsView,
});
