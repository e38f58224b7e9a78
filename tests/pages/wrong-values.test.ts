import { expect, test } from 'vitest';
import { sharedSite, type SiteApp } from '../support/site-app.ts';
import { textOf } from '../support/text-of.ts';

let site: SiteApp;
sharedSite.beforeAll(({ siteApp }) => {
  site = siteApp;
});

async function page(path: string) {
  const answer = await site.get(path);
  return { status: answer.status, html: await answer.text() };
}

/** Of each list: its page, its call, and a value that none of its rows has beside the known one that is meant perhaps. */
const misspelled = [
  ['/indexes/screener', '/api/portfolio-returns', 'currency', 'usd', 'USD'],
  ['/indexes/screener/equity', '/api/portfolio-returns', 'region', 'Jaapn', 'Japan'],
  ['/indexes/classic-screener', '/api/portfolio-returns', 'family', 'Gibberish', null],
  ['/investable-products', '/api/investable-products/products', 'currency', 'usd', 'USD'],
  ['/investable', '/api/investable-products/products', 'index', 'NOPE', null],
  ['/structured-products', '/api/structured-products', 'country', 'Atlantis', null],
  ['/documents', '/api/documents', 'category', 'polices', 'policies'],
  ['/notices', '/api/notices', 'type', 'reveiw', 'review'],
  ['/notices', '/api/notices', 'index', 'NOPE', null],
  ['/insights', '/api/insights/articles', 'strategist', 'nobody', null],
  ['/insights/equity', '/api/insights/articles', 'type', 'gossip', null],
  ['/insights', '/api/insights/articles/', 'year', 'MMXX', null],
  ['/corrections', '/api/corrections', 'kind', 'withdrawm', 'withdrawn'],
  ['/corrections', '/api/corrections', 'release', '9999', null],
] as const;

test.each(misspelled)(
  'PR-04 %s and %s refuse a value of %s that is none, %s, by its name',
  async (path, call, name, value, nearest) => {
    const refused = await page(`${path}?${name}=${value}`);
    expect(refused.status).toBe(400);
    const text = textOf(refused.html);
    expect(text).toMatch(new RegExp(`“${value}” is not a value of “[^”]+”`));
    if (nearest !== null) expect(text).toContain(`Did you mean “${nearest}”?`);
    const japanese = await page(`/ja-jp${path}?${name}=${value}`);
    expect(textOf(japanese.html)).toContain(`「${value}」という値はありません`);
    const answer = await site.get(`${call}?${name}=${value}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      parameters: [name],
      values: [{ parameter: name, value, nearest }],
    });
  },
);

test('SC-01 a column or an order that is none is named, with the nearest one', async () => {
  const refused = await page('/indexes/screener?columns=currency,volatilty3Y');
  expect(refused.status).toBe(400);
  expect(textOf(refused.html)).toContain(
    '“volatilty3Y” is neither a column nor a figure. Did you mean “volatility3Y”?',
  );
  expect(refused.html).toContain('columns=currency%2Cvolatility3Y');
  const unlike = await page('/indexes/screener?columns=carbonIntensity');
  expect(textOf(unlike.html)).toContain('Leave “carbonIntensity” out');
  const sorted = await page('/ja-jp/indexes/screener?sortBy=volatilty3Y&sortOrder=-1');
  expect(textOf(sorted.html)).toContain('「volatilty3Y」という列や指標はありません。');
  expect(sorted.html).toContain('sortBy=volatility3Y&amp;sortOrder=-1');
});

test('SC-01 a former name of a figure orders the list, as it does for the API', async () => {
  const { status, html } = await page('/indexes/screener?sortBy=oneYear&sortOrder=-1');
  expect(status).toBe(200);
  expect(html).toMatch(/aria-sort="descending"[^>]*>(?:(?!<\/th>).)*1Y/s);
});

test('PR-04 filters and files of a list refuse what its rows do, and values without rows are none of it', async () => {
  const statusOf = async (address: string) => (await site.get(address)).status;
  for (const query of ['family=Gibberish', 'currency=USD&currency=usd'])
    for (const path of ['', '/download', '/download.metadata.json'])
      expect([path, query, await statusOf(`/api/portfolio-returns${path}?${query}`)]).toEqual([
        path,
        query,
        400,
      ]);
  expect(await statusOf('/api/screener/filter-options?region=Atlantis')).toBe(400);
  expect(await statusOf('/api/our-resources/all-portfolios?region=Atlantis')).toBe(400);
  // Known, and without a row beside the other filter, or in this provider's lists at all.
  for (const known of ['currency=USD&returnType=PR&hedged=yes&region=Japan', 'assetType=esg'])
    expect([known, (await page(`/indexes/screener?${known}`)).status]).toEqual([known, 200]);
});
