import type { ApiClient } from '#src/client/calls/api-client.ts';
import { ApiError } from '#src/client/calls/api-error.ts';
import { logFailure } from '#src/client/calls/log-failure.ts';
import type { IndexDetails, PricesData } from '#src/contract/api/indexes/index-details.ts';
import type { IndexFigures } from '#src/contract/api/figures/index-figures.ts';
import type { IndexRequest } from '../../index-core.ts';
import { loadRelated, type RelatedParts } from '../related/load-related.ts';

/**
 * What is compared: found is null where no index with levels answers to what was asked. A measure, whose levels may pass
 * through zero, is named instead: its line cannot begin at 100.
 */
export type RequestedIndex = { asked: string; found: ComparedIndex | null; measure?: string };

export type ComparedIndex = Pick<
  IndexDetails,
  'fundId' | 'portfolioName' | 'returnType' | 'currency' | 'hedgedTo' | 'launchDate'
> & { prices: PricesData; figures: IndexFigures | null };

export type ComparisonParts = { comparison: RequestedIndex[] } & RelatedParts;

/** The indexes that an address asks to compare with, and those that are offered beside them. */
export async function loadComparison(
  api: ApiClient,
  request: IndexRequest,
): Promise<ComparisonParts> {
  const [comparison, related] = await Promise.all([
    Promise.all(request.compare.map(async (term) => ({ asked: term, ...(await find(api, term)) }))),
    loadRelated(api, request),
  ]);
  return { comparison, ...related };
}

type Found = Omit<RequestedIndex, 'asked'>;

/** What is not found, or fails, is asked in vain. */
async function find(api: ApiClient, term: string): Promise<Found> {
  try {
    return await findCompared(api, term);
  } catch (error) {
    const isUnknown = error instanceof ApiError && error.status === 404;
    if (!isUnknown) logFailure('comparison', error);
    return { found: null };
  }
}

async function findCompared(api: ApiClient, indexId: string): Promise<Found> {
  const details = await api.get('indexDetails', { version: '2', indexId });
  if (!details.hasReturns) return { found: null, measure: details.portfolioName };
  const [prices, figures] = await Promise.all([
    api.get('indexPrices', { secId: details.secId }),
    // The lines stand without them.
    api.get('indexFigures', { indexId: details.fundId }).catch((error: unknown) => {
      logFailure('comparison', error);
      return null;
    }),
  ]);
  const pricesData = prices.indexPrices[0]?.pricesData;
  if (!pricesData) return { found: null };
  const { fundId, portfolioName, returnType, currency, hedgedTo, launchDate } = details;
  const named = { fundId, portfolioName, returnType, currency, hedgedTo, launchDate };
  return { found: { ...named, prices: pricesData, figures } };
}
