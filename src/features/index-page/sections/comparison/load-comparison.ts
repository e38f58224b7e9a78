import type { ApiClient } from '#src/client/calls/api-client.ts';
import { ApiError } from '#src/client/calls/api-error.ts';
import { logFailure } from '#src/client/calls/log-failure.ts';
import type { IndexDetails, PricesData } from '#src/contract/api/indexes/index-details.ts';
import type { IndexFigures } from '#src/contract/api/figures/index-figures.ts';
import type { AskedOfIndex } from '../../index-core.ts';
import { loadRelated, type RelatedParts } from '../related/load-related.ts';

/** What is compared: found is null where no index with levels answers to what was asked. */
export type AskedIndex = { asked: string; found: ComparedIndex | null };

export type ComparedIndex = Pick<
  IndexDetails,
  'fundId' | 'portfolioName' | 'returnType' | 'currency' | 'hedgedTo' | 'launchDate'
> & { prices: PricesData; figures: IndexFigures | null };

export type ComparisonParts = { comparison: AskedIndex[] } & RelatedParts;

/** The indexes that an address asks to compare with, and those that are offered beside them. */
export async function loadComparison(
  api: ApiClient,
  asked: AskedOfIndex,
): Promise<ComparisonParts> {
  const [comparison, related] = await Promise.all([
    Promise.all(
      asked.compare.map(async (term) => ({
        asked: term,
        found: await find(api, term),
      })),
    ),
    loadRelated(api, asked),
  ]);
  return { comparison, ...related };
}

/** What is not found, or fails, is asked in vain. */
async function find(api: ApiClient, term: string): Promise<ComparedIndex | null> {
  try {
    return await findCompared(api, term);
  } catch (error) {
    const isUnknown = error instanceof ApiError && error.status === 404;
    if (!isUnknown) logFailure('comparison', error);
    return null;
  }
}

async function findCompared(api: ApiClient, indexId: string): Promise<ComparedIndex | null> {
  const details = await api.get('indexDetails', { version: '2', indexId });
  const [prices, figures] = await Promise.all([
    api.get('indexPrices', { secId: details.secId }),
    // The lines stand without them.
    api.get('indexFigures', { indexId: details.fundId }).catch((error: unknown) => {
      logFailure('comparison', error);
      return null;
    }),
  ]);
  const pricesData = prices.indexPrices[0]?.pricesData;
  if (!pricesData) return null;
  const { fundId, portfolioName, returnType, currency, hedgedTo, launchDate } = details;
  const named = { fundId, portfolioName, returnType, currency, hedgedTo, launchDate };
  return { ...named, prices: pricesData, figures };
}
