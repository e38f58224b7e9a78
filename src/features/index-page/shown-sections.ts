import type { IndexDetails } from '#src/contract/api/index-details.ts';
import type { indexSections } from '#src/i18n/messages/index-page.ts';
import {
  hasBreakdown,
  hasNothingToShow,
  hasVariants,
  type IndexPageData,
} from './index-page-data.ts';

export type SectionId = keyof ReturnType<typeof indexSections>;

/** The sections that the page of an index has, in their order. */
export function shownSections(data: IndexPageData): SectionId[] {
  const { details, figures } = data;
  const isKnown = details !== 'failed';
  const isEmpty = hasNothingToShow(data);
  const hasLevels = figures === 'failed' || figures.asOfDate !== null;
  const shown: Record<SectionId, boolean> = {
    levels: !isEmpty,
    returns: !isEmpty && isKnown,
    risk: !isEmpty && hasLevels,
    composition: hasBreakdown(data),
    constituents: !isEmpty,
    variants: hasVariants(data),
    about: isKnown && isDescribed(details),
    disclaimer: isKnown,
  };
  return (Object.keys(shown) as SectionId[]).filter((id) => shown[id]);
}

/** Whether anything is known of how the index is made, by whom, and what else identifies it. */
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
      level && frequency,
      details.administrator,
      details.benchmarkFundId,
      formerNames[0],
      entitlements.licence,
    ].some(Boolean) ||
    secId !== fundId ||
    performanceId !== fundId
  );
}
