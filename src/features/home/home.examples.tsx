import type { Home } from '#src/contract/api/site-answers.ts';
import type { Portfolio } from '#src/contract/api/portfolios.ts';
import type { Gallery } from '#src/ui/gallery.ts';
import { HomePage } from './home-page.tsx';

function portfolio(facts: Partial<Portfolio>): Portfolio {
  return {
    fundId: 'WORLD',
    portfolioName: 'Example World NTR USD',
    ticker: 'WLDNU',
    isin: 'ZZ0000000019',
    assetType: 'equity',
    family: 'Example Global Equity',
    region: 'Global',
    currency: 'USD',
    returnType: 'NTR',
    hedgedTo: null,
    launchDate: '2019-03-01',
    asOfDate: '2026-11-19',
    asOfLevel: 5050,
    previousLevel: 5000,
    figures: {
      return1M: 0.5,
      return3M: 2.25,
      returnYTD: 6,
      return1Y: -7.4812,
      return3Y: null,
      return5Y: null,
      return10Y: null,
      returnSinceInception: 4,
    },
    backTested: [],
    ...facts,
  };
}

const noLevels = {
  asOfDate: null,
  asOfLevel: null,
  previousLevel: null,
  figures: { ...portfolio({}).figures, return1Y: null },
};

export const fullHome: Home = {
  headline: 'Every number, traced to its source',
  introduction: 'Look up an index by name, ticker or ISIN.',
  description: 'Indexes and their data.',
  numberOfPortfolios: 91_181,
  assetTypes: [
    {
      type: 'equity',
      label: 'Equity',
      description: 'Shares of developed and emerging markets.',
      numberOfPortfolios: 1220,
    },
    {
      type: 'alternatives',
      label: 'Alternatives',
      description: 'Commodities and listed real estate.',
      numberOfPortfolios: 1,
    },
  ],
  featured: [
    {
      title: 'World equity',
      portfolios: [
        portfolio({}),
        portfolio({ fundId: 'HEDGED', currency: 'EUR', hedgedTo: 'EUR', previousLevel: 5050 }),
      ],
    },
    { title: 'New', portfolios: [portfolio({ fundId: 'NEW', ...noLevels })] },
    { title: 'Nothing in it', portfolios: [] },
  ],
};

/** The home page in each of its states. */
export const homeExamples: readonly { name: string; home: Home }[] = [
  { name: 'asset classes and featured indexes', home: fullHome },
  { name: 'nothing featured', home: { ...fullHome, featured: [] } },
  {
    name: 'no index at all',
    home: { ...fullHome, numberOfPortfolios: 0, assetTypes: [], featured: [] },
  },
];

export const gallery: Gallery = (language) => ({
  title: 'Home page',
  examples: homeExamples.map(({ name, home }) => ({
    name,
    content: <HomePage language={language} home={home} />,
  })),
});
