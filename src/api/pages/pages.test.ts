import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { getItem } from '#src/store/items/items.ts';
import { beginRelease } from '#src/store/releases/unfinished-release.ts';
import { openSmallApi, type SmallApi } from '../../../tests/support/small-api.ts';
import { engines } from '../../../tests/support/stores.ts';

describe.each(engines)('on the %s store', (engine) => {
  let site: SmallApi;
  beforeAll(async () => {
    site = await openSmallApi(engine);
  });
  afterAll(() => site.close());

  const statusOf = async (path: string) => (await site.api.request(`/api${path}`)).status;

  test('TP-09 a content page comes from /pages, a templated one from /templatized-page, with url and sections', async () => {
    const content = await site.ask('pages', { url: '/page/esg' });
    expect(content).toMatchObject({ url: '/page/esg', title: 'Sustainability' });
    expect(content.sections.map(({ type }) => type)).toEqual(['richText']);
    const templated = await site.ask('templatizedPage', { url: '/solutions/retirement' });
    expect(templated.title).toBe('Retirement');
    expect(await statusOf('/pages?url=/equity')).toBe(404);
    expect(await statusOf('/templatized-page?url=/page/esg')).toBe(404);
  });

  test('RT-25 an address of the site is no templated page, whatever the folder says', async () => {
    for (const url of [
      '/gender-diversity',
      '/our-services',
      '/ja-jp/equity',
      '/indexes/screener',
    ]) {
      expect([url, await statusOf(`/templatized-page?url=${url}`)]).toEqual([url, 404]);
    }
    expect(await statusOf('/templatized-page?url=/nothing')).toBe(404);
    expect(await statusOf('/templatized-page?url=equity')).toBe(400);
    expect(await statusOf('/templatized-page')).toBe(400);
  });

  test('I18-01 a page is given in its language, in English where there is no other, and says which', async () => {
    const japanese = await site.ask('pages', { url: '/page/esg', lang: 'ja-jp' });
    expect([japanese.title, japanese.language]).toEqual(['サステナビリティ', 'ja-jp']);
    expect(japanese.languages).toEqual(['en-us', 'ja-jp']);
    const english = await site.ask('pages', { url: '/page/complaints', lang: 'ja-jp' });
    expect([english.title, english.language]).toEqual(['Complaints', 'en-us']);
    expect(english.languages).toEqual(['en-us']);
    // No address is a page in one language only: the switch would lead to nothing.
    const only = await site.ask('pages', { url: '/page/tokyo' });
    expect([only.title, only.language]).toEqual(['東京', 'ja-jp']);
  });

  test('RT-10 /page is the list of the content pages, each in the language where it has it', async () => {
    const { sections } = await site.ask('pages', { lang: 'ja-jp' });
    expect(sections).toEqual([
      {
        type: 'pageList',
        pages: [
          { url: '/page/complaints', title: 'Complaints', description: 'About Complaints' },
          { url: '/page/esg', title: 'サステナビリティ', description: 'About サステナビリティ' },
          { url: '/page/tokyo', title: '東京', description: 'About 東京' },
        ],
      },
    ]);
  });

  test('RT-12 services and the open index project have calls of their own', async () => {
    expect((await site.ask('service', {})).title).toBe('Services');
    expect((await site.ask('openIndexProject', {})).title).toBe('Open Index Project');
  });

  test('TP-03 a featured index has its name and the id of its prices; one that is not published is left out', async () => {
    const { sections } = await site.ask('templatizedPage', { url: '/equity' });
    const [cards] = sections;
    if (cards?.type !== 'indexesCards') return expect.fail('no cards');
    const [flagships] = cards.categories;
    expect(flagships?.featuredIndexes).toMatchObject([
      { fundId: 'US500', secId: 'US500.SEC', portfolioName: 'Harbour US 500 Index' },
      { fundId: 'PRIVATE' },
    ]);
  });

  test('TP-05 the latest levels of an index can be asked for alone', async () => {
    const { indexPrices } = await site.ask('indexPrices', { secId: 'US500.SEC', latest: 2 });
    expect(indexPrices[0]?.pricesData).toEqual({
      firstDate: '2026-11-18',
      decimals: 2,
      dayDeltas: [0, 1],
      valueDeltas: [100_525, 3802],
    });
    const all = await site.ask('indexPrices', { secId: 'US500.SEC', latest: 100 });
    expect(all).toEqual(await site.ask('indexPrices', { secId: 'US500.SEC' }));
  });

  test('TP-06 a statistic is worded by the provider, or counted in the release', async () => {
    const { sections } = await site.ask('templatizedPage', { url: '/equity' });
    const about = sections.find((section) => section.type === 'aboutUs');
    // Eight indexes of six asset types, counted in small-indexes.ts.
    expect(about?.statistics.rows).toEqual([
      { label: 'Founded', value: '1921' },
      { label: 'Indexes', value: '8' },
      { label: 'Asset classes', value: '6' },
      { label: 'Currencies', value: '2' },
    ]);
  });

  test('TP-07 what is unknown keeps its place and its name', async () => {
    const { sections } = await site.ask('templatizedPage', { url: '/equity' });
    expect(sections[1]).toEqual({ type: 'unknown', asked: 'mapOfTheWorld' });
    expect(sections[2]).toMatchObject({
      components: [{ name: 'Unknown', asked: 'Heat Map' }, { name: 'Index Screener' }],
    });
  });

  test('GD-01 the microsite has ten top constituents with ticker, weight, region and group', async () => {
    const { topConstituents, fundId } = await site.ask('genderDiversity', {});
    expect(fundId).toBe('US500');
    expect(topConstituents).toHaveLength(10);
    expect(topConstituents[4]).toEqual({
      ticker: 'COMP',
      name: 'Company 5',
      weight: 9,
      region: 'Dev Europe',
      regionName: 'Dev Europe',
      group: 5,
    });
    expect(topConstituents[6]).toMatchObject({ region: null, regionName: null, group: null });
  });

  test('GD-01 breakdowns add up all members of the index, not only the top ones', async () => {
    const answer = await site.ask('genderDiversity', {});
    const all = { weight: 100, numberOfConstituents: 12 };
    expect(answer.sectorBreakdown).toEqual([{ name: 'Industrials', ...all }]);
    expect(answer.countryBreakdown).toEqual([{ name: 'United States', ...all }]);
    // 20 + 15 + 12 + 10, 7 + 6 + 5 + 4 + 3 + 1, 9 + 8
    expect(answer.regionBreakdown).toEqual([
      { name: 'Dev N. America', weight: 57, numberOfConstituents: 4 },
      { name: 'Dev Europe', weight: 17, numberOfConstituents: 2 },
      { name: null, weight: 26, numberOfConstituents: 6 },
    ]);
  });

  test('GD-01 the Japanese microsite names sectors, countries and regions in Japanese', async () => {
    const answer = await site.ask('genderDiversity', { lang: 'ja-jp' });
    expect(answer.title).toBe('ジェンダー・ダイバーシティ');
    expect(answer.sectorBreakdown[0]?.name).toBe('資本財');
    expect(answer.countryBreakdown[0]?.name).toBe('米国');
    expect(answer.classification).toBe('業種');
    expect(answer.topConstituents[0]).toMatchObject({
      region: 'Dev N. America',
      regionName: '北米先進国',
    });
  });

  test('GD-01 the resources of the microsite have a call of their own', async () => {
    const resources = await site.ask('genderDiversityResources', {});
    expect(resources).toMatchObject({ title: 'Read on', links: [{ href: '/page/esg' }] });
  });

  test('GD-01 of a list of which ten are published nothing is added up', async () => {
    const { store, snapshot } = site;
    const list = await getItem(store.db, 1, 'constituents', 'US500');
    const draft = await beginRelease(store, { label: 'ten', note: '', sourceHash: 'ten' });
    const cut = {
      ...list,
      withheld: 'top10' as const,
      constituents: list.constituents.slice(0, 10),
    };
    await draft.putItems('constituents', [{ key: 'US500', body: cut }]);
    const { number } = await draft.flip();
    await vi.waitUntil(() => snapshot().release === number, { timeout: 60_000 });
    const answer = await site.ask('genderDiversity', {});
    expect(answer.topConstituents).toHaveLength(10);
    const { sectorBreakdown, countryBreakdown, regionBreakdown } = answer;
    expect([sectorBreakdown, countryBreakdown, regionBreakdown]).toEqual([[], [], []]);
  });
});
