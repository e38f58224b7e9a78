import { expect, test } from 'vitest';
import { sharedApi, type SmallApi } from '../../../tests/support/small-api.ts';

let site: SmallApi;
sharedApi.beforeAll(({ smallApi }) => {
  site = smallApi;
});

const read = (text: string) => site.ask('screenerQuestion', { text });

test('SC-02 a question is read in the words of the release, in either language', async () => {
  const asked = {
    isQuestion: true,
    filters: { assetType: ['equity'], currency: ['EUR'], hedged: ['yes'] },
    bounds: { return1YMin: 2 },
    columns: ['return1Y'],
    words: '',
  };
  expect(await read('equity eur hedged return above 2')).toEqual(asked);
  expect(await read('株式 ユーロ ヘッジあり リターン2以上')).toEqual(asked);
});

test('a metric of the provider is asked by its name, and by its first word where that says nothing else', async () => {
  const bounds = { 'carbon-intensityMax': 10 };
  expect(await read('carbon intensity under 10')).toMatchObject({ bounds, words: '' });
  expect(await read('carbon below 10')).toMatchObject({ bounds, words: '' });
  expect(await read('炭素強度10以下')).toMatchObject({ bounds, words: '' });
  const low = { sortBy: 'carbon-intensity', sortOrder: 1, columns: ['carbon-intensity'] };
  expect(await read('low carbon, EUR')).toMatchObject({ ...low, words: '' });
  expect(await read('低炭素 ユーロ')).toMatchObject({ ...low, words: '' });
  expect(await read('carbon under 10, low carbon')).toMatchObject({ ...low, bounds });
});

test('a value of a field of the provider is asked by its name in either language', async () => {
  const filters = { field_theme: ['Large companies'], currency: ['USD'] };
  expect(await read('large companies usd')).toMatchObject({ filters, words: '' });
  expect(await read('大型株 USD')).toMatchObject({ filters, words: '' });
});

test('a value that is not to be there leaves all others of its filter', async () => {
  const all = await read('equity fixed-income EUR');
  expect(all.filters['assetType']).toContain('fixed-income');
  const { filters, words } = await read('not fixed income, EUR');
  expect([filters['currency'], words]).toEqual([['EUR'], '']);
  expect(filters['assetType']).toContain('equity');
  expect(filters['assetType']).not.toContain('fixed-income');
  expect(await read('債券以外 ユーロ')).toMatchObject({ filters, words: '' });
});

test('the name of an index is searched for, and so is what is not understood', async () => {
  const words = 'Harbour US 500 Index EUR Hedged';
  const nothing = { isQuestion: false, filters: {}, bounds: {}, columns: [] };
  expect(await read(words)).toEqual({ ...nothing, words });
  expect(await read('quantum')).toEqual({ ...nothing, words: 'quantum' });
  expect(await read('quantum return above 2')).toMatchObject({
    isQuestion: true,
    words: 'quantum',
  });
});

test.each([
  ['which index lost least in 1y', { sortBy: 'return1Y', sortOrder: -1, columns: ['return1Y'] }],
  ['show me what gained the most over 1y, in euros', { sortBy: 'return1Y', sortOrder: -1 }],
  ['1年で最も下落した指数', { sortBy: 'return1Y', sortOrder: 1 }],
  ['1年リターンが高い順に10本', { sortBy: 'return1Y', sortOrder: -1, first: 10 }],
  ['return better than 2', { bounds: { return1YMin: 2 } }],
] as const)('what visitors ask is understood whole: %s', async (text, asked) => {
  expect(await read(text)).toMatchObject({ isQuestion: true, words: '', ...asked });
});

test('a part that is understood is asked where no index has all words', async () => {
  expect(await read('currency hedged')).toMatchObject({
    isQuestion: true,
    filters: { hedged: ['yes'] },
    words: '',
  });
  expect(await read('equities in euros, annualised return of at least 2 per cent')).toEqual(
    await read('equity EUR return 1y above 2'),
  );
  // What is left finds nothing either: the answer would be to another question.
  expect(await read('equity not hedgerow')).toMatchObject({ isQuestion: false });
});
