import { expect, test } from 'vitest';
import { sharedSite, type SiteApp } from '../support/site-app.ts';
import { textOf } from '../support/text-of.ts';

let site: SiteApp;
sharedSite.beforeAll(({ siteApp }) => {
  site = siteApp;
});

test.each([
  '/indexes/screener',
  '/indexes/screener/equity',
  '/indexes/classic-screener',
  '/investable-products',
  '/structured-products',
  '/documents',
  '/insights',
  '/notices',
])(
  'SC-07 %s has no page behind its last one, says how many there are, and leads there',
  async (path) => {
    const behind = await site.get(`${path}?page=999`);
    expect([behind.status, behind.headers.get('Cache-Control')]).toEqual([
      404,
      'public, max-age=0, s-maxage=10',
    ]);
    const html = await behind.text();
    const [, pages = ''] =
      /There is no page 999: this list has (\d+) page/.exec(textOf(html)) ?? [];
    expect(Number(pages)).toBeGreaterThan(0);
    const last = pages === '1' ? path : `${path}?page=${pages}`;
    expect(html).toMatch(new RegExp(`href="${last.replace('?', '\\?')}"[^>]*>Go to the last page`));
    // Articles in Japanese are fewer.
    const inJapanese = await site.get(`/ja-jp${path}?page=999`);
    expect(inJapanese.status).toBe(404);
    expect(await inJapanese.text()).toMatch(/999ページはありません。この一覧は全\d+ページです/);
    const there = await site.get(last);
    expect(there.status).toBe(200);
    expect(await there.text()).not.toContain('There is no page');
  },
);

test('SC-07 a list in which nothing is found is a page all the same', async () => {
  const none = '/indexes/screener?filterPattern=qqqqqqqq';
  expect((await site.get(none)).status).toBe(200);
  // Nothing is found there either: a page behind the last of none says the same.
  expect((await site.get(`${none}&page=2`)).status).toBe(200);
});

test('API-02 a page behind the last is an empty list for programs, with the number of all rows', async () => {
  const answer = await site.get('/api/portfolio-returns?page=999');
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([
    200,
    expect.stringContaining('s-maxage'),
  ]);
  const { portfolios, numberOfPortfolios } = (await answer.json()) as {
    portfolios: object[];
    numberOfPortfolios: number;
  };
  expect(portfolios).toEqual([]);
  expect(numberOfPortfolios).toBeGreaterThan(400);
});
