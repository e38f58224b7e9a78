import type { IndexList } from '#src/catalogue/index-list.ts';
import type { List } from '#src/catalogue/list.ts';
import type { Range } from '#src/catalogue/engine/ranges.ts';
import type { ParsedQuery } from '#src/contract/api/endpoints/endpoints.ts';
import { assetTypeOfSegment, isAssetType } from '#src/domain/asset-type.ts';
import { boundOf } from '#src/domain/register/bounds.ts';
import { refuseUnknown, wordsOf } from '../known-values.ts';

export type Narrowing = Omit<
  ParsedQuery<'screenerFilterOptions'>,
  'version' | 'lang' | 'rangesOf' | 'opened' | 'includeMissing' | 'variants'
> & { includeMissing?: 'true' | 'false'; variants?: 'all' | 'one' };

/**
 * The part of a query that narrows a list of indexes, as the catalogue asks for it.
 * @throws InvalidInputError for a family, region or currency that none of the indexes has
 */
export function toIndexQuery(narrowing: Narrowing, indexes: List<IndexList>) {
  const { filterPattern, ranges, includeMissing, variants, ...filters } = narrowing;
  refuseUnknown({
    family: [filters.family, wordsOf(indexes, 'family')],
    region: [filters.region, wordsOf(indexes, 'region')],
    currency: [filters.currency, wordsOf(indexes, 'currency')],
  });
  return {
    oncePer: variants === 'one' ? ('variantGroup' as const) : undefined,
    text: filterPattern,
    ranges: toRanges(ranges, includeMissing === 'true'),
    filters: { ...filters, assetType: toAssetTypes(filters.assetType) },
  };
}

/** The asset types behind the names of a query; undefined where one of them lifts the restriction. */
function toAssetTypes(names: Narrowing['assetType']): string[] | undefined {
  const types = names?.map(assetTypeOfSegment);
  return types?.every((type) => type !== null && isAssetType(type)) ? types : undefined;
}

/** Bounds by the tags of their figures. */
function toRanges(bounds: Narrowing['ranges'], missing: boolean): Record<string, Range> {
  const ranges: Record<string, Range> = {};
  for (const [name, value] of Object.entries(bounds ?? {})) {
    const bound = boundOf(name);
    if (bound === null) continue;
    const { tag, decimals } = bound.figure;
    ranges[tag] = { decimals, missing, ...ranges[tag], [bound.end]: value };
  }
  return ranges;
}
