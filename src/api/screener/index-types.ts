import type { AssetTypeDescription } from '#src/contract/api/indexes/portfolios.ts';
import type { Site } from '#src/contract/provider/site.ts';
import { assetTypesOf } from '#src/contract/provider/own/own-asset-types.ts';
import {
  allAssetTypes,
  assetTypeNames,
  assetTypeOfSegment,
  segmentOfAssetType,
  type AssetType,
} from '#src/domain/asset-type.ts';
import type { Language } from '#src/domain/language.ts';
import { localText } from '#src/i18n/local-text.ts';
import { assetTypeName } from '#src/i18n/asset-types.ts';
import { localPath, pages } from '#src/urls.ts';
import { listedKinds } from '../site/listed-kinds.ts';
import { declared, refuseUnknown } from '../known-values.ts';
import { siteTexts } from '../site/site-texts.ts';
import { firstColumns } from './first-columns.ts';
import type { Resource } from '../source.ts';

/** SC-10: all asset types, in the order of the navigation. */
export const indexTypes: Resource<'indexTypes'> = async ({ lang }, source) => {
  const { site } = await siteTexts(source);
  const types = [allAssetTypes, ...assetTypesOf(site)];
  return { types: types.map((type) => describe(site, type, lang)) };
};

export const screenerPage: Resource<'screenerPage'> = async (query, source) => {
  const { site } = await siteTexts(source);
  const known = assetTypesOf(site);
  refuseUnknown({ assetType: [[query.assetType], declared(assetTypeNames(known))] });
  const type = assetTypeOfSegment(query.assetType, known) ?? allAssetTypes;
  const { indexes } = await listedKinds(source);
  const columns = await firstColumns(source);
  const views = site.screener?.views ?? null;
  const listed = [...indexes.keys()];
  return { assetType: describe(site, type, query.lang), listed, columns, views };
};

/** The provider's texts about an asset type; the link defaults to its screener in the same language. */
function describe(site: Site, type: AssetType, lang: Language): AssetTypeDescription {
  const said = site.assetTypes.find((one) => one.type === type);
  return {
    type,
    label: assetTypeName(lang, type),
    description: said ? localText(said.description, lang) : '',
    link: said?.link ?? localPath(lang, pages.screener(segmentOfAssetType(type))),
  };
}
