import { expect, test } from 'vitest';
import { sharedApi, type SmallApi } from '../../tests/support/small-api.ts';

let site: SmallApi;
sharedApi.beforeAll(({ smallApi }) => {
  site = smallApi;
});

type Options = Awaited<ReturnType<typeof optionsOf>>;
const optionsOf = (query: Parameters<typeof site.ask<'screenerFilterOptions'>>[1]) =>
  site.ask('screenerFilterOptions', query);

function valuesOf(options: Options, tag: string) {
  return options.filters.find(({ field }) => field.tag === tag)?.values ?? [];
}

test('SC-02 every filter counts its values with the other filters applied, but not its own', async () => {
  const options = await optionsOf({ version: '2', currency: ['EUR'], assetType: ['equity'] });
  // EUR: US500E and GOVT. Equity: US500 and US500T in USD, US500E in EUR.
  expect(valuesOf(options, 'assetType')).toEqual([
    { value: 'equity', label: 'Equity', count: 1 },
    { value: 'fixed-income', label: 'Fixed income', count: 1 },
  ]);
  expect(valuesOf(options, 'currency')).toEqual([
    { value: 'EUR', label: 'EUR', count: 1 },
    { value: 'USD', label: 'USD', count: 2 },
  ]);
});

test('SC-02 filters are named by the query parameters that they set', async () => {
  const { filters } = await optionsOf({});
  expect(filters.map(({ field }) => field.tag)).toEqual(
    'assetType family region currency returnType hedged frequency status'.split(' '),
  );
});

test('SC-06 the legacy version lists filters as field and values, without counts', async () => {
  const options = await optionsOf({ version: 'legacy' });
  expect(options.filters[0]?.field).toEqual({ name: 'Asset class', tag: 'assetType' });
  for (const { values } of options.filters) {
    for (const value of values) expect(value).toEqual({ value: value.value, label: value.label });
  }
});

test('SC-08 asset types bear the labels of the specification', async () => {
  const { types } = await site.ask('indexTypes', {});
  expect(types.slice(1).map(({ label }) => label)).toEqual([
    'Equity',
    'Fixed income',
    'Multi asset',
    'Alternatives',
    'ESG',
    'Private Markets',
  ]);
  expect(types[4]?.type).toBe('alternatives');
});

test('SC-10 an asset type has description, label, link and type', async () => {
  const { types } = await site.ask('indexTypes', { lang: 'ja-jp' });
  expect(types.find(({ type }) => type === 'equity')).toEqual({
    type: 'equity',
    label: '株式',
    description: '株式の指数',
    link: '/page/equity',
  });
});

test('SC-04 a type without a link of its own leads to its screener, in the same language', async () => {
  const page = await site.ask('screenerPage', { assetType: 'esg', lang: 'ja-jp' });
  expect(page.assetType).toMatchObject({
    description: 'Sustainable indexes',
    link: '/ja-jp/indexes/screener/esg',
  });
  const alias = await site.ask('screenerPage', { assetType: 'alternative-investment' });
  expect(alias.assetType).toMatchObject({
    type: 'alternatives',
    link: '/indexes/screener/alternative-investment',
  });
});

test('the home page counts indexes by asset type and leaves out featured ones that do not exist', async () => {
  const home = await site.ask('home', {});
  expect(home.numberOfPortfolios).toBe(8);
  const counts = home.assetTypes.map(({ type, numberOfPortfolios }) => [type, numberOfPortfolios]);
  expect(Object.fromEntries(counts)).toMatchObject({ equity: 3, esg: 1, 'private-markets': 1 });
  expect(home.featured[0]?.portfolios.map(({ fundId }) => fundId)).toEqual(['US500', 'GOVT']);
});

test('the indexes of resources are listed by name, with asset type and family to narrow them', async () => {
  const { portfolios, numberOfPortfolios } = await site.ask('allPortfolios', { size: 2 });
  expect(numberOfPortfolios).toBe(8);
  expect(portfolios.map(({ portfolioName }) => portfolioName)).toEqual([
    'Harbour Balanced 60/40',
    'Harbour Euro Government Bonds',
  ]);
  const { filters } = await site.ask('resourceFilterOptions', {});
  expect(filters.map(({ field }) => field.tag)).toEqual(['assetType', 'family']);
});
