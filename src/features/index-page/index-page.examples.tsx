import type { Variants } from '#src/contract/api/index-details.ts';
import { wavySeries } from '#src/charts/charts.examples.tsx';
import { encodeLevels } from '#src/domain/level-columns.ts';
import { exampleConstituents, exampleDetails, exampleVariant } from './index-page.example-data.ts';
import { exampleSurroundings, noSurroundings } from './index-surroundings.example-data.ts';
import {
  exampleCharacteristics,
  noCharacteristics,
  shareCharacteristics,
} from './index-characteristics.example-data.ts';
import { exampleFigures, noFigures } from './index-figures.example-data.ts';
import type { IndexPageData } from './index-page-data.ts';
import type { Gallery } from '#src/ui/gallery.ts';
import { FurtherSections } from './further-sections.tsx';
import { IndexPage } from './index-page.tsx';

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
  details: exampleDetails(),
  prices: encodeLevels(wavySeries(3660)),
  figures: exampleFigures(),
  characteristics: shareCharacteristics,
  constituents: exampleConstituents(),
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
        successorFundId: 'WORLD2',
        successorName: 'Example World II NTR USD',
      }),
    },
  },
  {
    name: 'constituents withheld',
    data: { ...completeIndex, constituents: { ...noConstituents, withheld: 'none' } },
  },
  {
    name: 'nothing but a name',
    data: {
      fundId: 'BARE',
      details: bare,
      prices: null,
      figures: noFigures,
      characteristics: noCharacteristics,
      constituents: noConstituents,
      variants: [],
      comparison: [],
      ...noSurroundings,
    },
  },
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
    },
  },
  { name: 'variants failed', data: { ...completeIndex, variants: 'failed' } },
];

export const gallery: Gallery = (language) => ({
  title: 'Index page',
  examples: indexPageExamples.map(({ name, data }) => ({
    name,
    content: (
      <IndexPage
        data={data}
        language={language}
        Further={FurtherSections}
        onRetry={() => undefined}
        chart={{ compare: [] }}
        onChart={() => undefined}
        suggest={() => Promise.resolve([])}
        loadAllConstituents={() => Promise.resolve([])}
      />
    ),
  })),
});
