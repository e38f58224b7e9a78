import { parse } from 'csv-parse/sync';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { sharedSite, type SiteApp } from '../support/site-app.ts';
import { textOf } from '../support/text-of.ts';

let site: SiteApp;
sharedSite.beforeAll(({ siteApp }) => {
  site = siteApp;
});

test('the name of a call of the API is no notice', async () => {
  for (const path of ['/notices/filter-options', '/ja-jp/notices/filter-options'])
    expect([path, (await site.get(path)).status]).toEqual([path, 404]);
});

type Row = Record<string, string>;

/** The provider's own files, read without the code that publishes them. */
const rowsOf = (file: string): Row[] =>
  parse(readFileSync(join(inject('demoFolder'), file)), { columns: true });

const htmlAt = async (path: string) => {
  const page = await site.get(path);
  expect([path, page.status]).toEqual([path, 200]);
  return page.text();
};
const namesIn = (html: string) =>
  Array.from(html.matchAll(/<th scope="row">[\s\S]*?<a href="\/notices\/([^"]+)"/g), (m) => m[1]);

async function yearsOffered(): Promise<string[]> {
  const answer = await site.get('/api/notices/filter-options');
  const { filters } = (await answer.json()) as {
    filters: { field: { tag: string }; values: { value: string }[] }[];
  };
  return filters.find(({ field }) => field.tag === 'year')?.values.map(({ value }) => value) ?? [];
}

test('the list begins with the newest notice, twenty a page', async () => {
  const rows = rowsOf('notices.csv');
  expect(rows.length).toBeGreaterThanOrEqual(40);
  const newest = rows
    .map((row) => row['date'] ?? '')
    .toSorted()
    .at(-1);
  const html = await htmlAt('/notices');
  const names = namesIn(html);
  expect(names).toHaveLength(20);
  expect(rows.find((row) => row['notice_id'] === names[0])?.['date']).toBe(newest);
  expect(textOf(html)).toContain(`1–20 of ${rows.length} notices`);
});

test('type, year and index narrow the list, by the address alone', async () => {
  const rows = rowsOf('notices.csv');
  const wanted = rows.filter((row) => row['type'] === 'launch' && row['date']?.startsWith('2019'));
  expect(wanted.length).toBeGreaterThan(0);
  const narrowed = namesIn(await htmlAt('/notices?type=launch&year=2019'));
  expect(new Set(narrowed)).toEqual(new Set(wanted.map((row) => row['notice_id'])));
  // An index is touched by its own notices, and by those of its family.
  const ofIndex = rows.filter(
    (row) =>
      row['indexes']?.split('|').includes('PLJPN_NTR_JPY') ||
      row['families']?.split('|').includes('Plumbline Country Equity'),
  );
  expect(ofIndex.length).toBeGreaterThan(3);
  const text = textOf(await htmlAt('/notices?index=PLJPN_NTR_JPY'));
  expect(text).toContain(`${ofIndex.length} notices`);
  const years = await yearsOffered();
  expect(years.length).toBeGreaterThan(5);
  expect(years).toEqual(years.toSorted().toReversed());
});

test('a filter that there is not is refused, and says so', async () => {
  const page = await site.get('/notices?type=gossip');
  expect(page.status).toBe(400);
  expect(textOf(await page.text())).toContain('View all notices');
});

test('a notice says what it says, when, and for which indexes, in both languages', async () => {
  const path = '/notices/termination-plibu';
  const text = textOf(await htmlAt(path));
  for (const said of ['Termination', 'Announced 30 Mar 2023', 'Effective 30 Jun 2023']) {
    expect(text).toContain(said);
  }
  expect(await htmlAt(path)).toContain('href="/indexes/screener/all-asset-types/PLIBU_TR_USD"');
  const japanese = textOf(await htmlAt(`/ja-jp${path}`));
  expect(japanese).toContain('2023年6月30日の指数値をもって算出を終了します');
  expect((await site.get('/notices/no-such-notice')).status).toBe(404);
});

test('launches and ends bear the dates of the index master', () => {
  const indexes = new Map(rowsOf('indexes.csv').map((row) => [row['fund_id'], row]));
  const lives = rowsOf('notices.csv').filter(
    ({ type }) => type === 'launch' || type === 'termination',
  );
  expect(lives.length).toBeGreaterThan(10);
  for (const { type, indexes: touched, effective_date: day } of lives) {
    for (const fundId of (touched ?? '').split('|')) {
      const row = indexes.get(fundId);
      expect(row?.[type === 'launch' ? 'launch_date' : 'ceased_on']).toBe(day);
    }
  }
});

test('the feed holds the newest notices of a language, the calendar its reviews, past and coming', async () => {
  const feed = await site.get('/ja-jp/notices/feed.xml');
  expect(feed.headers.get('content-type')).toContain('application/atom+xml');
  const entries = (await feed.text()).split('<entry>');
  expect(entries).toHaveLength(51);
  expect(entries[1]).toMatch(/定期見直し|お知らせ|公表/);
  const calendar = await site.get('/notices/reviews.ics');
  expect(calendar.headers.get('content-type')).toContain('text/calendar');
  const days = [...(await calendar.text()).matchAll(/DTSTART;VALUE=DATE:(\d+)/g)].map(
    (m) => m[1] ?? '',
  );
  const reviews = rowsOf('notices.csv').filter(
    (row) => row['type'] === 'review' && (row['effective_date'] ?? '') !== '',
  );
  expect(reviews.length).toBeGreaterThan(30);
  expect(new Set(days)).toEqual(
    new Set(reviews.map((row) => (row['effective_date'] ?? '').replaceAll('-', ''))),
  );
});

test.each([
  ['/notices/feed.xml', 'application/atom+xml'],
  ['/notices/feed.json', 'application/feed+json'],
  ['/ja-jp/notices/feed.json', 'application/feed+json'],
  ['/notices/reviews.ics', 'text/calendar'],
  ['/indexes/details/PLJPN_NTR_JPY/feed.xml', 'application/atom+xml'],
  ['/indexes/details/PLJPN_NTR_JPY/feed.json', 'application/feed+json'],
  ['/indexes/details/PLJPN_NTR_JPY/calendar.ics', 'text/calendar'],
])('readers recognize %s by its media type, %s', async (path, type) => {
  const { status, headers } = await site.get(path);
  expect([path, status, headers.get('content-type')]).toEqual([
    path,
    200,
    `${type}; charset=utf-8`,
  ]);
});
