import { oncePerRelease } from '#src/catalogue/once-per-release.ts';
import { assetTypesOf } from '#src/contract/provider/own/own-asset-types.ts';
import type { AssetType } from '#src/domain/asset-type.ts';
import type { Stored } from '../source.ts';
import { siteTexts } from './site-texts.ts';

type ListedKinds = {
  /** Asset types of the release's indexes, with their number. */
  indexes: ReadonlyMap<AssetType, number>;
  /** Asset types of articles. */
  articles: readonly AssetType[];
};

/** The asset types that the provider uses: others are not offered. */
export const listedKinds = oncePerRelease(async (source: Stored) => {
  const { indexes, articles } = source.snapshot.catalogue;
  const assetTypes = assetTypesOf((await siteTexts(source)).site);
  const one = { page: 1, size: 1 };
  const counts = new Map(
    indexes.screen(one).facets.assetType.map(({ value, count }) => [value, count]),
  );
  const about = new Set(articles.screen(one).facets.assetTypes.map(({ value }) => value));
  return {
    indexes: new Map(
      assetTypes.flatMap((type) => {
        const count = counts.get(type) ?? 0;
        return count > 0 ? [[type, count] as const] : [];
      }),
    ),
    articles: assetTypes.filter((type) => about.has(type)),
  } satisfies ListedKinds;
});
