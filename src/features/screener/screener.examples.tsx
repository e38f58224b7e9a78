import type { Portfolio, ScreenerOptions } from '#src/contract/api/indexes/portfolios.ts';
import type { Language } from '#src/domain/language.ts';
import { assetTypes } from '#src/domain/asset-type.ts';
import { exampleFigures, exampleRanges } from './example-figures.ts';
import { Scatter } from './scatter/scatter.tsx';
import type { ScreenerData } from './screener-page.tsx';
import { readScreenerQuery } from './screener-query.ts';
import { examplePortfolio, noReturns } from '#src/list-page/portfolio.example-data.ts';
import type { Gallery } from '#src/ui/gallery.ts';
import { ScreenerPage } from './screener-page.tsx';

/** The line of a year beside the name. */
const line = { days: ['2025-11-21', '2026-05-22', '2026-11-19'], values: [100, 94.2, 107.5] };

const portfolios: Portfolio[] = [
  examplePortfolio({ line }),
  examplePortfolio({
    fundId: 'HEDGED',
    portfolioName: 'Example World Hedged to the Japanese Yen, Screened, with a Name of Many Words',
    currency: 'JPY',
    hedgedTo: 'JPY',
    asOfLevel: 1234567.891,
    figures: { ...noReturns, return1Y: -11.684 },
  }),
  examplePortfolio({
    fundId: 'NAMEONLY',
    portfolioName: 'An index of which only the name is known',
    ticker: null,
    isin: null,
    family: null,
    currency: null,
    returnType: null,
    asOfDate: null,
    asOfLevel: null,
    previousLevel: null,
    figures: noReturns,
  }),
];

const families = Array.from({ length: 9 }, (_, index) => `Example Family ${index + 1}`);

const options: ScreenerOptions = {
  filters: [
    {
      field: { name: 'Asset class', tag: 'assetType' },
      values: [
        { value: 'equity', label: 'Equity', count: 220 },
        { value: 'fixed-income', label: 'Fixed income', count: 97 },
      ],
    },
    {
      field: { name: 'Family', tag: 'family' },
      values: families.map((family) => ({ value: family, label: family, count: 3 })),
    },
    {
      field: { name: 'Currency', tag: 'currency' },
      values: [
        { value: 'EUR', label: 'EUR', count: 128 },
        { value: 'USD', label: 'USD', count: 1233 },
        { value: 'CHF', label: 'CHF', count: 0 },
      ],
    },
  ],
};

const allIndexes = {
  type: 'all-asset-types',
  label: 'Our Indexes',
  description: 'All indexes of the provider.',
  link: '/indexes/screener',
};

/** The screener of all asset types, on the second of many pages. */
export const secondPage: ScreenerData = {
  query: readScreenerQuery(null, { page: '2' }),
  assetType: 'all-asset-types',
  listed: assetTypes,
  views: null,
  about: allIndexes,
  options,
  figures: exampleFigures,
  rows: { rows: portfolios, total: 91_181, matchedBySpelling: false },
  points: null,
};

export const narrowedEquity: ScreenerData = {
  query: readScreenerQuery('equity', {
    filterPattern: 'world',
    currency: ['USD', 'JPY'],
    sortBy: 'return1Y',
    sortOrder: '-1',
  }),
  assetType: 'equity',
  listed: assetTypes,
  views: null,
  about: {
    type: 'equity',
    label: 'Equity',
    description: 'Shares of developed and emerging markets.',
    link: '/page/equity',
  },
  options,
  figures: exampleFigures,
  rows: { rows: portfolios, total: 3, matchedBySpelling: false },
  points: null,
};

/** Bounds of a figure, and another that was opened. */
export const byFigures: ScreenerData = {
  ...secondPage,
  query: readScreenerQuery(null, {
    volatility3YMax: '12',
    includeMissing: 'true',
    opened: ['sharpeRatio3Y'],
  }),
  options: { ...options, ranges: exampleRanges },
};

/** Typed as a question, drawn as points, with shaded returns. */
const asked: ScreenerData = {
  ...byFigures,
  query: readScreenerQuery(null, {
    filterPattern: 'quantum',
    volatility3YMax: '12',
    first: '4',
    asked: 'quantum volatility under 12, the four best',
    plot: ['volatility3Y', 'return1Y'],
    heat: 'on',
  }),
  points: {
    points: [
      {
        fundId: 'WORLD',
        portfolioName: 'Example World NTR USD',
        assetType: 'equity',
        x: 10.61,
        y: 7.48,
      },
      {
        fundId: 'HEDGED',
        portfolioName: 'Example World Hedged',
        assetType: 'esg',
        x: 9.2,
        y: -11.68,
      },
      {
        fundId: 'SMALL',
        portfolioName: 'Example Small NTR USD',
        assetType: 'equity',
        x: 14.8,
        y: 12.05,
      },
    ],
    considered: 4,
    numberOfPortfolios: 4,
  },
};

/** The screener in each of its states. */
export const screenerExamples: readonly { name: string; data: ScreenerData }[] = [
  { name: 'the second of many pages', data: secondPage },
  { name: 'one asset type, narrowed and sorted', data: narrowedEquity },
  { name: 'narrowed by a figure', data: byFigures },
  { name: 'a typed question, and its answer as points', data: asked },
  {
    name: 'nothing matches but by spelling',
    data: {
      ...narrowedEquity,
      query: readScreenerQuery('equity', { filterPattern: 'wirld' }),
      rows: { rows: portfolios, total: 3, matchedBySpelling: true },
    },
  },
  {
    name: 'nothing matches',
    data: {
      ...narrowedEquity,
      query: readScreenerQuery('equity', { filterPattern: 'zzzz' }),
      rows: { rows: [], total: 0, matchedBySpelling: false },
    },
  },
  {
    name: 'a page behind the last one',
    data: {
      ...secondPage,
      query: readScreenerQuery(null, { page: '9000' }),
      rows: { rows: [], total: 91_181, matchedBySpelling: false },
    },
  },
  {
    name: 'an address that is refused',
    data: {
      ...narrowedEquity,
      query: readScreenerQuery('equity', { family: 'Emergin' }),
      options: 'failed',
      rows: {
        refused: [{ parameter: 'family', value: 'Emergin', nearest: 'Emerging' }],
      },
    },
  },
  { name: 'the filters failed', data: { ...narrowedEquity, options: 'failed' } },
  {
    name: 'everything failed',
    data: { ...secondPage, about: null, options: 'failed', rows: 'failed' },
  },
];

function scatterOf(language: Language, { points }: ScreenerData) {
  const [x, y] = ['volatility3Y', 'return1Y'].map((tag) =>
    exampleFigures.find((figure) => figure.tag === tag)!,
  );
  return points === null || points === 'failed' ? null : (
    <Scatter language={language} points={points} x={x!} y={y!} />
  );
}

export const gallery: Gallery = (language) => ({
  title: 'Screener',
  examples: screenerExamples.map(({ name, data }) => ({
    name,
    content: <ScreenerPage language={language} data={data} picture={scatterOf(language, data)} />,
  })),
});
