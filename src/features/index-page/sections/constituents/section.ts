import { formatDate } from '#src/i18n/format-date.ts';
import { formatCount, formatPercent } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { indexPageMessages, indexSections } from '#src/i18n/messages/indexes/index-page.ts';
import type { ConstituentsAnswer } from '#src/contract/api/indexes/index-details.ts';
import { hasMembers } from '../../has-nothing-to-show.ts';
import { hasReturns } from '../../has-returns.ts';
import { defineSection } from '../section.ts';
import { loadConstituents } from './load-constituents.ts';
import { shownMembers } from './shown-members.ts';

/** The members of an index: those of today, or as of the review that the address asks for; and its reviews. */
export const constituentsSection = defineSection({
  id: 'constituents',
  title: (language) => indexSections(language).constituents,
  load: loadConstituents,
  parts: ['constituents', 'reviews'],
  needs: [],
  // What invests has members, and the page says where they are not published; a rate has none to speak of.
  isShown: (data) => hasReturns(data) || hasMembers(data),
  note: (data, language) => {
    const shown = shownMembers(data);
    return shown === 'failed' ? undefined : noteOf(shown, language);
  },
  view: async () => (await import('./constituents-view.tsx')).ConstituentsView,
});

/** As-of date, number of members and weight of the ten largest. */
function noteOf(list: ConstituentsAnswer, language: Language): string | undefined {
  if (list.totalConstituents === 0) return undefined;
  const m = indexPageMessages(language);
  return [
    list.asOfDate && m.asOf(formatDate(language, list.asOfDate)),
    m.numberOfConstituents(formatCount(language, list.numberOfConstituents)),
    list.topTenWeight !== null && m.topTen(formatPercent(language, list.topTenWeight)),
  ]
    .filter(Boolean)
    .join(' · ');
}
