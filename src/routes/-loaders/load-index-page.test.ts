import { isRedirect } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { ApiError } from '#src/client/calls/api-error.ts';
import type { PageContext } from '#src/client/page/page-context.ts';
import {
  exampleConstituents,
  exampleDetails,
} from '#src/features/index-page/index-page.example-data.ts';
import { exampleCharacteristics } from '#src/features/index-page/sections/characteristics/characteristics.example-data.ts';
import { exampleReleases } from '#src/as-of/as-of.examples.tsx';
import { exampleAsked } from '#src/features/index-page/index-page.examples.tsx';
import { exampleFigures } from '#src/features/index-page/index-figures.example-data.ts';
import { exampleSurroundings } from '#src/features/index-page/index-surroundings.example-data.ts';
import { exampleReviews } from '#src/features/index-page/sections/constituents/reviews.example-data.ts';
import { loadIndexPage } from './load-index-page.ts';
import { notFoundPath } from '#src/urls.ts';

const leadsToNotFound = (error: unknown) =>
  isRedirect(error) && error.options.href === notFoundPath;

const definition = {
  metric: 'board',
  pillar: 'governance',
  name: 'Board',
  definition: 'Of the board.',
  unit: '%',
  decimals: 1,
};

const answers: Record<string, unknown> = {
  dataVersion: { release: 3 },
  releases: { releases: exampleReleases, totalReleases: 3 },
  indexDetails: exampleDetails(),
  indexPrices: { indexPrices: [{ pricesData: null }] },
  constituents: exampleConstituents(12),
  reviews: exampleReviews,
  variants: { fundId: 'WORLD_NTR_USD', variants: [] },
  indexFigures: exampleFigures(),
  characteristics: exampleCharacteristics,
  relatedIndexes: { portfolioId: 'WORLD_NTR_USD', relatedIndexes: [] },
  sustainabilityDefinitions: { portfolioKey: 'WORLD_NTR_USD', definitions: [definition] },
  sustainabilityDatapoints: {
    portfolioKey: 'WORLD_NTR_USD',
    asOfDate: null,
    datapoints: [{ metric: 'board', value: 1, gap: null, coverage: null }],
  },
  products: exampleSurroundings.products,
  structuredProducts: exampleSurroundings.structuredProducts,
  relatedDocuments: { factsheet: null, relatedDocuments: exampleSurroundings.documents.documents },
  notices: exampleSurroundings.notices,
  corrections: exampleSurroundings.corrections,
  relatedContent: { portfolioId: 'WORLD_NTR_USD', insights: exampleSurroundings.insights },
};

const pageOf = (indexId: string, given = {}) => ({ ...exampleAsked, indexId, ...given });

function contextWith(failures: Record<string, number> = {}) {
  const statuses: number[] = [];
  /** What was asked first of each call. */
  const queries: Record<string, unknown> = {};
  const context = {
    language: 'en-us',
    asof: null,
    origin: 'https://indexes.example',
    reportStatus: (status: number) => statuses.push(status),
    describe: () => undefined,
    api: {
      get: async (name: string, query: unknown) => {
        queries[name] ??= query;
        const status = failures[name];
        if (status !== undefined) throw new ApiError(status, 'failed on purpose');
        return answers[name];
      },
    },
  } as unknown as PageContext;
  return { context, statuses, queries };
}

test('NV-10 prices are asked for by the series that they are of, whatever the index is asked for by', async () => {
  const { context, queries } = contextWith();
  await loadIndexPage(context, pageOf('world-WORLD_NTR_USD'));
  expect(queries['indexDetails']).toMatchObject({ indexId: 'world-WORLD_NTR_USD' });
  expect(queries['indexPrices']).toEqual({ secId: exampleDetails().secId });
});

test('ID-08 one failing call fails its part only', async () => {
  for (const [call, part] of [
    ['indexDetails', 'details'],
    ['indexPrices', 'prices'],
    ['constituents', 'constituents'],
    ['reviews', 'reviews'],
    ['variants', 'variants'],
    ['indexFigures', 'figures'],
    ['characteristics', 'characteristics'],
    ['relatedIndexes', 'related'],
    ['sustainabilityDefinitions', 'sustainability'],
    ['sustainabilityDatapoints', 'sustainability'],
    ['products', 'products'],
    ['structuredProducts', 'structuredProducts'],
    ['relatedDocuments', 'documents'],
    ['relatedContent', 'insights'],
    ['notices', 'notices'],
    ['corrections', 'corrections'],
    ['releases', 'releases'],
  ] as const) {
    const { context, statuses } = contextWith({ [call]: 500 });
    const data = await loadIndexPage(context, pageOf('WORLD_NTR_USD'));
    const failed = Object.entries(data).filter(([, value]) => value === 'failed');
    expect(failed.map(([key]) => key)).toEqual([part]);
    expect(statuses).toEqual([]);
  }
});

test('RT-08 an identifier that no index bears is not found', async () => {
  const { context } = contextWith({
    indexDetails: 404,
    indexPrices: 404,
    indexFigures: 404,
  });
  const error: unknown = await loadIndexPage(context, pageOf('NOSUCH')).catch(
    (thrown: unknown) => thrown,
  );
  expect(leadsToNotFound(error)).toBe(true);
});

test('ER-04 when every call fails, the page fails with the status of the failure', async () => {
  const { context, statuses } = contextWith(
    Object.fromEntries(Object.keys(answers).map((name) => [name, 503])),
  );
  await expect(loadIndexPage(context, pageOf('WORLD_NTR_USD'))).rejects.toThrow(
    'failed on purpose',
  );
  expect(statuses).toEqual([503]);
});

test('the page begins with ten constituents; with all when asked', async () => {
  const some = contextWith();
  await loadIndexPage(some.context, pageOf('WORLD_NTR_USD'));
  expect(some.queries['constituents']).toMatchObject({ size: 10 });
  const all = contextWith();
  await loadIndexPage(all.context, pageOf('WORLD_NTR_USD', { allConstituents: true }));
  expect(all.queries['constituents']).toMatchObject({ size: undefined });
});

test('ID-04 each metric of sustainability comes with its definition and its value', async () => {
  const { sustainability } = await loadIndexPage(contextWith().context, pageOf('WORLD_NTR_USD'));
  const metric = { ...definition, value: 1, gap: null, coverage: null };
  expect(sustainability).toEqual({ asOfDate: null, metrics: [metric] });
});
