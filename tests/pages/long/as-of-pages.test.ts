import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { UnavailableError } from '#src/domain/errors.ts';
import { getItem } from '#src/store/items/items.ts';
import { beginRelease } from '#src/store/releases/unfinished-release.ts';
import { pages } from '#src/urls.ts';
import { demoIndexes } from '../../support/demo-indexes.ts';
import { onePerRoute } from '../../support/one-per-route.ts';
import { openSiteApp, type SiteApp } from '../../support/site-app.ts';

const { full } = demoIndexes;

let site: SiteApp;
let addresses: string[];
beforeAll(async () => {
  site = await openSiteApp();
  // The second release gives an index another name.
  const draft = await beginRelease(site.store, { label: 'renamed', note: '', sourceHash: 'x' });
  const index = await getItem(site.store.db, 1, 'index', full.fundId);
  const renamed = { ...index, name: 'Renamed since', names: {} };
  await draft.putItems('index', [{ key: index.fundId, body: renamed }]);
  await draft.flip();
  await site.untilServed(2);
  addresses = await onePerRoute(site);
});
afterAll(() => site.close());

/** Pages that are of today, whatever is asked for. */
const ofToday = ['/contact-us', '/subscribe', '/page/privacy'];
const isOfToday = (path: string) => ofToday.includes(path.replace('/ja-jp', ''));

test('while the catalogue of an earlier release is being built a page says so and asks again by itself', async () => {
  const building = vi
    .spyOn(site.snapshot(), 'earlier')
    .mockRejectedValue(new UnavailableError('building', { isBeingPrepared: true }));
  const texts = [
    ['', 'is being prepared', 'this page asks again every few seconds'],
    ['/ja-jp', '準備しています', 'このページは数秒ごとに再読み込みされます'],
  ] as const;
  // With data of its own, of parts alone, and of a list.
  for (const path of [`/indexes/details/${full.fundId}`, '/status', '/indexes/screener']) {
    for (const [prefix, title, message] of texts) {
      const answer = await site.get(`${prefix}${path}?asof=1`);
      const html = await answer.text();
      const { headers } = answer;
      expect([path, answer.status]).toEqual([path, 503]);
      expect(headers.get('Retry-After')).toBe('3');
      expect(headers.get('Cache-Control')).toBe('no-store');
      expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1]).toContain(title);
      expect(html).toContain(message);
      expect(html).toMatch(/<meta http-equiv="refresh" content="3"/i);
    }
  }
  building.mockRestore();
  const answer = await site.get(`/indexes/details/${full.fundId}?asof=1`);
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([200, null]);
  expect(await answer.text()).not.toContain('http-equiv="refresh"');
});

test('a page that is asked for as of a release is of it and says so; as of one that never was it is not found', async () => {
  expect(addresses.length).toBeGreaterThan(30);
  for (const path of addresses.filter((one) => !isOfToday(one))) {
    const then = await site.get(`${path}?asof=1`);
    expect([path, then.status]).toEqual([path, 200]);
    const html = await then.text();
    expect([path, /\(release 1\)|（リリース1）/.test(html)]).toEqual([path, true]);
    expect([path, html.includes('Renamed since')]).toEqual([path, false]);
    const never = await site.get(`${path}?asof=99`);
    expect([path, never.status]).toEqual([path, 404]);
    const said = /There is no release 99 to show|リリース99は表示できません/.test(
      await never.text(),
    );
    expect([path, said]).toEqual([path, true]);
  }
});

test('what the second release changed is seen by pages of today, so that pages as of the first are known to be of it', async () => {
  for (const path of [
    `/indexes/details/${full.fundId}`,
    `/indexes/screener?filterPattern=${full.fundId}`,
  ]) {
    expect([path, await (await site.get(path)).text()]).toEqual([
      path,
      expect.stringContaining('Renamed since'),
    ]);
  }
});

test('a day leads to the release that stood then, and keeps the rest of the address', async () => {
  for (const path of ['/', '/ja-jp/documents', `/indexes/details/${full.fundId}`]) {
    const answer = await site.get(`${path}?page=2&asof=2999-12-31`);
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, `${path}?page=2&asof=2`]);
  }
});

test('pages that are of today alone lead to themselves without a release', async () => {
  for (const path of ofToday) {
    for (const prefix of ['', '/ja-jp']) {
      const answer = await site.get(`${prefix}${path}?utm_source=x&asof=1`);
      const led = [answer.status, answer.headers.get('Location')];
      expect(led).toEqual([302, `${prefix}${path}?utm_source=x`]);
    }
  }
});

test('what a page as of a release leads to is as of the same, header and footer lead to today', async () => {
  const html = await (
    await site.get(`/indexes/screener?filterPattern=${full.fundId}&asof=1`)
  ).text();
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? [];
  expect(main).toContain(full.name);
  const linksOf = (text: string) =>
    [...text.matchAll(/<a [^>]*href="([^"]*)"[^>]*data-page-link/g)].map(([, href = '']) => href);
  const aside = /<aside.*?<\/aside>/s.exec(main)?.[0] ?? '';
  expect(linksOf(aside)).toEqual([
    `/indexes/screener?filterPattern=${full.fundId}`,
    '/status#releases',
  ]);
  const links = linksOf(main.replace(aside, ''));
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((href) => !href.includes('asof=1'))).toEqual([]);
  const around = linksOf(html.replace(main, ''));
  expect(around.length).toBeGreaterThan(10);
  expect(around.filter((href) => href.includes('asof'))).toEqual([]);
  // Each form of the page, the global search included, but not the choice of a release.
  const forms = html.replace(aside, '').match(/<form[^>]*data-page-form.*?<\/form>/gs) ?? [];
  expect(forms.length).toBeGreaterThan(1);
  for (const form of forms) expect(form).toContain('type="hidden" name="asof" value="1"');
});

test('pages in Markdown as of an earlier release do not change, and caches are told so', async () => {
  const mixed = `${full.fundId},PLACW_NTR_USD`;
  for (const path of [
    `/indexes/details/${full.fundId}.md`,
    `/indexes/details/${full.fundId}/figures/return1Y.md`,
    `/indexes/compare.md?ids=${mixed}`,
    '/indexes/screener.md',
    '/ja-jp/status.md',
  ]) {
    const asof = path.includes('?') ? '&asof=1' : '?asof=1';
    const [then, now] = [await site.get(path + asof), await site.get(path)];
    expect([path, then.status, now.status]).toEqual([path, 200, 200]);
    expect(then.headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=86400');
    expect(now.headers.get('Cache-Control')).toContain('s-maxage=60');
    expect(await then.text()).not.toContain('Renamed since');
  }
  // What was not found may be there later.
  const none = await site.get('/insights/article/0.md?asof=1');
  expect([none.status, none.headers.get('Cache-Control')]).toEqual([
    404,
    'public, max-age=0, s-maxage=10',
  ]);
});

test('feeds and the calendar are of the release that is asked for', async () => {
  for (const path of [
    '/notices/feed.xml',
    pages.reviewCalendar,
    '/ja-jp/insights/feed.xml',
    pages.correctionsFeed,
  ]) {
    const then = await site.get(`${path}?asof=1`);
    expect([path, then.status]).toEqual([path, 200]);
    expect(then.headers.get('Plumbline-Release')).toBe('1');
    expect(then.headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=86400');
    for (const [asof, status] of [
      ['99', 404],
      ['soon', 400],
    ] as const) {
      expect([path, asof, (await site.get(`${path}?asof=${asof}`)).status]).toEqual([
        path,
        asof,
        status,
      ]);
    }
  }
});
