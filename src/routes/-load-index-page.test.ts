import { isNotFound } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { ApiError } from '#src/client/api-error.ts';
import type { PageContext } from '#src/client/page-context.ts';
import {
  exampleConstituents,
  exampleDetails,
} from '#src/features/index-page/index-page.example-data.ts';
import { exampleCharacteristics } from '#src/features/index-page/index-characteristics.example-data.ts';
import { exampleFigures } from '#src/features/index-page/index-figures.example-data.ts';
import { exampleSurroundings } from '#src/features/index-page/index-surroundings.example-data.ts';
import { loadIndexPage } from './-load-index-page.ts';

const twelve = Array.from({ length: 12 }, (_, i) => ({
  ...exampleConstituents(1).constituents[0],
  name: `Member ${i}`,
}));

const definition = {
  metric: 'board',
  pillar: 'governance',
  name: 'Board',
  definition: 'Of the board.',
  unit: '%',
  decimals: 1,
};

const answers: Record<string, unknown> = {
  indexDetails: exampleDetails(),
  indexPrices: { indexPrices: [{ pricesData: null }] },
  constituents: { ...exampleConstituents(12), constituents: twelve },
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
  relatedContent: { portfolioId: 'WORLD_NTR_USD', insights: exampleSurroundings.insights },
};

function contextWith(failures: Record<string, number> = {}) {
  const statuses: number[] = [];
  const context = {
    language: 'en-us',
    origin: 'https://indexes.example',
    reportStatus: (status: number) => statuses.push(status),
    describe: () => undefined,
    api: {
      get: async (name: string) => {
        const status = failures[name];
        if (status !== undefined) throw new ApiError(status, 'failed on purpose');
        return answers[name];
      },
    },
  } as unknown as PageContext;
  return { context, statuses };
}

test('ID-08 one failing call fails its part only', async () => {
  for (const [call, part] of [
    ['indexDetails', 'details'],
    ['indexPrices', 'prices'],
    ['constituents', 'constituents'],
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
  ] as const) {
    const { context, statuses } = contextWith({ [call]: 500 });
    const data = await loadIndexPage(context, 'WORLD_NTR_USD');
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
    characteristics: 404,
    constituents: 404,
    variants: 404,
  });
  const error: unknown = await loadIndexPage(context, 'NOSUCH').catch((thrown: unknown) => thrown);
  expect(isNotFound(error)).toBe(true);
});

test('ER-04 when every call fails, the page fails with the status of the failure', async () => {
  const { context, statuses } = contextWith({
    indexDetails: 503,
    indexPrices: 503,
    indexFigures: 503,
    characteristics: 503,
    constituents: 503,
    variants: 503,
  });
  await expect(loadIndexPage(context, 'WORLD_NTR_USD')).rejects.toThrow('failed on purpose');
  expect(statuses).toEqual([503]);
});

test('the page begins with ten constituents and knows how many there are; all when asked', async () => {
  const { context } = contextWith();
  const { constituents } = await loadIndexPage(context, 'WORLD_NTR_USD');
  expect(constituents).toMatchObject({ available: 12 });
  expect(constituents === 'failed' ? [] : constituents.constituents).toHaveLength(10);
  const whole = await loadIndexPage(context, 'WORLD_NTR_USD', { allConstituents: true });
  expect(whole.constituents === 'failed' ? [] : whole.constituents.constituents).toHaveLength(12);
});

test('ID-04 each metric of sustainability comes with its definition and its value', async () => {
  const { sustainability } = await loadIndexPage(contextWith().context, 'WORLD_NTR_USD');
  const metric = { ...definition, value: 1, gap: null, coverage: null };
  expect(sustainability).toEqual({ asOfDate: null, metrics: [metric] });
});
