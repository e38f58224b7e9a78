import { expect, test } from 'vitest';
import { sharedApi, type SmallApi } from '../../../tests/support/small-api.ts';

// US500 (PR USD), US500T (TR USD) and US500E (NTR EUR) are variants of one index; the five others stand alone.

let site: SmallApi;
sharedApi.beforeAll(({ smallApi }) => {
  site = smallApi;
});

test('SC-09 every variant is a row unless one row for each index is asked for, which counts rows', async () => {
  expect((await site.ask('portfolioReturns', {})).numberOfPortfolios).toBe(8);
  const one = await site.ask('portfolioReturns', { variants: 'one' });
  expect(one.numberOfPortfolios).toBe(6);
  expect(one.portfolios.filter(({ fundId }) => fundId.startsWith('US500'))).toHaveLength(1);
  const [found] = one.portfolios.filter(({ fundId }) => fundId.startsWith('US500'));
  expect(found?.variants?.map(({ fundId }) => fundId).toSorted()).toEqual([
    'US500',
    'US500E',
    'US500T',
  ]);
});

test('SC-09 the variant that meets all filters is shown', async () => {
  const { portfolios } = await site.ask('portfolioReturns', {
    variants: 'one',
    currency: ['EUR'],
    returnType: ['NTR'],
  });
  expect(portfolios.map(({ fundId }) => fundId)).toEqual(['US500E']);
  const bounded = await site.ask('portfolioReturns', {
    variants: 'one',
    ranges: { return1YMin: 13 },
  });
  expect(bounded.portfolios.map(({ fundId }) => fundId)).toEqual(['US500T']);
});

test('SC-02 counts of filters and histograms count rows', async () => {
  const { filters, ranges } = await site.ask('screenerFilterOptions', {
    variants: 'one',
    rangesOf: 'return1Y',
  });
  const counted = filters.find(({ field }) => field.tag === 'currency')?.values;
  const euro = counted?.find(({ value }) => value === 'EUR')?.count;
  // The European variant of US500, and GOVT.
  expect(euro).toBe(2);
  const [range] = ranges ?? [];
  const values = range!.bins.reduce((sum, { count }) => sum + count, 0);
  expect([values, range!.missing]).toEqual([3, 3]);
});

test('SC-09 the file of the list has the same rows', async () => {
  const answer = await site.api.request(
    '/api/portfolio-returns/download?variants=one&currency=EUR&format=json',
  );
  const rows = (await answer.json()) as { fundId: string }[];
  expect(rows.map(({ fundId }) => fundId)).toEqual(['GOVT', 'US500E']);
});
