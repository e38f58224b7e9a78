import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayOfIso } from '#src/domain/day.ts';
import { getItem } from '#src/store/items/items.ts';
import { beginRelease } from '#src/store/releases/unfinished-release.ts';
import { demoIndexes } from '../../support/demo-indexes.ts';
import { openSiteApp, type SiteApp } from '../../support/site-app.ts';

const { fundId } = demoIndexes.full;
const origin = 'https://indexes.example';
const changedId = 'example-change';

let site: SiteApp;
let published: string;
beforeAll(async () => {
  site = await openSiteApp();
  // A notice that is new, and one release later says something else; and a corrected level.
  const body = {
    noticeId: changedId,
    date: '2026-11-19',
    effectiveDate: '2026-12-01',
    type: 'review' as const,
    families: [],
    indexFundIds: [fundId],
    title: { 'en-us': 'A review <b>' },
    paragraphs: { 'en-us': ['First & last', 'Second'], 'ja-jp': ['日本語'] },
  };
  for (const text of [body.paragraphs['en-us'], ['Changed & last', 'Second']]) {
    const paragraphs = { ...body.paragraphs, 'en-us': text };
    const draft = await beginRelease(site.store, { label: 'x', note: '', sourceHash: 'x' });
    await draft.putItems('notice', [{ key: changedId, body: { ...body, paragraphs } }]);
    const fifty = Array.from({ length: 50 }, (_, at) => `quincunx-${at}`).map((key) => ({
      key,
      body: { ...body, noticeId: key, indexFundIds: [], title: { 'en-us': `Quincunx ${key}` } },
    }));
    await draft.putItems('notice', fifty);
    const before = await getItem(site.store.db, draft.number - 1, 'site', 'site');
    const calendar = {
      time: '22:30',
      lagDays: { daily: 0, weekly: 0, monthly: 0 },
      holidays: [],
    };
    await draft.putItems('site', [{ key: 'site', body: { ...before, calendar } }]);
    const days = Int32Array.of(dayOfIso('2026-11-18')!);
    const values = Float64Array.of(5893.16);
    await draft.putLevels([{ fundId, days, values, reason: 'A price came late' }]);
    ({ published } = await draft.flip());
  }
  await site.untilServed(3);
});
afterAll(() => site.close());

async function textAt(path: string): Promise<string> {
  const answer = await site.getMade(path);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.text();
}

const idsIn = (feed: string) =>
  [...feed.matchAll(/<entry>\s*<id>([^<]*)<\/id>/g)].map(([, id = '']) => id);

type JsonFeed = { next_url?: string; items: { id: string; content_html: string }[] };
type Notices = { notices: { noticeId: string }[]; totalNotices: number };

test.each([
  '',
  'type=review&type=launch',
  'year=2025',
  `index=${fundId}`,
  'filterPattern=liquidity',
])('feeds hold what the list holds under the same filters (%s)', async (filters) => {
  const list = JSON.parse(await textAt(`/api/notices?${filters}&size=50`)) as Notices;
  const expected = list.notices.map(({ noticeId }) => `${origin}/notices/${noticeId}`);
  expect(expected.length).toBeGreaterThan(0);
  // The newest fifty, and all of the newest month besides.
  const atom = idsIn(await textAt(`/notices/feed.xml?${filters}`));
  expect(atom.slice(0, 50)).toEqual(expected);
  const json = JSON.parse(await textAt(`/notices/feed.json?${filters}`)) as JsonFeed;
  expect(json.items.map(({ id }) => id)).toEqual(expected);
});

test('the pages of a JSON feed lead to each other, and hold every notice once', async () => {
  const { totalNotices } = JSON.parse(await textAt('/api/notices')) as Notices;
  const seen: string[] = [];
  let at = '/notices/feed.json';
  for (let pages = 0; at !== '' && pages < 20; pages += 1) {
    const feed = JSON.parse(await textAt(at)) as JsonFeed;
    seen.push(...feed.items.map(({ id }) => id));
    at = feed.next_url?.slice(origin.length) ?? '';
  }
  expect(new Set(seen).size).toBe(totalNotices);
  expect(seen).toHaveLength(totalNotices);
});

test('a JSON feed that ends with its page has no page behind it', async () => {
  const feed = JSON.parse(await textAt('/notices/feed.json?filterPattern=quincunx')) as JsonFeed;
  expect(feed.items).toHaveLength(50);
  expect(feed.next_url).toBeUndefined();
});

test('an entry has the whole text, and moves when the notice changes', async () => {
  const entry = /<entry>\s*<id>[^<]*example-change<\/id>.*?<\/entry>/s.exec(
    await textAt('/notices/feed.xml'),
  )?.[0];
  expect(entry).toContain('<title>A review &lt;b&gt;</title>');
  expect(entry).toContain(
    '<content type="html" xml:base="https://indexes.example/notices/example-change">&lt;p&gt;Changed &amp;amp; last&lt;/p&gt;&lt;p&gt;Second&lt;/p&gt;</content>',
  );
  expect(entry).toContain('<published>2026-11-19T00:00:00Z</published>');
  expect(entry).toContain(`<updated>${new Date(published).toISOString()}</updated>`);
  const before = await textAt('/notices/feed.xml?asof=2');
  expect(before).toContain('First &amp;amp; last');
  expect(/example-change.*?<updated>([^<]*)/s.exec(before)?.[1]).toBe('2026-11-19T00:00:00Z');
  expect(await textAt('/ja-jp/notices/feed.json')).toContain('"content_html":"<p>日本語</p>"');
});

test('the calendar has past and coming reviews with what they are, and how often they changed', async () => {
  const calendar = (await textAt('/notices/reviews.ics')).replaceAll('\r\n ', '');
  const event = /BEGIN:VEVENT\r\nUID:example-change@(?:(?!END:VEVENT).)*/s.exec(calendar)?.[0];
  expect(event).toContain('SEQUENCE:1\r\n');
  expect(event).toContain(String.raw`DESCRIPTION:Changed & last\n\nSecond`);
  const days = [...calendar.matchAll(/DTSTART;VALUE=DATE:(\d+)/g)].map(([, day = '']) => day);
  expect(days.filter((day) => day < '20261119').length).toBeGreaterThan(10);
  expect(days.filter((day) => day > '20261119').length).toBeGreaterThan(1);
});

test('an index is followed by its notices and corrections, and its next level', async () => {
  const page = await textAt(`/indexes/details/${fundId}`);
  const [, href = ''] = /type="application\/atom\+xml" href="([^"]*)"/.exec(page) ?? [];
  const feed = await textAt(href.replace(origin, ''));
  const ids = idsIn(feed);
  const corrected = `${origin}/corrections?release=2&amp;index=${fundId}`;
  expect(ids).toContain(`${origin}/notices/${changedId}`);
  expect(ids.filter((id) => id.includes('/corrections'))).toEqual([corrected]);
  expect(feed).toContain('A price came late');
  const days = [...feed.matchAll(/<published>([^<]*)/g)].map(([, day = '']) => day);
  expect(new Set(days).size).toBeGreaterThan(2);
  expect(days).toEqual(days.toSorted().toReversed());
  const list = JSON.parse(await textAt(`/api/notices?index=${fundId}&size=200`)) as Notices;
  expect(ids.filter((id) => id.includes('/notices/'))).toHaveLength(
    Math.min(49, list.totalNotices),
  );
  const { nextDue } = JSON.parse(
    await textAt(`/api/index-details?version=2&indexId=${fundId}`),
  ) as { nextDue: { by: string } };
  const by = `${nextDue.by.replaceAll(/[-:]/g, '').slice(0, 15)}Z`;
  const calendar = await textAt(`/indexes/details/${fundId}/calendar.ics`);
  expect(calendar.replaceAll('\r\n ', '')).toContain(
    `DTSTART:${by}\r\nSUMMARY:Next level of Plumbline World NTR USD`,
  );
  expect(await textAt(`/indexes/details/${fundId}/calendar.ics?asof=1`)).not.toContain(
    'next-level',
  );
});

test('the list of notices leads to feeds of what it shows', async () => {
  const page = await textAt('/ja-jp/notices?type=review');
  expect(page).toContain('href="/ja-jp/notices/feed.xml?type=review"');
  expect(page).toContain('href="/ja-jp/notices/feed.json?type=review"');
  expect(page).toContain('href="/ja-jp/notices/reviews.ics?type=review"');
});

test.each([
  ['/notices/feed.xml?type=reviews', 400, 'type'],
  ['/notices/feed.json?kind=review', 400, 'kind'],
  ['/notices/feed.xml?family=Nobody', 400, 'family'],
  ['/indexes/details/NOBODY/feed.xml', 404, 'NOBODY'],
])('%s is refused (%i) by its name', async (path, status, named) => {
  const answer = await site.get(path);
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect(JSON.stringify(await answer.json())).toContain(named);
});
