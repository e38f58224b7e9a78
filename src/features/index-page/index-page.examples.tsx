import type { Variants } from '#src/contract/api/index-details.ts';
import { wavySeries } from '#src/charts/charts.examples.tsx';
import { encodeLevels } from '#src/domain/levels/level-columns.ts';
import { exampleConstituents, exampleDetails, exampleVariant } from './index-page.example-data.ts';
import { exampleSurroundings, noSurroundings } from './index-surroundings.example-data.ts';
import {
  exampleCharacteristics,
  noCharacteristics,
  shareCharacteristics,
} from './index-characteristics.example-data.ts';
import { exampleFigures, noFigures } from './index-figures.example-data.ts';
import {
  exampleAskedReview,
  exampleReviewChanges,
  exampleReviews,
  missingReview,
  noReviews,
} from './index-reviews.example-data.ts';
import type { IndexPageData, KnownReleases, MissingState } from './index-page-data.ts';
import type { Gallery } from '#src/ui/gallery.ts';
import { FurtherSections } from './further-sections.tsx';
import { IndexPage } from './index-page.tsx';
import { MissingReviewPage } from './missing-review-page.tsx';
import { MissingStatePage } from './missing-state-page.tsx';

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

const releases: KnownReleases = {
  current: { release: 9, published: '2026-11-20T21:00:00.000Z' },
  firstDay: '2026-01-30',
};

/** An index of which everything is published. */
export const completeIndex = {
  fundId: 'WORLD_NTR_USD',
  asOf: null,
  releases,
  details: exampleDetails(),
  prices: encodeLevels(wavySeries(3660)),
  figures: exampleFigures(),
  characteristics: shareCharacteristics,
  constituents: exampleConstituents(),
  reviews: exampleReviews,
  askedReview: null,
  variants,
  comparison: [],
  ...exampleSurroundings,
} satisfies IndexPageData;

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
  returns: null,
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
  releases,
  prices: null,
  figures: noFigures,
  characteristics: noCharacteristics,
  constituents: noConstituents,
  reviews: noReviews,
  askedReview: null,
  variants: [],
  comparison: [],
  ...noSurroundings,
};

/** The index page in each of its states. */
export const indexPageExamples: readonly { name: string; data: IndexPageData }[] = [
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
    data: { ...completeIndex, askedReview: exampleAskedReview },
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
        returns: null,
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

export const examplePublisher = { name: 'Example Indexes', origin: 'https://indexes.example' };

/** The index as of a day on which nothing was published yet. */
export const missingState: MissingState = {
  fundId: 'WORLD_NTR_USD',
  portfolioName: 'Example World NTR USD',
  asked: '2001-02-03',
  reason: 'beforeFirst',
  releases,
};

export const gallery: Gallery = (language) => ({
  title: 'Index page',
  examples: [
    ...indexPageExamples.map(({ name, data }) => ({
      name,
      content: (
        <IndexPage
          data={data}
          language={language}
          publisher={examplePublisher}
          Further={FurtherSections}
          onRetry={() => undefined}
          chart={{ compare: [] }}
          onChart={() => undefined}
          suggest={() => Promise.resolve([])}
          loadAllConstituents={() => Promise.resolve([])}
          loadReviewChanges={() => Promise.resolve(exampleReviewChanges)}
        />
      ),
    })),
    {
      name: 'constituents as of a day of which none are published',
      content: (
        <MissingReviewPage review={missingReview} chart={{ compare: [] }} language={language} />
      ),
    },
    {
      name: 'as of a day on which nothing was published',
      content: (
        <MissingStatePage state={missingState} chart={{ compare: [] }} language={language} />
      ),
    },
  ],
});
