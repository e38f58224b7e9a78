/** The asset types of the specification (section 3). Every release has them, and no provider may reuse their names. */
export const assetTypes = [
  'equity',
  'fixed-income',
  'multi-asset',
  'alternatives',
  'esg',
  'private-markets',
] as const;

/** An asset type of the specification, or one that the provider declares in `site.yaml`. */
export type AssetType = string;

/** The segment for all asset types. */
export const allAssetTypes = 'all-asset-types';

/** The segment for `alternatives` in addresses. */
export const alternativesSegment = 'alternative-investment';

/**
 * Parses the segment of a screener address. `alternative-investment` and its alias `alternatives` both mean the
 * type `alternatives`. Returns null for other segments, which are ids of indexes.
 * @param known asset types of the release
 */
export function assetTypeOfSegment(segment: string, known: readonly AssetType[]): AssetType | null {
  if (segment === allAssetTypes) return allAssetTypes;
  if (segment === alternativesSegment) return 'alternatives';
  return known.includes(segment) ? segment : null;
}

/** The canonical path segment of an asset type. */
export function segmentOfAssetType(type: AssetType): string {
  return type === 'alternatives' ? alternativesSegment : type;
}

/** All segments that limit a list to one asset type, and the one for all. */
export const assetTypeNames = (known: readonly AssetType[]): string[] => [
  ...known,
  alternativesSegment,
  allAssetTypes,
];
