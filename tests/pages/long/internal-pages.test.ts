import { globSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Failure } from '#src/client/calls/log-failure.ts';
import { loadBuiltPages } from '#src/server/pages/built-pages.ts';
import { openSiteApp, sharedSite, type SiteApp } from '../../support/site-app.ts';
import { textOf } from '../../support/text-of.ts';

let site: SiteApp;
let production: SiteApp;
sharedSite.beforeAll(({ siteApp }) => {
  production = siteApp;
});
beforeAll(async () => {
  site = await openSiteApp({ INTERNAL_ROUTES: 'on', LEGACY_INDEXES_PREFIX: '/benchmarks' });
});
afterAll(() => site.close());

test('RT-13 the gallery shows the examples of every component, in either theme, to no search engine', async () => {
  const page = await site.get('/mocked-components');
  expect(page.status).toBe(200);
  const html = await page.text();
  const groups = [...html.matchAll(/data-gallery="([^"]+)"/g)].map(([, title]) => title);
  const files = globSync('src/**/*.examples.tsx');
  expect(files.length).toBeGreaterThan(8);
  expect(new Set(groups).size).toBe(files.length);
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(textOf(html)).toContain('Forms · contact, refused for two fields');
  const dark = await (await site.get('/mocked-components?theme=dark&component=Error+page')).text();
  expect(dark).toMatch(/class="[^"]*\bdark-[^"]*"/);
  expect([...dark.matchAll(/data-gallery="([^"]+)"/g)].map(([, title]) => title)).toEqual([
    'Error page',
  ]);
});

test('RT-13 the self-check tells what each service answered', async () => {
  const page = await site.get('/smoke');
  const html = await page.text();
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(html).toContain('<meta name="robots" content="noindex"');
  const text = textOf(html);
  for (const found of [/API Passed \d+ indexes/, /Data version Passed release 1\b/]) {
    expect(text).toMatch(found);
  }
  expect(text).toMatch(/Search Passed \d+ results/);
  expect(text).toMatch(/Prices Passed [\d,]+ levels, the last of \d+ \w+ \d{4}/);
});

test('RT-13 in production both are switched off unless they are asked for', async () => {
  for (const path of ['/mocked-components', '/smoke', '/ja-jp/smoke']) {
    const page = await production.get(path);
    expect([path, page.status]).toEqual([path, 404]);
    expect(await page.text()).toMatch(/This page could not be found|ページが見つかりません/);
  }
});

test('NV-01 middleware has its say before the page is validated', async () => {
  expect((await site.get('/mocked-components/validate')).status).toBe(410);
  expect((await production.get('/mocked-components/validate')).status).toBe(404);
});

test('NV-05 what keeps a page from being loaded is logged, and what a page says of itself is not', async () => {
  const logged: Failure[] = [];
  const { pages } = await loadBuiltPages();
  pages.onFailure?.((failure) => logged.push(failure));
  const page = await site.get('/mocked-components/load');
  expect([page.status, page.headers.get('cache-control')]).toEqual([500, 'no-store']);
  expect(textOf(await page.text())).not.toContain('The code of the page is missing');
  await site.get('/mocked-components/validate');
  await site.get('/indexes/details/NONE');
  expect(logged.filter(({ part }) => part === 'page')).toEqual([
    { part: 'page', message: 'The code of the page is missing' },
  ]);
});

test('NV-01 the layout comes after middleware and before the page is validated', async () => {
  const layout = /<header[^>]*data-print|<footer/;
  expect(await (await site.get('/mocked-components/middleware')).text()).not.toMatch(layout);
  expect(await (await site.get('/mocked-components/validate')).text()).toMatch(layout);
});

test('RT-13 the self-check answers 503 when a service fails, and says which', async () => {
  const broken = await openSiteApp({ INTERNAL_ROUTES: 'on' });
  // What a first visit brought into memory goes on being served; what is read from the store fails.
  await broken.get('/');
  await broken.store.close();
  try {
    const page = await broken.get('/smoke');
    expect(page.status).toBe(503);
    const text = textOf(await page.text());
    expect(text).toContain('Prices Failed');
    expect(text).toContain('Data version Failed');
    expect(text).toMatch(/Search Passed/);
  } finally {
    await broken.close().catch(() => undefined);
  }
});

test('LY-02 a page may choose the second layout: its content and nothing else', async () => {
  const html = await (await site.get('/smoke')).text();
  expect(html).toMatch(/<main[^>]*>/);
  const around = html.replace(/<main[\s\S]*<\/main>/, '');
  expect(around).not.toMatch(/<(header|nav|footer|form|input|button|a)\b/);
  expect(await (await site.get('/mocked-components')).text()).toContain('<footer');
});

test('RT-22 a page that names an unknown middleware is a 500 that says which', async () => {
  const page = await site.get('/mocked-components/middleware');
  expect(page.status).toBe(500);
  expect(textOf(await page.text())).toContain('Unknown middleware gate');
});

test('RT-16 the old prefix is a setting: what it was by default is then no address', async () => {
  const moves = {
    '/benchmarks/details/PLWLD?a=1': '/indexes/details/PLWLD?a=1',
    '/benchmarks?a=1': '/indexes/screener?a=1',
  };
  for (const [path, target] of Object.entries(moves)) {
    const moved = await site.get(path);
    expect([path, moved.status, moved.headers.get('location')]).toEqual([path, 301, target]);
  }
  expect((await site.get('/our-indexes/details/PLWLD')).status).toBe(404);
});
