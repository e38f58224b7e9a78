import type { PageFacts } from '#src/client/page/page-head.ts';
import { allAssetTypes, segmentOfAssetType } from '#src/domain/asset-type.ts';
import type { Language } from '#src/domain/language.ts';
import { assetTypeName } from '#src/i18n/asset-types.ts';
import { pages } from '#src/urls.ts';
import type { ScreenerData } from './screener-page.tsx';

/** What the screener's document says of itself. Aliases and filtered lists name the plain asset type page as theirs. */
export function screenerHead({ assetType, about }: ScreenerData, language: Language): PageFacts {
  const isAll = assetType === allAssetTypes;
  const label = about?.label ?? assetTypeName(language, assetType);
  return {
    title: isAll ? label : `${label} | ${assetTypeName(language, allAssetTypes)}`,
    description: about?.description ?? label,
    path: pages.screener(isAll ? undefined : segmentOfAssetType(assetType)),
  };
}
