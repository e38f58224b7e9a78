import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayOfIso } from '#src/domain/day.ts';
import { pages } from '#src/urls.ts';
import { anchorsOfPage } from '#src/urls/page-anchors.ts';
import { beginRelease } from '#src/store/releases/unfinished-release.ts';
import { rollbackTo } from '#src/store/releases/rollback.ts';
import { demoIndexes } from '../support/demo-indexes.ts';
import { openSiteApp, type SiteApp } from '../support/site-app.ts';
import { textOf } from '../support/text-of.ts';

const { full } = demoIndexes;
let site: SiteApp;

/** A level is corrected, another is new and withdrawn by a rollback to the correction. */
beforeAll(async () => {
  site = await openSiteApp();
  const { store } = site;
  const publish = async (date: string, value: number, reason?: string) => {
    const draft = await beginRelease(store, { label: date, note: '', sourceHash: date });
    const days = Int32Array.of(dayOfIso(date)!);
    const values = Float64Array.of(value);
    await draft.putLevels([{ fundId: full.fundId, days, values, reason }]);
    await draft.flip();
  };
  await publish('2026-11-18', 5893.16, 'A price came late');
  await publish('2026-11-21', 6000);
  await rollbackTo(store, 2, 'No level on a Saturday');
  await site.untilServed(4);
});
afterAll(() => site.close());

const htmlAt = async (path: string) => {
  const page = await site.get(path);
  expect([path, page.status]).toEqual([path, 200]);
  return page.text();
};
const rows = [
  '21 Nov 2026 6,000.00 Withdrawn No level on a Saturday',
  '18 Nov 2026 5,892.86 5,893.16 A price came late',
];

test('PB-04 the anchors to which check lets links lead are those of the pages', async () => {
  for (const path of [pages.data, pages.status]) {
    const ids = Array.from(
      (await htmlAt(path)).matchAll(/<section[^>]* id="([^"]+)"/g),
      ([, id]) => id,
    );
    expect([path, ids]).toEqual([path, anchorsOfPage(path)]);
  }
});

test('LY-01 the page of corrections has them all, newest first, and its address narrows them', async () => {
  const html = await htmlAt('/corrections');
  const text = textOf(html);
  expect(text).toContain('2 corrections');
  const places = rows.map((row) => text.indexOf(row));
  expect(places[0]).toBeGreaterThan(0);
  expect(places[1]).toBeGreaterThan(places[0]!);
  expect(html).toContain(`href="/indexes/screener/all-asset-types/${full.fundId}"`);
  expect(html).toContain('href="/corrections/feed.xml"');
  const withdrawn = textOf(await htmlAt('/corrections?kind=withdrawn'));
  expect(withdrawn).toContain(rows[0]);
  expect(withdrawn).not.toContain(rows[1]);
  expect(textOf(await htmlAt(`/corrections?release=2&index=${full.fundId}`))).toContain(rows[1]);
  expect(textOf(await htmlAt('/corrections?year=1999'))).toContain('No corrections match');
  const japanese = textOf(await htmlAt('/ja-jp/corrections'));
  expect(japanese).toContain('2026年11月21日 6,000.00 取り下げ No level on a Saturday');
  expect((await site.get('/corrections?kind=gossip')).status).toBe(400);
});

test('the status tells what was corrected, and leads to all of it', async () => {
  const html = await htmlAt('/status');
  for (const row of rows) expect(textOf(html)).toContain(row);
  expect(html).toContain('href="/corrections"');
  expect(textOf(html)).toContain('All 2 corrections');
});

test('ID-01 the page of the index tells the same, and a feed has an entry for each release', async () => {
  const text = textOf(await htmlAt(`/indexes/details/${full.fundId}`));
  for (const row of rows) expect(text).toContain(row);
  const feed = await htmlAt('/corrections/feed.xml');
  const releases = [...feed.matchAll(/<id>[^<]*release=(\d+)<\/id>/g)].map(([, number]) => number);
  expect(releases).toEqual(['4', '2']);
  expect(feed).toContain('(No level on a Saturday)');
});
