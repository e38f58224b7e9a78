import { expect, test } from 'vitest';
import type { EndpointName } from '#src/contract/api/endpoints/endpoints.ts';
import { sharedApi, type SmallApi } from '../../tests/support/small-api.ts';

let site: SmallApi;
sharedApi.beforeAll(({ smallApi }) => {
  site = smallApi;
});

const english = 'Harbour Euro Government Bonds';
const japanese = 'ハーバー欧州国債';

/** Calls that name the index, with what they are asked for. */
const naming = [
  ['suggestions', { filterPattern: 'GOVT' }],
  ['portfolioReturns', {}],
  ['allPortfolios', {}],
  ['indexDetails', { indexId: 'GOVT', version: '2' }],
  ['portfolioByIndex', { indexId: 'GOVT' }],
  ['indexByPerformance', { performanceId: 'GOVT' }],
  ['variants', { fundId: 'GOVT' }],
  ['working', { indexId: 'GOVT', figure: 'return1M' }],
  ['compare', { ids: 'GOVT,US500' }],
  ['documents', {}],
  ['levelDates', {}],
] as const satisfies [EndpointName, object][];

test.each(naming)('%s names an index in the requested language', async (name, query) => {
  const inEnglish = JSON.stringify(await site.ask(name, query));
  expect(inEnglish).toContain(english);
  expect(inEnglish).not.toContain(japanese);
  const inJapanese = JSON.stringify(await site.ask(name, { ...query, lang: 'ja-jp' } as never));
  expect(inJapanese).toContain(japanese);
  expect(inJapanese).not.toContain(english);
});

test('SR-08 both names find an index in both languages', async () => {
  for (const lang of ['en-us', 'ja-jp'] as const)
    for (const filterPattern of [english, japanese, '欧州国債']) {
      const { portfolios, matchedBySpelling } = await site.ask('portfolioReturns', {
        filterPattern,
        lang,
      });
      expect([lang, filterPattern, portfolios[0]?.fundId, matchedBySpelling]).toEqual([
        lang,
        filterPattern,
        'GOVT',
        false,
      ]);
    }
});

test('a Japanese list is in the order of Japanese names, those without one behind them', async () => {
  const namesOf = async (query: object) =>
    (await site.ask('portfolioReturns', query)).portfolios.map(({ fundId }) => fundId);
  const [first] = await namesOf({ lang: 'ja-jp' });
  expect(first).toBe('GOVT');
  expect(await namesOf({ lang: 'ja-jp', sortBy: 'portfolioName' })).toEqual(
    await namesOf({ lang: 'ja-jp' }),
  );
  expect((await namesOf({}))[0]).not.toBe('GOVT');
});
