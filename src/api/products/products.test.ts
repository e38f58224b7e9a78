import { expect, test } from 'vitest';
import { endpoints } from '#src/contract/api/endpoints/endpoints.ts';
import { sharedApi, type SmallApi } from '../../../tests/support/small-api.ts';
import { optionsByTag } from '#src/list-page/filters/options-by-tag.ts';

let site: SmallApi;
sharedApi.beforeAll(({ smallApi }) => {
  site = smallApi;
});

const idsOf = (rows: { productId: string }[]) => rows.map(({ productId }) => productId);

test('PR-07 investable products come by name, with their total and the notice of the provider', async () => {
  const { products, totalProducts, notice } = await site.ask('products', {});
  expect(idsOf(products)).toEqual(['F5', 'F2', 'F3', 'F4', 'F1']);
  expect(totalProducts).toBe(5);
  expect(notice).toBe('No endorsement.');
});

test('PR-01 a product names its index, and countries and asset class in the requested language', async () => {
  const { products, notice } = await site.ask('products', { filterPattern: 'QUS', lang: 'ja-jp' });
  expect(notice).toBe('推奨ではありません。');
  expect(products).toEqual([
    expect.objectContaining({
      productId: 'F1',
      indexFundId: 'US500',
      indexName: 'Harbour US 500 Index',
      assetClass: { value: 'equity', label: '株式' },
      countries: [
        { value: 'CA', label: 'カナダ' },
        { value: 'US', label: '米国' },
      ],
    }),
  ]);
});

test('PR-01 a product has its fee, its net assets with their day, and how it works; those without come last', async () => {
  const { products } = await site.ask('products', { sortBy: 'fee', sortOrder: 1 });
  expect(products[0]).toMatchObject({
    productId: 'F1',
    fee: 0.2,
    netAssets: 500_000_000,
    netAssetsDate: '2026-10-30',
    replication: 'full',
    distribution: 'distributing',
  });
  expect(products.slice(1).map(({ fee }) => fee)).toEqual([null, null, null, null]);
  const byAssets = await site.ask('products', { sortBy: 'netAssets', sortOrder: -1 });
  expect(byAssets.products[0]?.productId).toBe('F1');
});

test('PR-01 what the provider words itself stays in its words, and what is not known is null', async () => {
  const { products } = await site.ask('products', { sortBy: 'name', sortOrder: -1 });
  const gold = products.find(({ productId }) => productId === 'F4');
  expect(gold?.assetClass).toEqual({ value: 'Precious metals', label: 'Precious metals' });
  expect(gold?.countries.map(({ label }) => label)).toEqual(['Everywhere else', 'Switzerland']);
  expect(products.at(-1)).toMatchObject({ productId: 'F5', assetClass: null, indexName: null });
});

test('PR-01 filters narrow each other; a country is one of those where a product is sold', async () => {
  const inGermany = await site.ask('products', { country: ['DE'] });
  expect(idsOf(inGermany.products)).toEqual(['F2', 'F3']);
  const etfs = await site.ask('products', { country: ['DE', 'US'], productType: ['ETF'] });
  expect(idsOf(etfs.products)).toEqual(['F3', 'F1']);
  const ofIndex = await site.ask('products', { index: 'US500' });
  expect(idsOf(ofIndex.products)).toEqual(['F2', 'F1']);
});

test('PR-01 filter options are a list of fields with values, read by their tags, each counted without its own filter', async () => {
  const options = await site.ask('productFilterOptions', { country: ['DE'], currency: ['EUR'] });
  expect(options.map(({ field }) => field.tag)).toEqual([
    'productType',
    'assetClass',
    'provider',
    'currency',
    'exchange',
    'country',
  ]);
  const byTag = optionsByTag(options);
  // In euro: F2 in Germany and Austria, F3 in Germany and France.
  expect(byTag.get('country')?.values.map(({ value, count }) => [value, count])).toEqual([
    ['AT', 1],
    ['FR', 1],
    ['DE', 2],
  ]);
  expect(byTag.get('productType')?.values).toEqual([
    { value: 'ETF', label: 'ETF', count: 1 },
    { value: 'Mutual Fund', label: 'Mutual fund', count: 1 },
  ]);
});

test('PR-02 structured products carry their total; the open-ended come last by maturity', async () => {
  const soonest = await site.ask('structuredProducts', { sortBy: 'maturity' });
  expect(idsOf(soonest.structuredProducts)).toEqual(['N2', 'N1', 'N3']);
  const latest = await site.ask('structuredProducts', { sortBy: 'maturity', sortOrder: -1 });
  expect(idsOf(latest.structuredProducts)).toEqual(['N1', 'N2', 'N3']);
  expect(latest.totalStructuredProducts).toBe(3);
  // Over by the day of the release, which is later than 2020; one without maturity never is.
  expect(soonest.structuredProducts.map(({ hasMatured }) => hasMatured)).toEqual([
    true,
    false,
    false,
  ]);
  expect(latest.structuredProducts[1]).toMatchObject({
    country: { value: 'AT', label: 'Austria' },
    indexName: 'Harbour Euro Government Bonds',
  });
});

test('PR-02 structured products are filtered by issuer, asset class and country, with counts', async () => {
  const { filters } = await site.ask('structuredProductFilterOptions', { country: ['DE'] });
  expect(filters.map(({ field, values }) => [field.tag, values.map(({ count }) => count)])).toEqual(
    [
      ['issuer', [2]],
      ['assetClass', [2]],
      ['country', [1, 2]],
    ],
  );
  const found = await site.ask('structuredProducts', { issuer: ['Crane Bank'] });
  expect(idsOf(found.structuredProducts)).toEqual(['N2']);
  const bySymbol = await site.ask('structuredProducts', { filterPattern: 'BT1' });
  expect(idsOf(bySymbol.structuredProducts)).toEqual(['N1']);
  const ofIndex = await site.ask('structuredProducts', { index: 'US500', sortBy: 'name' });
  expect(idsOf(ofIndex.structuredProducts)).toEqual(['N1', 'N3']);
  const options = await site.ask('structuredProductFilterOptions', { index: 'US500' });
  expect(options.filters[0]).toMatchObject({
    field: { tag: 'index' },
    values: [{ value: 'US500', label: 'Harbour US 500 Index', count: 2 }],
  });
});

test('PR-05 lists begin at page 1 with size 20, and refuse a size beyond 200', async () => {
  for (const name of ['structuredProducts', 'documents', 'products'] as const) {
    expect(endpoints[name].query.parse({})).toMatchObject({ page: 1, size: 20 });
    const { path } = endpoints[name];
    expect((await site.api.request(`/api${path}?size=201`)).status).toBe(400);
    const second = (await (await site.api.request(`/api${path}?page=2&size=2`)).json()) as object;
    const rows = Object.values(second).find((value) => Array.isArray(value)) as unknown[];
    expect([name, rows.length]).toEqual([name, name === 'structuredProducts' ? 1 : 2]);
  }
});
