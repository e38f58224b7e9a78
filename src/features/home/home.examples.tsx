import type { Flagship, Home } from '#src/contract/api/site-answers.ts';
import { encodeLevels } from '#src/domain/levels/level-columns.ts';
import type { Portfolio } from '#src/contract/api/indexes/portfolios.ts';
import { chartExample, insightExample } from '#src/insight-cards/insight-cards.examples.tsx';
import { examplePortfolio, noReturns } from '#src/list-page/portfolio.example-data.ts';
import type { Gallery } from '#src/ui/gallery.ts';
import type { News } from './home-news.tsx';
import { HomePage } from './home-page.tsx';

const portfolio = (facts: Partial<Portfolio>) =>
  examplePortfolio({
    asOfLevel: 5050,
    previousLevel: 5000,
    figures: { ...noReturns, return1Y: -7.4812 },
    ...facts,
  });

const noLevels = {
  asOfDate: null,
  asOfLevel: null,
  previousLevel: null,
  figures: noReturns,
};

/** Working days of a year, each a little above the one before but for every seventh. */
function yearOf(last: number): Flagship['pricesData'] {
  const days = Array.from({ length: 262 }, (_, i) => 20_411 - 365 + Math.round(i * 1.4));
  const values = days.map((_, i) => last - (261 - i) * 0.5 + (i % 7 === 0 ? -20 : 0));
  return encodeLevels({ days: Int32Array.from(days), values: Float64Array.from(values) });
}

const flagships: Flagship[] = [
  { ...portfolio({}), resolution: 'published', pricesData: yearOf(5050) },
  {
    ...portfolio({ fundId: 'WEEKLY', portfolioName: 'Example Europe NTR EUR', currency: 'EUR' }),
    resolution: 'weekly',
    pricesData: yearOf(980),
  },
  {
    ...portfolio({ fundId: 'EMPTY', portfolioName: 'Example Japan NTR JPY', ...noLevels }),
    resolution: 'published',
    pricesData: null,
  },
];

export const fullHome: Home = {
  headline: 'Every number, traced to its source',
  introduction: 'Look up an index by name, ticker or ISIN.',
  description: 'Indexes and their data.',
  hero: null,
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
  flagships,
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

export const fullNews: News = {
  lead: {
    insight: insightExample({
      articleId: '12',
      summary: 'The fall of 2020 took five weeks, that of 2022 ten months.',
    }),
    chart: chartExample,
  },
  notices: [
    {
      noticeId: 'n-7',
      title: 'Review of December 2026',
      type: { value: 'review', label: 'Review' },
      date: '2026-11-20',
      effectiveDate: '2026-12-18',
    },
  ],
};

const noNews: News = { lead: null, notices: [] };

/** The home page in each of its states. */
export const homeExamples: readonly { name: string; home: Home; news: News }[] = [
  { name: 'markets, news, asset classes and featured indexes', home: fullHome, news: fullNews },
  {
    name: 'nothing featured, no news',
    home: { ...fullHome, flagships: [], featured: [] },
    news: noNews,
  },
  {
    name: 'no index at all',
    home: { ...fullHome, numberOfPortfolios: 0, assetTypes: [], flagships: [], featured: [] },
    news: noNews,
  },
];

export const gallery: Gallery = (language) => ({
  title: 'Home page',
  examples: homeExamples.map(({ name, home, news }) => ({
    name,
    content: <HomePage language={language} home={home} news={news} />,
  })),
});
