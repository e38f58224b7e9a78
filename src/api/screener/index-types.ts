import type { AssetTypeDescription } from '#src/contract/api/indexes/portfolios.ts';
import type { Site } from '#src/contract/provider/site.ts';
import {
  assetTypeOfSegment,
  assetTypeSegments,
  segmentOfAssetType,
  type AssetType,
} from '#src/domain/asset-type.ts';
import type { Language } from '#src/domain/language.ts';
import { localText } from '#src/i18n/local-text.ts';
import { assetTypeLabels } from '#src/i18n/messages/indexes/index-labels.ts';
import { localPath, pages } from '#src/urls.ts';
import { listedKinds } from '../site/listed-kinds.ts';
import { siteTexts } from '../site/site-texts.ts';
import type { Resource } from '../source.ts';

type TypeOrAll = AssetType | 'all-asset-types';

/** SC-10: all asset types, in the order of the navigation. */
export const indexTypes: Resource<'indexTypes'> = async ({ lang }, source) => {
  const { site } = await siteTexts(source);
  const types = assetTypeSegments.flatMap((segment) => assetTypeOfSegment(segment) ?? []);
  return { types: types.map((type) => describe(site, type, lang)) };
};

export const screenerPage: Resource<'screenerPage'> = async (query, source) => {
  const { site } = await siteTexts(source);
  const type = assetTypeOfSegment(query.assetType) ?? 'all-asset-types';
  const { indexes } = await listedKinds(source);
  return { assetType: describe(site, type, query.lang), listed: [...indexes.keys()] };
};

/** What the provider says of an asset type; the link falls back to its screener in the same language. */
function describe(site: Site, type: TypeOrAll, lang: Language): AssetTypeDescription {
  const said = site.assetTypes.find((one) => one.type === type);
  return {
    type,
    label: assetTypeLabels(lang)[type],
    description: said ? localText(said.description, lang) : '',
    link: said?.link ?? localPath(lang, pages.screener(segmentOfAssetType(type))),
  };
}
