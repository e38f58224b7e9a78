import { logFailure } from '#src/client/calls/log-failure.ts';
import { ApiError, statusOfError } from '#src/client/calls/api-error.ts';
import type { PageContext } from '#src/client/page/page-context.ts';
import type { EndpointQuery } from '#src/contract/api/endpoints/endpoints.ts';
import { allAssetTypes, assetTypeOfSegment } from '#src/domain/asset-type.ts';
import type { ScreenerData } from '#src/features/screener/screener-page.tsx';
import type { ScreenerQuery } from '#src/features/screener/screener-query.ts';
import { apiQueryOf } from '#src/list-page/list-query.ts';

/**
 * What the screener shows. Its three calls run together, and one that fails leaves its part empty (SC-07);
 * without rows the page bears the status of the failure.
 */
export async function loadScreener(
  context: PageContext,
  query: ScreenerQuery,
): Promise<ScreenerData> {
  const { api } = context;
  const assetType = assetTypeOfSegment(query.segment ?? allAssetTypes) ?? allAssetTypes;
  const { order, paging, ...all } = apiQueryOf(query);
  const ofPath = assetType === allAssetTypes ? {} : { assetType: [assetType] };
  // The visitor's values go to the API as they are: what it does not know it refuses.
  const narrowing = { ...all.narrowing, ...ofPath } as EndpointQuery<'screenerFilterOptions'>;
  const [about, options, rows] = await Promise.all([
    api.get('screenerPage', { assetType }).catch(emptyAfter('screener page')),
    api
      .get('screenerFilterOptions', { version: '2', ...narrowing })
      .catch(emptyAfter('screener filters')),
    api
      .get('portfolioReturns', { ...narrowing, ...order, ...paging } as RowsQuery)
      .then(({ portfolios, numberOfPortfolios }) => ({
        rows: portfolios,
        total: numberOfPortfolios,
      }))
      .catch((error: unknown) => {
        context.reportStatus(statusOfError(error));
        if (error instanceof ApiError && error.status === 400) return 'refused' as const;
        return emptyAfter('screener')(error);
      }),
  ]);
  return { query, assetType, about: about?.assetType ?? null, options, rows };
}

type RowsQuery = EndpointQuery<'portfolioReturns'>;

const emptyAfter = (part: string) => (error: unknown) => {
  logFailure(part, error);
  return null;
};
