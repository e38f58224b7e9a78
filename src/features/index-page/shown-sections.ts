import type { IndexDetails } from '#src/contract/api/index-details.ts';
import type { indexSections } from '#src/i18n/messages/index-page.ts';
import {
  hasBreakdown,
  hasNothingToShow,
  hasVariants,
  type IndexPageData,
  type Part,
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
    comparison: data.prices !== 'failed' && data.prices !== null,
    returns: !isEmpty && isKnown,
    risk: !isEmpty && hasLevels,
    characteristics: hasCharacteristics(data),
    composition: hasBreakdown(data),
    constituents: !isEmpty,
    variants: hasVariants(data),
    related: hasAny(data.related),
    sustainability: data.sustainability === 'failed' || data.sustainability.metrics.length > 0,
    products: hasProducts(data),
    documents: hasDocuments(data),
    insights: hasAny(data.insights),
    'notices-of-index': data.notices === 'failed' || data.notices.totalNotices > 0,
    about: isKnown && isDescribed(details),
    disclaimer: isKnown,
  };
  return (Object.keys(shown) as SectionId[]).filter((id) => shown[id]);
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
