import { allAssetTypes, type AssetType } from '#src/domain/asset-type.ts';
import type { Language } from '#src/domain/language.ts';
import { assetTypeLabels } from './messages/indexes/index-labels.ts';

/**
 * Names of the asset types of the release that is spoken of: those of the specification, and behind them the provider's own,
 * whose names come with its texts (`catalogue/texts-of.ts`). So whoever speaks knows which there are.
 */
const namesIn = (language: Language): Readonly<Record<AssetType, string>> =>
  assetTypeLabels(language);

/** The asset types that there are, in the order of the navigation. */
export const assetTypesIn = (language: Language): AssetType[] =>
  Object.keys(namesIn(language)).filter((type) => type !== allAssetTypes);

/** What an asset type is called; one that the release does not know goes by its key. */
export const assetTypeName = (language: Language, type: AssetType): string =>
  namesIn(language)[type] ?? type;
