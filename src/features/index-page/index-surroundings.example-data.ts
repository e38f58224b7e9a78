import type { WholeIndexPage } from './index-page-data.ts';

export type Surroundings = Pick<
  WholeIndexPage,
  | 'related'
  | 'sustainability'
  | 'products'
  | 'structuredProducts'
  | 'documents'
  | 'insights'
  | 'notices'
  | 'corrections'
>;

const metric = {
  decimals: 1,
  gap: null,
  coverage: 97.5,
  definition: 'What the metric means.',
} as const;

/** One of everything that can stand around an index, with both kinds of gap. */
export const exampleSurroundings = {
  related: [
    {
      secId: 'ALLWORLD',
      fundId: 'ALLWORLD',
      portfolioName: 'Example All World NTR USD',
      relation: 'benchmark',
      currency: 'USD',
      returnType: 'NTR',
      hedgedTo: null,
      hasReturns: true,
      asOfLevel: 2345.67,
      canBlend: true,
      asOfDate: '2026-11-20',
    },
  ],
  sustainability: {
    asOfDate: '2026-10-31',
    metrics: [
      {
        ...metric,
        metric: 'board-independence',
        pillar: 'governance',
        name: 'Board independence',
        unit: '%',
        value: 85.24,
      },
      {
        ...metric,
        metric: 'carbon-intensity',
        pillar: 'climate-factors',
        name: 'Carbon intensity',
        unit: 't CO2e / USD million revenue',
        value: 112.5,
      },
      {
        ...metric,
        metric: 'water-use',
        pillar: 'environmental',
        name: 'Water use',
        unit: null,
        value: null,
        gap: 'no-coverage',
        coverage: null,
      },
      {
        ...metric,
        metric: 'employee-turnover',
        pillar: 'social',
        name: 'Employee turnover',
        unit: '%',
        value: null,
        gap: 'not-processed',
        coverage: null,
      },
    ],
  },
  products: {
    products: [
      {
        productId: 'F0001',
        name: 'Example World ETF',
        productType: { value: 'ETF', label: 'ETF' },
        provider: 'Example Funds',
        ticker: 'EXWD',
        isin: 'ZZ0000000027',
        currency: 'USD',
        exchange: 'New York',
        assetClass: null,
        category: null,
        indexFundId: 'WORLD_NTR_USD',
        indexName: 'Example World NTR USD',
        countries: [],
        url: 'https://funds.example/f0001',
        fee: 0.2,
        netAssets: 1_250_000_000,
        netAssetsDate: '2026-10-30',
        replication: 'sampled',
        distribution: 'accumulating',
      },
    ],
    totalProducts: 12,
    matchedBySpelling: false,
    notice: 'The list is neither complete nor an endorsement.',
  },
  structuredProducts: {
    structuredProducts: [
      {
        productId: 'N0001',
        name: 'Example Tracker Note',
        issuer: 'Example Bank',
        isin: 'ZZ0000000035',
        symbol: null,
        assetClass: null,
        country: null,
        underlying: 'Example World',
        indexFundId: 'WORLD_NTR_USD',
        indexName: 'Example World NTR USD',
        maturity: null,
        hasMatured: false,
      },
    ],
    totalStructuredProducts: 1,
    matchedBySpelling: false,
    notice: null,
  },
  documents: {
    documents: [
      {
        documentId: 'world-methodology',
        title: 'Example World: methodology',
        description: null,
        category: { value: 'methodology', label: 'Methodology' },
        subcategory: null,
        date: '2026-06-30',
        language: { value: 'en-us', label: 'English' },
        translations: [],
        assetClasses: [],
        families: [],
        regions: [],
        indexes: [],
        format: 'html',
        file: null,
      },
    ],
    total: 12,
  },
  notices: {
    totalNotices: 7,
    matchedBySpelling: false,
    notices: [
      {
        noticeId: 'world-review-2026-12',
        title: 'Results of the December review of Example World',
        date: '2026-11-13',
        effectiveDate: '2026-12-18',
        type: { value: 'review', label: 'Review' },
      },
    ],
  },
  corrections: {
    fundId: 'WORLD_NTR_USD',
    totalCorrections: 3,
    corrections: [
      {
        fundId: 'WORLD_NTR_USD',
        portfolioName: 'Example World NTR USD',
        restores: null,
        date: '2026-11-18',
        oldValue: 1999.12,
        newValue: 1998.87,
        reason: 'Late dividend of one constituent',
        release: 12,
        published: '2026-11-20T06:00:00.000Z',
      },
      {
        fundId: 'WORLD_NTR_USD',
        portfolioName: 'Example World NTR USD',
        restores: null,
        date: '2026-11-17',
        oldValue: 1987.1234,
        newValue: 1987.1229,
        reason: null,
        release: 12,
        published: '2026-11-20T06:00:00.000Z',
      },
      {
        fundId: 'WORLD_NTR_USD',
        portfolioName: 'Example World NTR USD',
        restores: null,
        date: '2026-11-15',
        oldValue: 1980,
        newValue: null,
        reason: 'A holiday',
        release: 11,
        published: '2026-11-16T06:00:00.000Z',
      },
    ],
  },
  insights: [
    {
      articleId: '2641',
      articleName: 'two-crashes',
      language: 'en-us',
      title: 'Two crashes, two speeds',
      summary: 'How fast the index fell, twice.',
      date: '2026-11-02',
      updated: null,
      type: { value: 'research', label: 'Research' },
      assetTypes: ['equity'],
      strategists: [],
      readingMinutes: 4,
      picture: null,
    },
  ],
} satisfies Surroundings;

/** An index that stands alone. */
export const noSurroundings: Surroundings = {
  related: [],
  sustainability: { asOfDate: null, metrics: [] },
  products: { products: [], totalProducts: 0, matchedBySpelling: false, notice: null },
  structuredProducts: {
    structuredProducts: [],
    totalStructuredProducts: 0,
    matchedBySpelling: false,
    notice: null,
  },
  documents: { documents: [], total: 0 },
  insights: [],
  notices: { notices: [], totalNotices: 0, matchedBySpelling: false },
  corrections: { fundId: 'WORLD_NTR_USD', corrections: [], totalCorrections: 0 },
};
