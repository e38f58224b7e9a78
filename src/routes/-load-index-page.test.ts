import { isRedirect } from '@tanstack/react-router';
import { describe, expect, test } from 'vitest';
import { ApiError } from '#src/client/calls/api-error.ts';
import type { PageContext } from '#src/client/page/page-context.ts';
import {
  exampleConstituents,
  exampleDetails,
} from '#src/features/index-page/index-page.example-data.ts';
import { exampleCharacteristics } from '#src/features/index-page/sections/characteristics/characteristics.example-data.ts';
import { exampleAsked } from '#src/features/index-page/index-page.examples.tsx';
import { exampleFigures } from '#src/features/index-page/index-figures.example-data.ts';
import { exampleSurroundings } from '#src/features/index-page/index-surroundings.example-data.ts';
import { exampleReviews } from '#src/features/index-page/sections/constituents/reviews.example-data.ts';
import { loadIndexAsOf } from './-load-index-as-of.ts';
import { loadIndexPage } from './-load-index-page.ts';
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
  dataVersion: {
    release: 9,
    label: '',
    published: '2026-11-20T21:00:00.000Z',
    firstPublished: '2026-01-30T21:00:00.000Z',
  },
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
  const queries: Record<string, unknown> = {};
  const context = {
    language: 'en-us',
    origin: 'https://indexes.example',
    reportStatus: (status: number) => statuses.push(status),
    describe: () => undefined,
    api: {
      get: async (name: string, query: unknown) => {
        queries[name] = query;
        const status = failures[name];
        if (status !== undefined) throw new ApiError(status, 'failed on purpose');
        return answers[name];
      },
    },
  } as unknown as PageContext;
  return { context, statuses, queries };
}

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
    ['dataVersion', 'releases'],
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
  const { context, queries } = contextWith();
  await loadIndexPage(context, pageOf('WORLD_NTR_USD'));
  expect(queries['constituents']).toMatchObject({ size: 10 });
  await loadIndexPage(context, pageOf('WORLD_NTR_USD', { allConstituents: true }));
  expect(queries['constituents']).toMatchObject({ size: undefined });
});

test('ID-04 each metric of sustainability comes with its definition and its value', async () => {
  const { sustainability } = await loadIndexPage(contextWith().context, pageOf('WORLD_NTR_USD'));
  const metric = { ...definition, value: 1, gap: null, coverage: null };
  expect(sustainability).toEqual({ asOfDate: null, metrics: [metric] });
});

describe('as of a release', () => {
  const published = '2026-10-30T21:00:00.000Z';
  const firstPublished = '2026-01-30T21:00:00.000Z';
  const releases: Record<string, number> = { '7': 7, '2026-10-30': 7, '9': 9, '2999-12-31': 9 };

  /** Release 9 is the current one, and release 7 has no index GONE. Notes as of what each call asked. */
  function asOfContext() {
    const { context, statuses } = contextWith();
    const asked: Record<string, unknown> = {};
    const get = async (name: string, query: { asof?: string; indexId?: string }) => {
      if (name === 'dataVersion' && query.asof !== undefined) {
        const release = releases[query.asof];
        const status = /^[\d-]+$/.test(query.asof) ? 404 : 400;
        if (release === undefined) throw new ApiError(status, 'refused on purpose');
        return { release, label: '', published, firstPublished };
      }
      if (query.asof !== undefined && Object.values(query).includes('GONE')) {
        throw new ApiError(404, 'Release 7 has no index GONE');
      }
      if (query.indexId === 'NOSUCH') throw new ApiError(404, 'There is no index NOSUCH');
      asked[name] = query.asof;
      return answers[name];
    };
    return { context: { ...context, api: { get } } as unknown as PageContext, statuses, asked };
  }

  const load = (context: PageContext, asof: string, id = 'WORLD_NTR_USD') =>
    loadIndexAsOf(context, pageOf(id), asof);

  test.each(['7', '2026-10-30'])('an earlier one that is named %s', async (asof) => {
    const { context, asked } = asOfContext();
    expect(await load(context, asof)).toMatchObject({
      asOf: { release: 7, published },
      releases: { current: { release: 9 }, firstDay: '2026-01-30' },
    });
    // Every call but the one that tells which release is the current one.
    const { dataVersion: _, ...ofIndex } = asked;
    expect(new Set(Object.values(ofIndex))).toEqual(new Set(['7']));
    expect(Object.keys(ofIndex)).toEqual(expect.arrayContaining(['variants', 'relatedIndexes']));
  });

  test.each(['9', '2999-12-31'])(
    'the current one, which %s names, is the page without it',
    async (asof) => {
      const { context, asked } = asOfContext();
      const index = await load(context, asof);
      expect(index).toMatchObject({ asOf: null });
      expect(index).toEqual(await loadIndexPage(contextWith().context, pageOf('WORLD_NTR_USD')));
      expect(asked).toMatchObject({ indexDetails: undefined, constituents: undefined });
    },
  );

  test.each([
    ['2001-01-01', 'WORLD_NTR_USD', 'beforeFirst', 404],
    ['99', 'WORLD_NTR_USD', 'noRelease', 404],
    ['7', 'GONE', 'notInRelease', 404],
    ['soon', 'WORLD_NTR_USD', 'unreadable', 400],
  ])('%s of %s is a state that is not there, and says why', async (asof, id, reason, status) => {
    const { context, statuses } = asOfContext();
    expect(await load(context, asof, id)).toMatchObject({
      asked: asof,
      reason,
      portfolioName: exampleDetails().portfolioName,
      releases: { current: { release: 9 }, firstDay: '2026-01-30' },
    });
    expect(statuses).toEqual([status]);
  });

  test('of an index that nobody bears there is no state either', async () => {
    const { context } = asOfContext();
    const error: unknown = await load(context, '99', 'NOSUCH').catch((thrown: unknown) => thrown);
    expect(leadsToNotFound(error)).toBe(true);
  });
});
