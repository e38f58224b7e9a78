/** Asset types of the specification (section 3), which every release knows and whose names are nobody else's. */
export const assetTypes = [
  'equity',
  'fixed-income',
  'multi-asset',
  'alternatives',
  'esg',
  'private-markets',
] as const;

/** One of the specification's, or one that the provider declares in `site.yaml`. */
export type AssetType = string;

/** Stands for no restriction. */
export const allAssetTypes = 'all-asset-types';

/** What `alternatives` is called in addresses. */
export const alternativesSegment = 'alternative-investment';

/**
 * Reads the path segment of a screener address. `alternative-investment` and its alias `alternatives`
 * both mean type `alternatives`; a segment that is no asset type gives null (it is then an index id).
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

/** All segments by which lists can be narrowed to one asset type, or to none. */
export const assetTypeNames = (known: readonly AssetType[]): string[] => [
  ...known,
  alternativesSegment,
  allAssetTypes,
];
