import type { EndpointQuery } from '#src/contract/api/endpoints/endpoints.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSmallApi, type SmallApi } from '../../../tests/support/small-api.ts';
import { engines } from '../../../tests/support/stores.ts';

type Listed = { insights: { articleId: string }[] };
const ids = ({ insights }: Listed) => insights.map(({ articleId }) => articleId);

describe.each(engines)('on the %s store', (engine) => {
  let site: SmallApi;
  beforeAll(async () => {
    site = await openSmallApi(engine);
  });
  afterAll(() => site.close());

  test('IN-01 articles come newest first, counted, with labels and names', async () => {
    const answer = await site.ask('insightArticles', {});
    expect(ids(answer)).toEqual(['a1', 'a2', 'a3']);
    expect(answer.totalInsights).toBe(3);
    expect(answer.insights[1]).toMatchObject({
      title: 'Bonds at night',
      date: '2026-11-18',
      updated: null,
      type: { value: 'questions', label: 'Questions' },
      strategists: [
        { strategist: 'bo-kim', name: 'Bo Kim', role: 'Strategist' },
        { strategist: 'ann-lee', name: 'Ann Lee' },
      ],
    });
    const types = [
      { value: 'research', label: 'Research' },
      { value: 'questions', label: 'Questions' },
    ];
    expect(await site.ask('insights', {})).toEqual({
      ...answer,
      types,
      assetTypes: ['equity', 'fixed-income', 'alternatives', 'esg'],
    });
  });

  test('IN-04 the list comes in pages, with or without the last slash', async () => {
    const second = await site.ask('insightArticles', { size: 2, page: 2 });
    expect([ids(second), second.totalInsights]).toEqual([['a3'], 3]);
    const bare = await site.api.request('/api/insights/articles?size=2&page=2');
    expect(await bare.json()).toEqual(second);
    const tooMany = await site.api.request('/api/insights/articles/?size=201');
    expect(tooMany.status).toBe(400);
  });

  test('IN-01 filters narrow each other, values of one add up', async () => {
    const of = async (query: Parameters<typeof site.ask<'insightArticles'>>[1]) =>
      ids(await site.ask('insightArticles', query));
    expect(await of({ type: ['questions'] })).toEqual(['a2']);
    expect(await of({ assetType: ['alternatives', 'fixed-income'] })).toEqual(['a2', 'a3']);
    expect(await of({ strategist: ['ann-lee'], year: ['2026'] })).toEqual(['a1', 'a2']);
    expect(await of({ strategist: ['ann-lee'], year: ['2025'], type: ['questions'] })).toEqual([]);
    expect(await of({ filterPattern: 'dividends' })).toEqual(['a1']);
    expect(await of({ sortBy: 'title', sortOrder: 1 })).toEqual(['a2', 'a3', 'a1']);
    expect(await of({ sortBy: 'date', sortOrder: 1 })).toEqual(['a3', 'a2', 'a1']);
  });

  test('IN-01 filters are told with labels and with the number of articles of each value', async () => {
    const { filters } = await site.ask('insightFilters', { assetType: ['equity'] });
    const values = Object.fromEntries(
      filters.map(({ field, values: all }) => [
        field.tag,
        all.map(({ value, label, count }) => `${value} ${label} ${count}`),
      ]),
    );
    expect(values).toEqual({
      type: ['research Research 2'],
      assetType: ['alternatives Alternatives 1', 'equity Equity 2', 'fixed-income Fixed income 1'],
      strategist: ['ann-lee Ann Lee 2'],
      year: ['2026 2026 1', '2025 2025 1'],
    });
  });

  test('IN-01 strategists are told with the number of their articles', async () => {
    const { strategists } = await site.ask('strategists', { lang: 'ja-jp' });
    expect(strategists.map(({ name, numberOfInsights }) => [name, numberOfInsights])).toEqual([
      ['アン・リー', 4],
      ['Bo Kim', 1],
    ]);
  });

  test('I18-02 a language lists its editions, and in English what it does not have', async () => {
    const japanese = await site.ask('insightArticles', { lang: 'ja-jp' });
    expect(japanese.insights.map(({ title, language }) => [title, language])).toEqual([
      ['大型株', 'ja-jp'],
      ['Bonds at night', 'en-us'],
      ['円と株式', 'ja-jp'],
      ['Gold and shares', 'en-us'],
    ]);
    const only = await site.ask('insightArticles', { lang: 'ja-jp', language: ['ja-jp'] });
    expect(ids(only)).toEqual(['a1', 'a4']);
    const { filters } = await site.ask('insightFilters', { lang: 'ja-jp' });
    expect(filters.map(({ field }) => field.name)).toContain('言語');
  });

  test('IN-04 one article comes by its id, with its indexes and their latest figures', async () => {
    const article = await site.ask('article', { id: 'a1' });
    expect(article).toMatchObject({ title: 'Large companies', languages: ['en-us', 'ja-jp'] });
    expect(article.indexes.map(({ fundId, asOfLevel }) => [fundId, asOfLevel])).toEqual([
      ['US500', 1043.27],
      ['US500E', 955.5],
    ]);
    expect(article.blocks.map(({ kind }) => kind)).toEqual(['html', 'chart', 'html']);
  });

  test('IN-02 a chart brings the published levels of its days, and none for an index without', async () => {
    const { blocks } = await site.ask('article', { id: 'a1' });
    const chart = blocks.find((block) => block.kind === 'chart');
    expect(chart).toMatchObject({ sampling: 'every-level', rebased: true });
    expect(chart?.series[0]).toMatchObject({ returnType: 'PR', hedgedTo: null, currency: 'USD' });
    expect(chart?.series.map(({ fundId, levels }) => [fundId, levels])).toEqual([
      [
        'US500',
        { firstDate: '2026-11-17', decimals: 2, dayDeltas: [0, 1], valueDeltas: [101_050, -525] },
      ],
      [
        'US500E',
        { firstDate: '2026-11-17', decimals: 1, dayDeltas: [0, 1], valueDeltas: [9600, -45] },
      ],
    ]);
  });

  test('I18-02 an article is given in the requested language, else in the one that there is', async () => {
    expect((await site.ask('article', { id: 'a1', lang: 'ja-jp' })).title).toBe('大型株');
    expect((await site.ask('article', { id: 'a2', lang: 'ja-jp' })).language).toBe('en-us');
    expect((await site.ask('article', { id: 'a4' })).language).toBe('ja-jp');
  });

  test('API-03 an article that there is not is a 404, also as the one to recommend for', async () => {
    for (const path of ['/insights/articles/nope', '/insights/articles/?recommendedFor=nope']) {
      const answer = await site.api.request(`/api${path}`);
      expect([path, answer.status]).toEqual([path, 404]);
    }
  });

  test('IN-04 recommended articles are the nearest others, never the article itself', async () => {
    const near = await site.ask('insightArticles', { recommendedFor: 'a1', size: 3 });
    expect(ids(near)).toEqual(['a3', 'a2']);
    const one = await site.ask('insightArticles', { recommendedFor: 'a1', size: 1 });
    expect(ids(one)).toEqual(['a3']);
  });

  test('IN-03 codes give the articles of an asset class; no code, or null, gives all', async () => {
    const byCode = async (type?: EndpointQuery<'articlesByAsset'>['type']) =>
      ids(await site.ask('articlesByAsset', type === undefined ? {} : { type }));
    expect(await byCode('0')).toEqual(['a1', 'a3']);
    expect(await byCode('1')).toEqual(['a2']);
    expect(await byCode('2')).toEqual(['a3']);
    expect(await byCode('4')).toEqual([]);
    expect(await byCode('null')).toEqual(['a1', 'a2', 'a3']);
    expect(await byCode()).toEqual(['a1', 'a2', 'a3']);
    // An asset type stands for its code; ESG and private markets have none, and ask for all.
    expect(await byCode('equity')).toEqual(['a1', 'a3']);
    expect(await byCode('esg')).toEqual(['a1', 'a2', 'a3']);
    expect(await byCode('private-markets')).toEqual(['a1', 'a2', 'a3']);
    expect((await site.api.request('/api/index/articles?type=3')).status).toBe(400);
    const second = await site.ask('articlesByAsset', { type: '0', size: 1, page: 2 });
    expect([ids(second), second.totalInsights]).toEqual([['a3'], 2]);
    const japanese = await site.ask('articlesByAsset', { type: 'null', lang: 'ja-jp' });
    expect(ids(japanese)).toEqual(['a1', 'a2', 'a4', 'a3']);
  });

  test('ID-10 content related to an index includes that about its other variants', async () => {
    const related = await site.ask('relatedContent', { portfolioId: 'US500T' });
    expect([related.portfolioId, ids(related)]).toEqual(['US500T', ['a1']]);
    expect(ids(await site.ask('relatedContent', { portfolioId: 'BALANCED' }))).toEqual([]);
  });

  test('the picture of an article draws the first line of its chart over the days of that, and says its change', async () => {
    const { insights } = await site.ask('insightArticles', {});
    const [withChart, , older] = insights.map(({ picture }) => picture);
    expect(withChart).toMatchObject({
      fundId: 'US500',
      portfolioName: 'Harbour US 500 Index',
      from: '2026-11-17',
      to: '2026-11-18',
    });
    // 1005.25 / 1010.5 = 0.994805, where the day before had 1000 and the day after 1043.27.
    expect(withChart?.change).toBeCloseTo(-0.519545, 5);
    expect([withChart?.line[0], withChart?.line.at(-1)]).toEqual([100, 0]);
    expect(older).toBeNull();
  });

  test('the picture of an article without a chart draws its first index up to its day', async () => {
    const { insights } = await site.ask('insightArticles', { filterPattern: 'Bonds' });
    expect(insights[0]?.picture).toMatchObject({
      fundId: 'GOVT',
      from: '2026-11-16',
      to: '2026-11-17',
    });
  });

  test('IN-02 a chart has its finding and its marks', async () => {
    const { blocks } = await site.ask('article', { id: 'a1' });
    expect(blocks.find((block) => block.kind === 'chart')).toMatchObject({
      finding: 'The hedge cost little',
      marks: [{ from: '2026-11-17', to: null, label: 'Day of the hedge' }],
    });
  });
});
