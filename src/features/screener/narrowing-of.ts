import type { EndpointQuery } from '#src/contract/api/endpoints/endpoints.ts';
import { allAssetTypes, assetTypeOfSegment } from '#src/domain/asset-type.ts';
import { apiQueryOf } from '#src/list-page/list-query.ts';
import { hasAllVariants, type ScreenerQuery } from './screener-query.ts';

/** By what the list is narrowed. The visitor's values go to the API as they are: what it does not know it refuses. */
export function narrowingOf(query: ScreenerQuery): EndpointQuery<'screenerFilterOptions'> {
  const assetType = assetTypeOfSegment(query.segment ?? allAssetTypes) ?? allAssetTypes;
  return {
    ...apiQueryOf(query).narrowing,
    ...(assetType === allAssetTypes ? {} : { assetType: [assetType] }),
    ...(hasAllVariants(query) ? {} : { variants: 'one' }),
  } as EndpointQuery<'screenerFilterOptions'>;
}
