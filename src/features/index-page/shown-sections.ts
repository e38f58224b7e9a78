import type { IndexDetails } from '#src/contract/api/index-details.ts';
import type { indexSections } from '#src/i18n/messages/index-page.ts';
import {
  hasComposition,
  hasNothingToShow,
  hasVariants,
  type IndexPageData,
  type Part,
} from './index-page-data.ts';

export type SectionId = keyof ReturnType<typeof indexSections>;

/** The sections that the page of an index has, in their order. */
export function shownSections(data: IndexPageData): SectionId[] {
  const { details } = data;
  const isKnown = details !== 'failed';
  const shown: Record<SectionId, boolean> = {
    ...shownOfLevels(data),
    characteristics: hasCharacteristics(data),
    composition: hasComposition(data),
    constituents: !hasNothingToShow(data),
    variants: hasVariants(data),
    related: hasAny(data.related),
    sustainability: data.sustainability === 'failed' || data.sustainability.metrics.length > 0,
    products: hasProducts(data),
    documents: hasDocuments(data),
    insights: hasAny(data.insights),
    corrections: data.corrections === 'failed' || data.corrections.totalCorrections > 0,
    'notices-of-index': data.notices === 'failed' || data.notices.totalNotices > 0,
    about: isKnown && isDescribed(details),
    disclaimer: isKnown,
  };
  return (Object.keys(shown) as SectionId[]).filter((id) => shown[id]);
}

/** Levels that are no invested money are shown, and nothing is made of them. */
function shownOfLevels(data: IndexPageData) {
  const { details, figures, prices } = data;
  const isEmpty = hasNothingToShow(data);
  const hasReturns = (details === 'failed' || details.hasReturns) && !isEmpty;
  const hasLevels = figures === 'failed' || figures.asOfDate !== null;
  return {
    levels: !isEmpty,
    comparison: hasReturns && prices !== 'failed' && prices !== null && data.asOf === null,
    returns: hasReturns && details !== 'failed',
    risk: hasReturns && hasLevels,
  };
}

function hasCharacteristics({ characteristics }: IndexPageData): boolean {
  if (characteristics === 'failed') return true;
  return characteristics.figures.length > 0 || characteristics.buckets.length > 0;
}

const hasAny = (part: Part<readonly unknown[]>) => part === 'failed' || part.length > 0;

function hasDocuments({ details, documents }: IndexPageData): boolean {
  if (documents === 'failed' || documents.total > 0) return true;
  return details !== 'failed' && details.factsheet !== null;
}

function hasProducts({ products, structuredProducts }: IndexPageData): boolean {
  const hasStructured =
    structuredProducts === 'failed' || structuredProducts.totalStructuredProducts > 0;
  return products === 'failed' || products.totalProducts > 0 || hasStructured;
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
