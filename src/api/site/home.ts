import type { Portfolio } from '#src/contract/api/indexes/portfolios.ts';
import type { Snapshot } from '#src/catalogue/snapshot.ts';
import { localText } from '#src/i18n/local-text.ts';
import { assetTypeName } from '#src/i18n/asset-types.ts';
import { toPortfolio } from '../indexes/listed-index.ts';
import { brandOf } from './brand-of.ts';
import { flagshipsOf } from './flagships.ts';
import { listedKinds } from './listed-kinds.ts';
import { siteTexts } from './site-texts.ts';
import type { Resource } from '../source.ts';

export const home: Resource<'home'> = async ({ lang }, source) => {
  const { snapshot } = source;
  const { site } = await siteTexts(source);
  const brand = await brandOf(source);
  const kinds = await listedKinds(source);
  return {
    headline: localText(site.home.headline, lang),
    introduction: localText(site.home.introduction, lang),
    description: localText(site.description, lang),
    hero: brand && brand.hero,
    numberOfPortfolios: snapshot.catalogue.indexes.size,
    assetTypes: [...kinds.indexes].map(([type, numberOfPortfolios]) => {
      const said = site.assetTypes.find((one) => one.type === type);
      return {
        type,
        label: assetTypeName(lang, type),
        description: said ? localText(said.description, lang) : '',
        numberOfPortfolios,
      };
    }),
    flagships: await flagshipsOf(site, source),
    featured: site.home.featured.map(({ title, fundIds }) => ({
      title: localText(title, lang),
      portfolios: fundIds.flatMap((fundId) => findPortfolio(snapshot, fundId) ?? []),
    })),
  };
};

function findPortfolio({ catalogue: { indexes } }: Snapshot, fundId: string): Portfolio | null {
  const row = indexes.find('fundId', fundId);
  return row === null ? null : toPortfolio(indexes, row);
}
