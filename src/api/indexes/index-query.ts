import type { ParsedQuery } from '#src/contract/api/endpoints/endpoints.ts';
import { assetTypeOfSegment, isAssetType } from '#src/domain/asset-type.ts';

type Narrowing = Omit<ParsedQuery<'screenerFilterOptions'>, 'version' | 'lang'>;

/** The part of a query that narrows a list of indexes, as the catalogue asks for it. */
export function toIndexQuery({ filterPattern, ...filters }: Narrowing) {
  return {
    text: filterPattern,
    filters: { ...filters, assetType: toAssetTypes(filters.assetType) },
  };
}

/** The asset types behind the names of a query; undefined where one of them lifts the restriction. */
function toAssetTypes(names: Narrowing['assetType']): string[] | undefined {
  const types = names?.map(assetTypeOfSegment);
  return types?.every((type) => type !== null && isAssetType(type)) ? types : undefined;
}
