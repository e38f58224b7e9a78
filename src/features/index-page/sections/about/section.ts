import type { IndexDetails } from '#src/contract/api/indexes/index-details.ts';
import { indexSections } from '#src/i18n/messages/indexes/index-page.ts';
import { defineSection } from '../section.ts';

/** How the index is made, by whom, and what else identifies it. */
export const aboutSection = defineSection<object, 'details'>({
  id: 'about',
  title: (language) => indexSections(language).about,
  needs: ['details'],
  isShown: ({ details }) => details !== 'failed' && isDescribed(details),
  isHalf: () => true,
  view: async () => (await import('./about-view.tsx')).AboutView,
});

function isDescribed(details: IndexDetails): boolean {
  const { level, frequency, formerNames, secId, performanceId, fundId, entitlements } = details;
  return (
    [
      details.description,
      details.returnType,
      details.hedgedTo,
      details.region,
      details.weighting,
      details.rebalancing,
      details.nextReview,
      level && frequency,
      details.administrator,
      details.benchmarkFundId,
      formerNames[0],
      details.ownFields[0],
      entitlements.licence,
    ].some(Boolean) ||
    secId !== fundId ||
    performanceId !== fundId
  );
}
