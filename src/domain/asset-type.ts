/** Asset types of the specification (section 3); `all-asset-types` stands for no restriction. */
export const assetTypes = [
  'equity',
  'fixed-income',
  'multi-asset',
  'alternatives',
  'esg',
  'private-markets',
] as const;

export type AssetType = (typeof assetTypes)[number];

export const allAssetTypes = 'all-asset-types';

/** Segment of `/indexes/screener/{assetType}`, in the order of the navigation. */
export type AssetTypeSegment =
  | Exclude<AssetType, 'alternatives'>
  | 'alternative-investment'
  | typeof allAssetTypes;

export const assetTypeSegments: readonly AssetTypeSegment[] = [
  allAssetTypes,
  'equity',
  'fixed-income',
  'multi-asset',
  'alternative-investment',
  'esg',
  'private-markets',
];

export function isAssetType(text: string): text is AssetType {
  return (assetTypes as readonly string[]).includes(text);
}

/**
 * Reads the path segment of a screener address. `alternative-investment` and its alias `alternatives`
 * both mean type `alternatives`; a segment that is no asset type gives null (it is then an index id).
 */
export function assetTypeOfSegment(segment: string): AssetType | typeof allAssetTypes | null {
  if (segment === allAssetTypes) return allAssetTypes;
  if (segment === 'alternative-investment') return 'alternatives';
  return isAssetType(segment) ? segment : null;
}

/** The canonical path segment of an asset type. */
export function segmentOfAssetType(type: AssetType | typeof allAssetTypes): AssetTypeSegment {
  return type === 'alternatives' ? 'alternative-investment' : type;
}
