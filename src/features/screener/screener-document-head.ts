import type { PageContext } from '#src/client/page-context.ts';
import { pageHead } from '#src/client/page-head.ts';
import { allAssetTypes, segmentOfAssetType } from '#src/domain/asset-type.ts';
import { assetTypeLabels } from '#src/i18n/messages/index-labels.ts';
import { pages } from '#src/urls.ts';
import type { ScreenerData } from './screener-page.tsx';

/** Head of the screener's document. Aliases and filtered lists name the plain asset type page as theirs. */
export function screenerHead(
  { assetType, about }: ScreenerData,
  context: Pick<PageContext, 'language' | 'origin'>,
  siteName: string,
) {
  const labels = assetTypeLabels(context.language);
  const isAll = assetType === allAssetTypes;
  const label = about?.label ?? labels[assetType];
  return pageHead(context, {
    title: isAll ? label : `${label} | ${labels[allAssetTypes]}`,
    siteName,
    description: about?.description ?? label,
    path: pages.screener(isAll ? undefined : segmentOfAssetType(assetType)),
  });
}
