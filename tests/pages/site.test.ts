import { expect, test } from 'vitest';
import { demoIndexes } from '../support/demo-indexes.ts';
import { openSiteApp, sharedSite, type SiteApp } from '../support/site-app.ts';
import { textOf } from '../support/text-of.ts';

let site: SiteApp;
sharedSite.beforeAll(({ siteApp }) => {
  site = siteApp;
});

test('RT-15 an old details address is redirected for good, query kept', async () => {
  const moved = await site.get('/our-indexes/details/anything?a=1&b=S%26P');
  expect(moved.status).toBe(301);
  expect(moved.headers.get('location')).toBe('/indexes/details/anything?a=1&b=S%26P');
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])(
  'a page says that it is only read where %s is tried, and what is not there is not found',
  async (method) => {
    const answer = async (path: string) => {
      const { status, headers } = await site.app.request(`https://indexes.example${path}`, {
        method,
      });
      return [status, headers.get('Allow'), headers.get('Content-Type')];
    };
    const refused = [405, 'GET, HEAD', 'application/problem+json'];
    const { fundId } = demoIndexes.full;
    for (const path of [
      '/',
      '/ja-jp/indexes/screener',
      '/contact-us',
      `/factsheets/${fundId}/1/en-us.pdf`,
      `/embed/indexes/${fundId}/levels`,
    ]) {
      expect([path, ...(await answer(path))]).toEqual([path, ...refused]);
    }
    const [status, allow] = await answer('/no/such/page/at/all');
    expect([status, allow]).toEqual([404, null]);
  },
);

test('RT-15 nobody is sent on twice: neither for a slash at the end nor for a code of an index', async () => {
  const { fundId, ticker } = demoIndexes.full;
  const page = `/indexes/details/${fundId}`;
  const moved = [
    [`/our-indexes/details/${fundId}/?a=1`, `${page}?a=1`],
    [`/our-indexes/details/${ticker}?a=1`, `${page}?a=1`],
    [`/ja-jp/our-indexes/details/${ticker}/?a=1`, `/ja-jp${page}?a=1`],
    [`/indexes/details/${ticker}/?a=1`, `${page}?a=1`],
  ] as const;
  for (const [path, target] of moved) {
    const { status, headers } = await site.get(path);
    expect([path, status, headers.get('location')]).toEqual([path, 301, target]);
  }
});

test('RT-16 the bare old addresses are redirected to the screener, query kept', async () => {
  for (const path of ['/our-indexes', '/indexes']) {
    const moved = await site.get(`${path}?filterPattern=500`);
    expect([moved.status, moved.headers.get('location')]).toEqual([
      301,
      '/indexes/screener?filterPattern=500',
    ]);
  }
});

test('RT-15 files and calls of the old site lead to where their rows say; headers of the site stay', async () => {
  const moved = [
    ['/media/brochures/world-index.pdf?a=1', '/indexes/details/PLWLD_NTR_USD?a=1'],
    ['/assets/rules.pdf', '/documents'],
    ['/api/v1/indices', '/api'],
  ] as const;
  for (const [path, target] of moved) {
    const { status, headers } = await site.get(path);
    expect([path, status, headers.get('location')]).toEqual([path, 301, target]);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-type')).toBeNull();
    // Nothing that is sent to an address follows it elsewhere.
    const sent = await site.app.request(`https://indexes.example${path}`, { method: 'POST' });
    expect([path, sent.headers.get('location')]).toEqual([path, null]);
    expect([404, 405]).toContain(sent.status);
  }
});

test('an address with a slash at its end leads for good to the page without it, query kept', async () => {
  const moved = [
    ['/documents/?a=1&flag', '/documents?a=1&flag'],
    ['/ja-jp/', '/ja-jp'],
    ['/ja-jp/indexes/screener//', '/ja-jp/indexes/screener'],
    ['/indexes/details/PLWLD_NTR_USD/', '/indexes/details/PLWLD_NTR_USD'],
  ] as const;
  for (const [path, target] of moved) {
    const { status, headers } = await site.get(path);
    expect([path, status, headers.get('location')]).toEqual([path, 301, target]);
  }
  // No page, and no host.
  for (const path of [
    '/a/b/c/',
    '//evil.example/',
    '//documents/',
    '//ja-jp/x/',
    '/\\evil.example/',
    '/%5cevil.example/',
  ]) {
    expect([path, (await site.get(path)).status]).toEqual([path, 404]);
  }
});

test('RT-15 a redirect is kept no longer than the release that says it', async () => {
  const own = ['/our-indexes/details/a', '/indexes/details/plwld_ntr_usd', '/documents/'];
  for (const path of [...own, '/world-index', '/insights/article']) {
    const { status, headers } = await site.get(path);
    expect([path, status]).toEqual([path, 301]);
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
    expect(headers.get('plumbline-release')).toBe('1');
    expect(headers.get('surrogate-key')).toBe('release-1');
  }
});

test('RT-17 an address without a page is a 404 that says so, in every depth and language', async () => {
  for (const path of ['/no-such-page', '/a/b/c/d', '/ja-jp/no-such-page', '/assets/none.js']) {
    const page = await site.get(path);
    expect([path, page.status]).toEqual([path, 404]);
  }
  expect(await (await site.get('/no-such-page')).text()).toContain('This page could not be found');
});

test('RT-17 an index that does not exist is a 404', async () => {
  for (const path of ['/indexes/details/NOSUCH', '/indexes/screener/equity/NOSUCH']) {
    expect([path, (await site.get(path)).status]).toEqual([path, 404]);
  }
});

test('BR-01 Internet Explorer gets the compatibility warning as plain HTML', async () => {
  const agents = ['Mozilla/4.0 (compatible; MSIE 8.0)', 'Mozilla/5.0 (Trident/7.0; rv:11.0)'];
  for (const agent of agents) {
    const page = await site.get('/indexes/screener', { 'User-Agent': agent });
    const html = await page.text();
    expect(page.status).toBe(200);
    for (const browser of ['Chrome', 'Firefox', 'Edge', 'Safari']) expect(html).toContain(browser);
    expect(html).not.toMatch(/<script|<main[^>]*>.*<table/s);
  }
});

test('BR-02 the warning is translated', async () => {
  const agent = { 'User-Agent': 'Trident/7.0' };
  const english = await (await site.get('/', agent)).text();
  const japanese = await (await site.get('/ja-jp', agent)).text();
  expect(english).toContain('lang="en');
  expect(japanese).toContain('lang="ja');
  expect(japanese).toMatch(/ブラウザ/);
});

test('every page allows its inline scripts by hash and nothing else inline', async () => {
  for (const path of [
    '/',
    '/indexes/screener',
    '/ja-jp/indexes/screener/equity',
    '/no-such-page',
  ]) {
    const page = await site.get(path);
    const html = await page.text();
    expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
    expect(html).not.toMatch(/\sstyle="/);
    expect(html).not.toMatch(/\son[a-z]+="/);
  }
});

test('RT-05 no query of an address is rewritten or dropped by a redirect', async () => {
  const queries = ['500', '1e5', 'true', 'S%26P+500', '%22quoted%22', '', '%E6%97%A5%E7%B5%8C'];
  for (const query of queries) {
    const page = await site.get(
      `/indexes/screener?filterPattern=${query}&utm_source=x&utm_source=y`,
    );
    expect([query, page.status]).toEqual([query, 200]);
  }
  const two = await site.get('/indexes/screener?currency=USD&currency=EUR');
  expect(two.status).toBe(200);
});

test('API-11 pages and answers set no cookie and ask for no login', async () => {
  for (const path of ['/', '/indexes/screener', '/api/home', '/api/portfolio-returns']) {
    const answer = await site.get(path);
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(answer.headers.get('www-authenticate')).toBeNull();
  }
});

test('a page tells its release, and answers 304 to a browser that holds it', async () => {
  const first = await site.get('/indexes/screener');
  expect(first.headers.get('plumbline-release')).toBe('1');
  const tag = first.headers.get('etag') ?? '';
  const again = await site.get('/indexes/screener', { 'If-None-Match': tag });
  expect(again.status).toBe(304);
});

test('nothing of the scripts is asked for before a page is painted', async () => {
  for (const path of [
    '/',
    '/ja-jp/indexes/screener',
    `/indexes/details/${demoIndexes.full.fundId}`,
  ]) {
    const html = await (await site.get(path)).text();
    const [held = ''] = /<template>.*?<\/template>/s.exec(html) ?? [];
    expect(held).toContain('<script type="module"');
    expect(held).toContain('rel="modulepreload"');
    expect(html.replace(held, '')).not.toMatch(/modulepreload|<script[^>]* src=/);
  }
});

test('a HEAD request gets the headers of the page, and no body', async () => {
  const path = 'https://indexes.example/indexes/screener';
  const get = await site.app.request(path);
  const head = await site.app.request(path, { method: 'HEAD' });
  for (const name of ['etag', 'content-security-policy', 'content-type', 'content-length']) {
    expect(head.headers.get(name)).toBe(get.headers.get(name));
  }
  expect(await head.text()).toBe('');
});

test('ID-08 a page that lacks what a service could not give is shown, and kept by nobody', async () => {
  const broken = await openSiteApp();
  try {
    const whole = await broken.get(`/indexes/details/${demoIndexes.full.fundId}`);
    expect(whole.headers.get('Cache-Control')).toContain('s-maxage=60');
    // What all pages share is in memory; the members of another index are read from the store.
    await broken.store.close();
    const page = await broken.get(`/indexes/details/${demoIndexes.topTen.fundId}`);
    expect(textOf(await page.text())).toContain(
      'We seem to have encountered a problem loading this element.',
    );
    expect([page.status, page.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  } finally {
    await broken.close().catch(() => undefined);
  }
});
