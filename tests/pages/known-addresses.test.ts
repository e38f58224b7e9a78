import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadBuiltPages } from '#src/server/pages/built-pages.ts';
import { knownAddress } from '#src/server/http/known-address.ts';
import { openSiteApp, type SiteApp } from '../support/site-app.ts';
import { textOf } from '../support/text-of.ts';

let site: SiteApp;
beforeAll(async () => {
  site = await openSiteApp();
});
afterAll(() => site.close());

const bodyOf = async (path: string) => (await site.get(path)).text();

test.each([
  ['/indexes/screener', 'currency=EUR&page=2&sortBy=return1Y&sortOrder=-1&filterPattern=world'],
  ['/indexes/screener/equity', 'family=A&region=B&period=1Y'],
  ['/ja-jp/indexes/details/PLWLD_NTR_USD', 'period=1Y&scale=log&compare=A&constituents=all'],
  ['/indexes/screener/equity/PLWLD_NTR_USD', 'period=1Y&scale=log&compare=A'],
  ['/indexes/legacy-screener', 'currency=EUR&hedged=no'],
  ['/investable', 'productType=ETF&page=2'],
  ['/structured-products', 'issuer=A'],
  ['/documents', 'category=A&language=B'],
  ['/insights', 'strategist=A&year=2026'],
  ['/insights/equity', 'strategist=A'],
  ['/notices', 'type=review&year=2026'],
  ['/indexes/details/PLWLD_NTR_USD', 'review=2026-09-18&constituents=all'],
  ['/api/portfolio-returns', 'page=2&size=20&sortBy=return1Y'],
  ['/api/index-prices/download', 'secId=A&format=csv'],
])('of the address of %s what is read counts, and nothing else', async (path, query) => {
  const { pages } = await loadBuiltPages();
  const known = knownAddress(pages);
  const reversed = query.split('&').toReversed().join('&');
  const read = known(`${path}?${query}`);
  expect(new URLSearchParams(read.slice(path.length)).size).toBe(query.split('&').length);
  const others = path.startsWith('/api/') ? 'utm_source=a&gclid=b' : 'utm_source=a&anything=b';
  expect(known(`${path}?${reversed}&${others}`)).toBe(read);
  expect(known(`${path}?${others}`)).toBe(path);
});

test('a page that is asked by a name that nearly is one of its own says so, and no other page does', async () => {
  const said = 'does not know “curency”';
  const main = async (path: string) => textOf(await bodyOf(path));
  expect(await main('/indexes/screener?curency=EUR')).toContain(said);
  expect(await main('/indexes/screener?anything=EUR')).not.toContain('does not know');
  expect(await main('/indexes/screener')).not.toContain('does not know');
  expect(await main('/page/indexes?curency=EUR')).not.toContain('does not know');
});

test('every parameter that a list or chart of the site links to is one that its page knows', async () => {
  const { pages } = await loadBuiltPages();
  const known = knownAddress(pages);
  const lists = ['indexes/screener', 'documents', 'insights', 'notices', 'investable-products'];
  const linked = new Set<string>();
  for (const list of [...lists, 'indexes/details/PLWLD_NTR_USD', 'structured-products']) {
    const html = await bodyOf(`/${list}`);
    for (const [, href = ''] of html.matchAll(/href="(\/[^"#]*\?[^"#]*)["#]/g)) {
      const address = href.replaceAll('&amp;', '&');
      const names = (text: string) => [...new URL(text, 'http://a.test').searchParams.keys()];
      names(address).forEach((name) => linked.add(name));
      expect([address, names(known(address)).toSorted()]).toEqual([
        address,
        names(address).toSorted(),
      ]);
    }
  }
  expect([...linked]).toEqual(
    expect.arrayContaining(['sortBy', 'page', 'currency', 'constituents', 'review', 'secId']),
  );
});

test('a page is the same bytes whatever stands in its address that it does not know', async () => {
  for (const path of ['/', '/indexes/screener', '/documents', '/page/methodology']) {
    expect(await bodyOf(`${path}?utm_source=a&anything=<b>`)).toBe(await bodyOf(path));
  }
});

test('RT-16 a redirect keeps the whole query, also what no page knows', async () => {
  const moved = await site.get('/our-indexes?utm_source=mail&anything=else&currency=EUR');
  expect([moved.status, moved.headers.get('Location')]).toEqual([
    301,
    '/indexes/screener?utm_source=mail&anything=else&currency=EUR',
  ]);
});

test('RT-03 the address of articles alone leads to the list with its whole query', async () => {
  for (const prefix of ['', '/ja-jp']) {
    const query = '?utm_source=mail&region=Japan&page=2&anything';
    const moved = await site.get(`${prefix}/insights/article${query}`);
    expect([moved.status, moved.headers.get('Location')]).toEqual([
      301,
      `${prefix}/insights${query}`,
    ]);
  }
});

test('RT-17 whatever is not there shares one page, in each language, whether a route or data is missing', async () => {
  const paths = ['/a/b/c', '/nothing', '/indexes/details/none', '/insights/equity/0/none', '/%ZZ'];
  for (const prefix of ['', '/ja-jp']) {
    const answers = await Promise.all(paths.map((path) => site.get(`${prefix}${path}?a=${path}`)));
    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 404));
    const bodies = new Set(await Promise.all(answers.map((answer) => answer.text())));
    expect(bodies.size).toBe(1);
    const [html = ''] = bodies;
    expect(html).toContain(
      prefix ? 'ページが見つかりません</h1>' : 'This page could not be found</h1>',
    );
    // The language switch leads to a page that is there.
    expect(html).toContain(prefix ? 'href="/" hrefLang' : 'href="/ja-jp" hrefLang');
  }
});

test('answers name their release to shared caches', async () => {
  for (const path of ['/', '/a/b/c', '/api/index/types', '/robots.txt']) {
    const { headers } = await site.get(path);
    expect([path, headers.get('Surrogate-Key'), headers.get('Cache-Tag')]).toEqual([
      path,
      'release-1',
      'release-1',
    ]);
    expect(headers.get('Cache-Control')).toContain('s-maxage=');
  }
  const { headers } = await site.get('/');
  expect(headers.get('Cache-Control')).toContain('stale-while-revalidate=');
  expect(headers.get('Cache-Control')).toContain('stale-if-error=');
});

test.each(['//', '///?a=b', '/ja-jp//'])(
  'ER-02 %s, slashes and nothing else, leads home',
  async (path) => {
    const answer = await site.get(path);
    expect(answer.status).toBe(301);
    expect(answer.headers.get('Location')).toMatch(/^\/(ja-jp)?(\?a=b)?$/);
  },
);
