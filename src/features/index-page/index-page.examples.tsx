import type { WholeIndexPage } from './index-page-data.ts';
import { exampleReleases } from '#src/as-of/as-of.examples.tsx';
import type { Variants } from '#src/contract/api/indexes/index-details.ts';
import { wavySeries } from '#src/charts/charts.examples.tsx';
import { encodeLevels } from '#src/domain/levels/level-columns.ts';
import {
  exampleConstituents,
  exampleWeightsBeside,
  exampleDetails,
  exampleVariant,
} from './index-page.example-data.ts';
import { exampleSurroundings, noSurroundings } from './index-surroundings.example-data.ts';
import {
  exampleCharacteristics,
  noCharacteristics,
  shareCharacteristics,
} from './sections/characteristics/characteristics.example-data.ts';
import { exampleFigures, noFigures } from './index-figures.example-data.ts';
import {
  exampleRequestedReview,
  exampleReviews,
  noReviews,
} from './sections/constituents/reviews.example-data.ts';
import type { Gallery } from '#src/ui/gallery.ts';
import { preloadSectionViews } from './section-views.ts';
import { IndexPage } from './index-page.tsx';

// As the loader of the page does.
await preloadSectionViews();

const variants: Variants['variants'] = [
  exampleVariant({ fundId: 'WORLD_NTR_USD', ticker: 'WLDNU', returnType: 'NTR', currency: 'USD' }),
  exampleVariant({ fundId: 'WORLD_PR_USD', ticker: 'WLDPU', returnType: 'PR', currency: 'USD' }),
  exampleVariant({
    fundId: 'WORLD_NTR_JPYH',
    ticker: 'WLDNJH',
    returnType: 'NTR',
    currency: 'JPY',
    hedgedTo: 'JPY',
  }),
];

/** An index of which everything is published. */
export const completeIndex = {
  fundId: 'WORLD_NTR_USD',
  asOf: null,
  releases: exampleReleases,
  details: exampleDetails(),
  prices: encodeLevels(wavySeries(3660)),
  figures: exampleFigures(),
  contents: null,
  characteristics: shareCharacteristics,
  constituents: exampleConstituents(),
  benchmarkYears: exampleFigures({
    calendarYears: exampleFigures().calendarYears.map((year) => ({ ...year, value: 18.25 })),
  }),
  weightsBeside: exampleWeightsBeside(),
  reviews: exampleReviews,
  requestedReview: null,
  variants,
  comparison: [],
  ...exampleSurroundings,
} satisfies WholeIndexPage;

const bond = exampleDetails({
  fundId: 'GOVT',
  portfolioName: 'Example Euro Government Bond TR EUR',
  assetType: 'fixed-income',
  bondSector: 'GOVERNMENT',
});

const bare = exampleDetails({
  fundId: 'BARE',
  portfolioName: 'An index of which only the name is known',
  level: null,
  nextDue: null,
  factsheet: null,
  figures: null,
  ticker: null,
  isin: null,
  family: null,
  launchDate: null,
  baseDate: null,
  baseValue: null,
});

const noConstituents = { ...exampleConstituents(0), asOfDate: null, classification: null };

/** All but the details, where nothing more is published. */
const nothingElse = {
  asOf: null,
  releases: exampleReleases,
  prices: null,
  figures: noFigures,
  contents: null,
  characteristics: noCharacteristics,
  constituents: noConstituents,
  benchmarkYears: undefined,
  weightsBeside: { benchmark: null, before: null },
  reviews: noReviews,
  requestedReview: null,
  variants: [],
  comparison: [],
  ...noSurroundings,
};

/** The index page in each of its states. */
export const indexPageExamples: readonly { name: string; data: WholeIndexPage }[] = [
  { name: 'everything published', data: completeIndex },
  {
    name: 'a bond index',
    data: {
      ...completeIndex,
      fundId: 'GOVT',
      details: bond,
      characteristics: exampleCharacteristics,
    },
  },
  {
    name: 'ceased, with a successor',
    data: {
      ...completeIndex,
      details: exampleDetails({
        ceasedOn: '2026-11-19',
        hasCeased: true,
        successorFundId: 'WORLD2',
        successorName: 'Example World II NTR USD',
      }),
    },
  },
  {
    name: 'constituents withheld',
    data: {
      ...completeIndex,
      constituents: { ...noConstituents, withheld: 'none' },
      reviews: noReviews,
    },
  },
  {
    name: 'constituents as of an earlier review',
    data: { ...completeIndex, requestedReview: exampleRequestedReview },
  },
  {
    name: 'nothing but a name',
    data: {
      fundId: 'BARE',
      details: bare,
      ...nothingElse,
    },
  },
  {
    name: 'in preparation',
    data: {
      fundId: 'SOON',
      details: exampleDetails({
        fundId: 'SOON',
        level: null,
        figures: null,
        factsheet: null,
        launchDate: '2027-01-18',
        isInPreparation: true,
      }),
      ...nothingElse,
    },
  },
  {
    name: 'as of an earlier release',
    data: {
      ...completeIndex,
      ...noSurroundings,
      variants: [],
      asOf: { release: 7, published: '2026-10-30T21:00:00.000Z' },
    },
  },
  {
    name: 'a measure without returns',
    data: {
      ...completeIndex,
      details: exampleDetails({ hasReturns: false, currency: null, returnType: null }),
    },
  },
  { name: 'releases failed', data: { ...completeIndex, releases: 'failed' } },
  { name: 'details failed', data: { ...completeIndex, details: 'failed' } },
  { name: 'levels failed', data: { ...completeIndex, prices: 'failed' } },
  { name: 'figures failed', data: { ...completeIndex, figures: 'failed' } },
  { name: 'constituents failed', data: { ...completeIndex, constituents: 'failed' } },
  {
    name: 'everything around it failed',
    data: {
      ...completeIndex,
      related: 'failed',
      sustainability: 'failed',
      products: 'failed',
      documents: 'failed',
      insights: 'failed',
      notices: 'failed',
      corrections: 'failed',
    },
  },
  { name: 'reviews failed', data: { ...completeIndex, reviews: 'failed' } },
  { name: 'variants failed', data: { ...completeIndex, variants: 'failed' } },
];

/** Nothing is asked of it: all that the examples show is there. */
export const exampleApi = { get: () => new Promise<never>(() => undefined) };

export const exampleAsked = {
  indexId: 'WORLD_NTR_USD',
  asof: undefined,
  allConstituents: false,
  compare: [],
};

export const examplePublisher = {
  name: 'Example Indexes',
  origin: 'https://indexes.example',
  allowsEmbeds: true,
};

export const gallery: Gallery = (language) => ({
  title: 'Index page',
  examples: indexPageExamples.map(({ name, data }) => ({
    name,
    content: (
      <IndexPage
        data={data}
        language={language}
        publisher={examplePublisher}
        asked={exampleAsked}
        chart={{ compare: [] }}
        onChart={() => undefined}
        onRetry={() => undefined}
        api={exampleApi}
      />
    ),
  })),
});
