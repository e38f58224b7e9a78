import { allAssetTypes, type AssetType } from '#src/domain/asset-type.ts';
import type { Language } from '#src/domain/language.ts';
import { assetTypeLabels } from './messages/indexes/index-labels.ts';

/**
 * The names of the asset types of the current release: those of the specification, followed by the provider's own,
 * whose names come with the provider's texts (`catalogue/texts-of.ts`).
 */
const namesIn = (language: Language): Readonly<Record<AssetType, string>> =>
  assetTypeLabels(language);

/** The asset types of the current release in the order of the navigation. */
export const assetTypesIn = (language: Language): AssetType[] =>
  Object.keys(namesIn(language)).filter((type) => type !== allAssetTypes);

/** The name of an asset type. A type that the release does not have is named by its key. */
export const assetTypeName = (language: Language, type: AssetType): string =>
  namesIn(language)[type] ?? type;
