import { ApiError } from '#src/client/calls/api-error.ts';
import { logFailure } from '#src/client/calls/log-failure.ts';
import type { PageContext } from '#src/client/page/page-context.ts';
import type { AskedIndex, ComparedIndex } from '#src/features/index-page/index-page-data.ts';

/** The indexes that a page's address asks to compare with; what is not found, or fails, is asked in vain. */
export async function loadComparison(
  context: PageContext,
  asked: readonly string[],
): Promise<AskedIndex[]> {
  const found = await Promise.all(
    asked.map((term) =>
      findCompared(context, term).catch((error: unknown) => {
        logFailure('comparison', error);
        return null;
      }),
    ),
  );
  return asked.map((term, i) => ({ asked: term, found: found[i] ?? null }));
}

async function findCompared({ api }: PageContext, term: string): Promise<ComparedIndex | null> {
  const fundId = await findFundId({ api }, term);
  if (fundId === null) return null;
  const [details, prices] = await Promise.all([
    api.get('indexDetails', { version: '2', indexId: fundId }),
    api.get('indexPrices', { secId: fundId }),
  ]);
  const pricesData = prices.indexPrices[0]?.pricesData;
  if (!pricesData) return null;
  const { portfolioName, returnType, currency, hedgedTo, launchDate } = details;
  return { fundId, portfolioName, returnType, currency, hedgedTo, launchDate, prices: pricesData };
}

/** An identifier, or else the best match of a search term. */
async function findFundId({ api }: Pick<PageContext, 'api'>, term: string): Promise<string | null> {
  try {
    return (await api.get('portfolioByIndex', { indexId: term })).fundId;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    const { portfolios } = await api.get('suggestions', { filterPattern: term, size: 1 });
    return portfolios[0]?.fundId ?? null;
  }
}
