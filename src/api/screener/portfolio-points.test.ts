import { expect, test } from 'vitest';
import { portfolioPage, portfolioPoints } from '#src/contract/api/indexes/portfolios.ts';
import { sharedApi, type SmallApi } from '../../../tests/support/small-api.ts';

let site: SmallApi;
sharedApi.beforeAll(({ smallApi }) => {
  site = smallApi;
});

const pointsOf = async (query: string) =>
  portfolioPoints.parse(
    await (await site.api.request(`/api/portfolio-returns/points?${query}`)).json(),
  );

test('a list by two figures, in its order, without indexes that lack one of them', async () => {
  const found = await pointsOf('x=numberOfConstituents&y=return1Y&sortBy=return1Y');
  expect(found).toMatchObject({ considered: 8, numberOfPortfolios: 8 });
  expect(found.points.map(({ fundId, x, y }) => [fundId, x, y])).toEqual([
    ['WORLDESG', 40, -3.5],
    ['GOVT', 300, 2.25],
    ['US500', 12, 12.25],
    ['US500T', 1, 13.75],
  ]);
  expect(found.points.map(({ assetType }) => assetType)).toEqual([
    'esg',
    'fixed-income',
    'equity',
    'equity',
  ]);
  const first = await pointsOf('x=numberOfConstituents&y=return1Y&sortBy=return1Y&first=1');
  expect(first).toMatchObject({ considered: 1, numberOfPortfolios: 1 });
  expect(first.points.map(({ fundId }) => fundId)).toEqual(['WORLDESG']);
});

test('a figure that nobody declares is refused by its parameter', async () => {
  const answer = await site.api.request('/api/portfolio-returns/points?x=foo&y=return1Y');
  expect([answer.status, await answer.json()]).toMatchObject([400, { parameters: ['x'] }]);
});

test('only so many rows are given, and counted, where only the first are wanted', async () => {
  const answer = await site.api.request(
    '/api/portfolio-returns?sortBy=return1Y&sortOrder=-1&first=3&size=2&page=2',
  );
  const { portfolios, numberOfPortfolios } = portfolioPage.parse(await answer.json());
  expect(numberOfPortfolios).toBe(3);
  expect(portfolios.map(({ fundId }) => fundId)).toEqual(['US500E']);
});

test('rows bear their last year as a line where it is asked for, of what may be shown', async () => {
  const rows = async (query: string) =>
    portfolioPage.parse(await (await site.api.request(`/api/portfolio-returns?${query}`)).json())
      .portfolios;
  const [without] = await rows('');
  expect(without).not.toHaveProperty('line');
  // A week of levels has one week's end: too little for a line.
  expect((await rows('line=1Y')).map(({ line }) => line)).toEqual(Array(8).fill(null));
});
