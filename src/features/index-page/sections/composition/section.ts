import { formatDate } from '#src/i18n/format-date.ts';
import { compositionMessages } from '#src/i18n/messages/indexes/index-composition.ts';
import { indexSections } from '#src/i18n/messages/indexes/index-page.ts';
import { hasContent } from '../../index-core.ts';
import { defineSection } from '../section.ts';
import { loadComposition } from './load-composition.ts';
import { hasBreakdown, numberOfBreakdowns } from './breakdowns.ts';

/** Weights by sector, country and currency; or that there are none because a part of the list alone is published. */
export const compositionSection = defineSection({
  id: 'composition',
  title: (language) => indexSections(language).composition,
  load: loadComposition,
  parts: ['constituents', 'weightsBeside'],
  needs: ['constituents'],
  isShown: (data) => {
    const { constituents, contents } = data;
    if (constituents === 'failed') return false;
    const known = constituents ?? (contents === 'failed' ? null : contents);
    const withheld = known && ('withheld' in known ? known.withheld : known.constituentsWithheld);
    return withheld === 'top10' || hasContent(data, 'breakdowns', constituents, numberOfBreakdowns);
  },
  note: ({ constituents }, language) =>
    hasBreakdown(constituents) && constituents.asOfDate
      ? compositionMessages(language).asOf(formatDate(language, constituents.asOfDate))
      : undefined,
  view: async () => (await import('./composition-view.tsx')).CompositionView,
});
