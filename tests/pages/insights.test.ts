import { expect, test } from 'vitest';
import type { Insight } from '#src/contract/api/insights.ts';
import { assetTypes } from '#src/domain/asset-type.ts';
import { sharedSite, type SiteApp } from '../support/site-app.ts';
import { textOf, withPlainDates } from '../support/text-of.ts';

let site: SiteApp;
let listed: Insight[];
let first: Insight;
sharedSite.beforeAll(async ({ siteApp }) => {
  site = siteApp;
  listed = await insightsOf('/api/insights/articles/?size=200');
  first = listed[0]!;
});

async function insightsOf(path: string): Promise<Insight[]> {
  const answer = await site.get(path);
  return ((await answer.json()) as { insights: Insight[] }).insights;
}

test('IN-01 the articles of the demo are of several years, newest first, and can be had by year', async () => {
  const dates = listed.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
  const years = new Set(dates.map((date) => date.slice(0, 4)));
  expect(years.size).toBeGreaterThanOrEqual(3);
  for (const year of years) {
    const ofYear = await insightsOf(`/api/insights/articles/?size=200&year=${year}`);
    expect(ofYear).toHaveLength(dates.filter((date) => date.startsWith(year)).length);
  }
});

async function page(path: string) {
  const answer = await site.get(path);
  const html = answer.status === 301 ? '' : await answer.text();
  // A heading of the text leads to itself.
  const cards = [...html.matchAll(/<h[23][^>]*><a href="([^"#]+)"[^>]*>([^<]+)/g)];
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    html,
    heading: /<h1[^>]*>([^<]+)/.exec(html)?.[1],
    canonical: /<link rel="canonical" href="https:\/\/indexes\.example([^"]*)"/.exec(html)?.[1],
    cards: cards.map(([, href = '']) => href),
  };
}

const addressOf = ({ type, articleId, articleName }: Insight) =>
  `/insights/${type.value}/${articleId}/${articleName}`;

test('RT-02 /insights shows the newest nine articles, the next page the next nine', async () => {
  const { status, heading, cards } = await page('/insights');
  expect([status, heading]).toEqual([200, 'Insights']);
  expect(cards).toEqual(listed.slice(0, 9).map(addressOf));
  expect((await page('/insights?page=2')).cards).toEqual(listed.slice(9, 18).map(addressOf));
});

test('RT-03 every asset type and every type of article has its list', async () => {
  const home = (await (await site.get('/api/insights')).json()) as {
    types: { value: string; label: string }[];
  };
  expect(home.types.length).toBeGreaterThan(3);
  for (const { value, label } of home.types) {
    const found = await page(`/insights/${value}`);
    expect([value, found.status, found.heading]).toEqual([value, 200, label]);
    const own = listed.filter(({ type }) => type.value === value).slice(0, 9);
    expect(found.cards).toEqual(own.map(addressOf));
  }
  for (const assetType of assetTypes) {
    const found = await page(`/insights/${assetType}`);
    const own = listed.filter((one) => one.assetTypes.includes(assetType)).slice(0, 9);
    expect(own.length).toBeGreaterThan(0);
    expect([found.status, found.cards]).toEqual([200, own.map(addressOf)]);
    const newest = await insightsOf(`/api/insights?assetType=${assetType}`);
    expect(newest.map(addressOf)).toEqual(found.cards);
  }
  const all = await page('/insights/all-asset-types');
  expect([all.status, all.cards]).toEqual([200, listed.slice(0, 9).map(addressOf)]);
  expect(all.canonical).toBe('/insights');
});

test('RT-03 the list of one type keeps what its address asks for besides', async () => {
  const asked = { '/insights/equity': 'assetType=equity', '/insights/research': 'type=research' };
  for (const [path, filter] of Object.entries(asked)) {
    const query = 'year=2026&sortBy=title&sortOrder=1';
    const rows = await insightsOf(`/api/insights/articles/?${filter}&${query}&size=9`);
    expect(rows.length).toBeGreaterThan(1);
    expect((await page(`${path}?${query}`)).cards).toEqual(rows.map(addressOf));
  }
});

test('RT-03 the name that alternatives have in the screener leads to their list too', async () => {
  const [own, alias] = await Promise.all(
    ['alternatives', 'alternative-investment'].map((type) => page(`/insights/${type}`)),
  );
  expect([alias?.status, alias?.heading]).toEqual([200, 'Alternatives']);
  expect(alias?.cards.length).toBeGreaterThan(0);
  expect(alias?.cards).toEqual(own?.cards);
  expect(alias?.canonical).toBe(own?.canonical);
});

test('RT-03 an unknown type is a 404, with an article or without', async () => {
  for (const path of ['/insights/no-such-type', `/insights/no-such-type/${first.articleId}`]) {
    expect([path, (await page(path)).status]).toEqual([path, 404]);
  }
  expect((await page('/insights/research/no-such-article')).status).toBe(404);
});

test('RT-03 /insights/article alone goes to /insights, in its language', async () => {
  for (const language of ['', '/ja-jp']) {
    const { status, location } = await page(`${language}/insights/article`);
    expect([status, location?.replace('https://indexes.example', '')]).toEqual([
      301,
      `${language}/insights`,
    ]);
  }
});

test('RT-03 an article is shown whatever its name in the address says; the canonical link says the right one', async () => {
  const { articleId, type } = first;
  for (const path of [
    addressOf(first),
    `/insights/${type.value}/${articleId}`,
    `/insights/${type.value}/${articleId}/another-name`,
    `/insights/article/${articleId}`,
    `/insights/article/${articleId}/another-name`,
    `/insights/equity/${articleId}`,
  ]) {
    const { status, html, canonical } = await page(path);
    expect([path, status, canonical]).toEqual([path, 200, addressOf(first)]);
    expect(textOf(html)).toContain(first.title);
  }
});

test('IN-02 an article has title, date, authors, text, its indexes with figures and three others to read', async () => {
  const { html, cards } = await page(addressOf(first));
  const text = textOf(html);
  expect(text).toContain(first.title);
  expect(html).toContain(`<time dateTime="${first.date}"`);
  expect(first.readingMinutes).toBeGreaterThan(1);
  expect(text).toContain(`${first.readingMinutes} min`);
  for (const { name, role } of first.strategists) expect(text).toContain(`${name}, ${role}`);
  const answer = await site.get(`/api/insights/articles/${first.articleId}`);
  const article = (await answer.json()) as {
    indexes: { portfolioName: string; asOfLevel: number }[];
    blocks: { kind: string; html?: string }[];
  };
  const [opening] = article.blocks;
  expect(withPlainDates(html)).toContain(opening?.html);
  for (const { portfolioName, asOfLevel } of article.indexes) {
    expect(text).toContain(portfolioName);
    expect(text).toContain(asOfLevel.toLocaleString('en-US', { minimumFractionDigits: 2 }));
  }
  const recommended = await insightsOf(
    `/api/insights/articles/?recommendedFor=${first.articleId}&size=3`,
  );
  expect(recommended).toHaveLength(3);
  expect(cards).toEqual(recommended.map(addressOf));
});

test('an article tells search engines what it is, and its type on sharing', async () => {
  const { html } = await page(addressOf(first));
  const data = /<script type="application\/ld\+json">([^<]+)<\/script>/.exec(html)?.[1] ?? '{}';
  const { '@graph': graph } = JSON.parse(data) as { '@graph': { '@type': string }[] };
  expect(graph.find((one) => one['@type'] === 'Article')).toMatchObject({
    headline: first.title,
    datePublished: first.date,
    author: first.strategists.map(({ name }) => ({ '@type': 'Person', name })),
    mainEntityOfPage: `https://indexes.example${addressOf(first)}`,
  });
  expect(html).toContain('<meta property="og:type" content="article"/>');
});

test('the feed of a language is named by its pages and holds what is written in it', async () => {
  const { html } = await page('/ja-jp/insights');
  const href = /<link rel="alternate" type="application\/atom\+xml"[^>]*href="([^"]+)"/.exec(html);
  expect(href?.[1]).toBe('https://indexes.example/ja-jp/insights/feed.xml');
  const feed = await site.get('/ja-jp/insights/feed.xml');
  expect(feed.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  const titles = [...(await feed.text()).matchAll(/<entry>[^]*?<title>([^<]+)/g)];
  const japanese = await insightsOf('/api/insights/articles/?lang=ja-jp&language=ja-jp&size=30');
  expect(titles.map(([, title]) => title)).toEqual(japanese.map(({ title }) => title));
  expect(titles.length).toBeGreaterThan(5);
});

test('I18-02 an article names the languages that it is written in, and no other', async () => {
  const english = listed.filter(({ language }) => language === 'en-us');
  for (const insight of english.slice(0, 5)) {
    const answer = await site.get(`/api/insights/articles/${insight.articleId}`);
    const { languages } = (await answer.json()) as { languages: string[] };
    const { html } = await page(addressOf(insight));
    const named = [...html.matchAll(/hrefLang="([^"]+)"[^>]*href="([^"]+)"/g)];
    const written = languages.map((one) => ({ 'en-us': 'en-US', 'ja-jp': 'ja-JP' })[one]);
    expect(new Set(named.map(([, language]) => language))).toEqual(
      new Set([...written, 'x-default']),
    );
  }
});

test('I18-02 an article that is not translated is shown as it is, and marked as English', async () => {
  const japanese = await insightsOf('/api/insights/articles/?lang=ja-jp&language=en-us&size=1');
  const { status, html, canonical } = await page(`/ja-jp${addressOf(japanese[0]!)}`);
  expect([status, canonical]).toEqual([200, addressOf(japanese[0]!)]);
  expect(html).toContain('この記事は日本語に翻訳されていません');
  expect(html).toMatch(/<h1 lang="en-US">/);
});

test('the address of a list holds its whole state; what it does not know is refused plainly', async () => {
  const authored = listed.filter(({ strategists }) =>
    strategists.some(({ strategist }) => strategist === 'tobias-rehn'),
  );
  const found = await page('/insights?strategist=tobias-rehn&sortBy=title&sortOrder=1');
  const titles = authored.map((one) => one.title).toSorted((a, b) => a.localeCompare(b, 'en'));
  const byAddress = new Map(listed.map((one) => [addressOf(one), one.title]));
  expect(found.cards.map((href) => byAddress.get(href))).toEqual(titles.slice(0, 9));
  expect(textOf(found.html)).toContain('Fixed Income Strategist');
  const refused = await page('/insights?year=soon');
  expect(refused.status).toBe(400);
  expect(textOf(refused.html)).toContain('“soon” is not a value of “Year”');
});

test('a list without a match says so and leads back to all', async () => {
  const { status, html } = await page('/insights?filterPattern=qqzzxx');
  expect(status).toBe(200);
  expect(textOf(html)).toContain('No articles found for "qqzzxx"');
  expect(html).toMatch(/<a href="\/insights"[^>]*>View all insights/);
});
