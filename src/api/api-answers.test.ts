import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EndpointQuery } from '#src/contract/api/endpoints/endpoints.ts';
import { openSmallApi, type SmallApi } from '../../tests/support/small-api.ts';
import { engines } from '../../tests/support/stores.ts';

type Rows = { portfolios: { fundId: string }[] };
const fundIds = ({ portfolios }: Rows) => portfolios.map(({ fundId }) => fundId);

describe.each(engines)('on the %s store', (engine) => {
  let site: SmallApi;
  beforeAll(async () => {
    site = await openSmallApi(engine);
  });
  afterAll(() => site.close());

  test('SR-01 the search box gets as many suggestions as it asks for, and the count of all', async () => {
    const answer = await site.ask('suggestions', { filterPattern: 'harbour', size: 3, page: 1 });
    expect(answer.portfolios).toHaveLength(3);
    expect(answer.numberOfPortfolios).toBe(8);
    const all = await site.ask('suggestions', { filterPattern: 'harbour' });
    const next = await site.ask('suggestions', { filterPattern: 'harbour', size: 3, page: 2 });
    expect(all.portfolios.slice(3, 6)).toEqual(next.portfolios);
  });

  test('SR-09 suggestions accept the term under its other name', async () => {
    const answer = await site.ask('suggestions', { term: 'harbour us' });
    expect(answer).toEqual(await site.ask('suggestions', { filterPattern: 'harbour us' }));
    expect(answer.numberOfPortfolios).toBe(3);
    const both = await site.ask('suggestions', { filterPattern: 'harbour us', term: 'gold' });
    expect(both).toEqual(answer);
  });

  test('SR-08 an index is suggested by ticker, ISIN, fundId, former name and with a typo', async () => {
    for (const term of ['HUS', 'US0000000001', 'us500', 'blue chips', 'harbuor us 500']) {
      const { portfolios } = await site.ask('suggestions', { filterPattern: term });
      expect({ term, first: portfolios[0]?.fundId }).toEqual({ term, first: 'US500' });
    }
  });

  test('SR-08 an answer says whether it is what was asked for or only spelled like it', async () => {
    const rightly = { portfolios: expect.arrayContaining([]), numberOfPortfolios: 8 };
    for (const [filterPattern, matchedBySpelling] of [
      ['harbour', false],
      ['harbuor', true],
    ] as const) {
      const answer = { ...rightly, matchedBySpelling };
      expect(await site.ask('suggestions', { filterPattern })).toEqual(answer);
      expect(await site.ask('portfolioReturns', { filterPattern })).toEqual(answer);
      expect(await site.ask('allPortfolios', { filterPattern })).toEqual(answer);
    }
  });

  test('SC-09 rows are filtered, sorted and paged, rows without a value last', async () => {
    const query: EndpointQuery<'portfolioReturns'> = {
      currency: ['USD', 'EUR'],
      sortBy: 'return1Y',
      sortOrder: -1,
      size: 3,
    };
    const first = await site.ask('portfolioReturns', query);
    expect(fundIds(first)).toEqual(['US500T', 'US500', 'US500E']);
    expect(first.numberOfPortfolios).toBe(7);
    const second = await site.ask('portfolioReturns', { ...query, page: 2 });
    expect(fundIds(second).slice(0, 2)).toEqual(['GOVT', 'WORLDESG']);
  });

  test('SC-09 filters narrow each other, and a search term narrows them further', async () => {
    const hedged: EndpointQuery<'portfolioReturns'> = {
      assetType: ['equity'],
      hedged: ['yes'],
      status: ['live'],
    };
    expect(fundIds(await site.ask('portfolioReturns', hedged))).toEqual(['US500E']);
    const none = await site.ask('portfolioReturns', { ...hedged, filterPattern: 'gold' });
    expect(none).toEqual({ portfolios: [], numberOfPortfolios: 0, matchedBySpelling: false });
  });

  test('SC-08 alternative-investment means alternatives, and all-asset-types lifts the filter', async () => {
    const alias = await site.ask('portfolioReturns', { assetType: ['alternative-investment'] });
    expect(fundIds(alias)).toEqual(['GOLD']);
    const all = await site.ask('portfolioReturns', { assetType: ['equity', 'all-asset-types'] });
    expect(all.numberOfPortfolios).toBe(8);
  });

  test('a row carries the figures of its last levels', async () => {
    const { portfolios } = await site.ask('portfolioReturns', { filterPattern: 'US500' });
    expect(portfolios[0]).toMatchObject({
      asOfDate: '2026-11-19',
      asOfLevel: 1043.27,
      previousLevel: 1005.25,
      figures: { return1M: 1.5, return1Y: 12.25, return10Y: null },
      returns: { oneMonth: 1.5, oneYear: 12.25, tenYears: null },
    });
  });

  test('ID-09 index details hold master data, last level, returns and the legal disclaimer', async () => {
    const details = await site.ask('indexDetails', { version: '2', indexId: 'US500' });
    expect(details).toMatchObject({
      fundId: 'US500',
      portfolioName: 'Harbour US 500 Index',
      level: { value: 1043.27, date: '2026-11-19', previousValue: 1005.25, numberOfLevels: 4 },
      figures: { return1Y: 12.25 },
      returns: { oneYear: 12.25 },
      legalDisclaimer: 'No investment advice.',
    });
    const japanese = await site.ask('indexDetails', { indexId: 'GOLD', lang: 'ja-jp' });
    expect(japanese.legalDisclaimer).toBe('投資助言ではありません。');
    expect(details.legalLinks).toEqual([{ title: 'Terms', href: '/page/terms' }]);
    expect(japanese.legalLinks).toEqual([{ title: '利用条件', href: '/page/terms' }]);
  });

  test('ID-01 an index that names no administrator has that of the site', async () => {
    expect(await site.ask('indexDetails', { indexId: 'US500' })).toMatchObject({
      administrator: 'Harbour Indexes Ltd',
    });
    expect(await site.ask('indexDetails', { indexId: 'GOVT' })).toMatchObject({
      administrator: 'Harbour Bonds Ltd',
    });
  });

  test('ID-01 the latest level stands with its day, the day that its change is counted from and the first day', async () => {
    const { level } = await site.ask('indexDetails', { indexId: 'US500' });
    // Four levels in a row from 16 November 2026 on.
    expect(level).toMatchObject({
      date: '2026-11-19',
      previousDate: '2026-11-18',
      firstDate: '2026-11-16',
    });
  });

  test('index details name the benchmark and the successor, and say when there are no levels', async () => {
    const balanced = await site.ask('indexDetails', { indexId: 'BALANCED' });
    expect(balanced).toMatchObject({
      level: null,
      returns: null,
      benchmarkName: 'Harbour US 500 Index',
    });
    const gold = await site.ask('indexDetails', { indexId: 'GOLD' });
    expect(gold.successorName).toBe('Harbour Balanced 60/40');
  });

  test('RT-08 fundId, secId and performanceId lead to the same index', async () => {
    for (const id of ['US500', 'US500.SEC', 'US500.PERF']) {
      expect((await site.ask('indexDetails', { indexId: id })).fundId).toBe('US500');
      expect((await site.ask('constituents', { portfolioId: id })).fundId).toBe('US500');
      expect((await site.ask('variants', { fundId: id })).fundId).toBe('US500');
      const prices = await site.ask('indexPrices', { secId: id });
      expect(prices.indexPrices[0]).toMatchObject({ fundId: 'US500', secId: 'US500.SEC' });
    }
  });

  test('ID-10 an index is found by indexId and by performanceId, with all its identifiers', async () => {
    const identity = {
      fundId: 'US500',
      portfolioId: 'US500',
      indexId: 'US500',
      secId: 'US500.SEC',
      performanceId: 'US500.PERF',
      portfolioName: 'Harbour US 500 Index',
    };
    expect(await site.ask('portfolioByIndex', { indexId: 'US500' })).toEqual(identity);
    expect(await site.ask('indexByPerformance', { performanceId: 'US500.PERF' })).toEqual(identity);
  });

  test('ID-10 variants are the indexes of the group, an index without a group stands alone', async () => {
    const { variants } = await site.ask('variants', { fundId: 'US500E' });
    expect(variants.map(({ fundId }) => fundId).toSorted()).toEqual(['US500', 'US500E', 'US500T']);
    const alone = await site.ask('variants', { fundId: 'GOVT' });
    expect(alone.variants.map(({ fundId }) => fundId)).toEqual(['GOVT']);
  });

  test('I18-01 sectors, countries and regions are in Japanese where Japanese is asked for', async () => {
    const answer = await site.ask('constituents', { portfolioId: 'US500', lang: 'ja-jp' });
    expect(answer.constituents[0]).toMatchObject({ sector: '資本財・サービス', country: '米国' });
    expect(answer.breakdowns.countries).toMatchObject([{ name: '米国', weight: 100 }]);
    const details = await site.ask('indexDetails', { indexId: 'GOVT', lang: 'ja-jp' });
    expect(details.region).toBe('欧州');
    const { filters } = await site.ask('screenerFilterOptions', { version: '2', lang: 'ja-jp' });
    const regions = filters.find(({ field }) => field.tag === 'region')?.values ?? [];
    expect(regions).toContainEqual({ value: 'Europe', label: '欧州', count: 1 });
    // The provider's own word, of which there is no translation.
    expect(regions.map(({ label }) => label)).toContain('World');
  });

  test('ID-10 constituents come by portfolioId, heaviest first, and say what is withheld', async () => {
    const all = await site.ask('constituents', { portfolioId: 'US500' });
    expect(all).toMatchObject({ numberOfConstituents: 12, withheld: null, topTenWeight: 96 });
    expect(all.constituents[0]).toMatchObject({ name: 'Company 1', weight: 20 });
    const top10 = await site.ask('constituents', { portfolioId: 'WORLDESG' });
    expect(top10).toMatchObject({ numberOfConstituents: 40, withheld: 'top10', topTenWeight: 50 });
    const none = await site.ask('constituents', { portfolioId: 'GOVT' });
    expect(none).toMatchObject({ withheld: 'none', constituents: [], topTenWeight: null });
    const unweighted = await site.ask('constituents', { portfolioId: 'GOLD' });
    expect(unweighted.topTenWeight).toBeNull();
    const absent = await site.ask('constituents', { portfolioId: 'BALANCED' });
    expect(absent).toMatchObject({ asOfDate: null, withheld: null, numberOfConstituents: 0 });
  });

  test('ID-02 prices are the published levels, and null where there are none', async () => {
    const { indexPrices } = await site.ask('indexPrices', { secId: 'US500.SEC' });
    expect(indexPrices[0]?.pricesData).toEqual({
      firstDate: '2026-11-16',
      decimals: 2,
      dayDeltas: [0, 1, 1, 1],
      valueDeltas: [100_000, 1050, -525, 3802],
    });
    const without = await site.ask('indexPrices', { secId: 'PRIVATE' });
    expect(without.indexPrices[0]?.pricesData).toBeNull();
  });

  test('LY-08 of eight entries that the provider names the navigation has the first seven', async () => {
    const english = await site.ask('mainNavigation', {});
    expect(english.entries.map(({ title }) => title)).toEqual(
      'Home Indexes Insights Products Services ESG About'.split(' '),
    );
  });

  test('LY-18 navigation has English entries where there are no others', async () => {
    const english = await site.ask('mainNavigation', {});
    const japanese = await site.ask('mainNavigation', { lang: 'ja-jp' });
    expect(japanese.entries).toEqual(english.entries);
    expect(japanese.provider.illustrativeNotice).toBe('数値は例示です');
  });
});
