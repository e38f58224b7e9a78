import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayOfIso } from '#src/domain/day.ts';
import { publishFolder } from '#src/publishing/publish-folder.ts';
import { rollbackTo } from '#src/store/releases/rollback.ts';
import { madeSecondProvider } from '../../support/made-second-provider.ts';
import { openSiteApp, sharedSite, type SiteApp } from '../../support/site-app.ts';

let made: Awaited<ReturnType<typeof madeSecondProvider>>;
let site: SiteApp;
let demo: SiteApp;
sharedSite.beforeAll(({ siteApp }) => {
  demo = siteApp;
});
beforeAll(async () => {
  made = await madeSecondProvider();
  site = await openSiteApp({}, made.store);
});
afterAll(async () => {
  await site.close();
  await made.remove();
});

const index = '/indexes/details/HYTYUSD';
/** Texts in what the browser is handed, where there are any. */
const carried = /\btexts:(?!void 0)[^,]{3}/;
const textOf = async (path: string, from = site) => (await from.get(path)).text();
/** What is read on a page: without markup, and without what its scripts are handed. */
const readOn = async (path: string, from = site) =>
  (await textOf(path, from))
    .replaceAll(/<(script|template)[^>]*>[^]*?<\/\1>/g, '')
    .replaceAll(/<!--.*?-->|<[^>]+>/g, ' ');

async function sheetOf(fundId: string, release: number): Promise<string> {
  const sheet = await site.get(`/factsheets/${fundId}/${release}/en-us.pdf`);
  const bytes = new Uint8Array(await sheet.arrayBuffer());
  return (await extractText(await getDocumentProxy(bytes), { mergePages: true })).text;
}

test('texts of the provider stand in pages, in answers of the API, in Markdown and on factsheets', async () => {
  const screener = await readOn('/indexes/screener');
  expect(screener).toContain('Interest rates');
  expect(screener).toMatch(/\b21 series\b/);
  expect(screener).not.toMatch(/\bAlternatives\b|\b20 indexes\b/);
  expect(await readOn('/indexes/screener?currency=AUD&assetType=alternatives')).toMatch(
    /\bseries\b/,
  );
  expect(await readOn('/nowhere/at/all')).toContain('We keep no such page');
  expect(await textOf(`${index}.md`)).toContain('- Asset class: Interest rates');
  expect(await textOf('/llms.txt')).toContain('Interest rates');
  expect(await textOf('/api/index/types')).toContain('"Interest rates"');
  const sheet = await sheetOf('HYTYUSD', 1);
  expect(sheet).toContain('The index at a glance');
  expect(sheet).toMatch(/Levels up to \d/);
});

test('a count of one has its own form', async () => {
  const one = await readOn('/indexes/screener?filterPattern=HYTYUSD');
  expect(one).toMatch(/\b1 series\b/);
});

test('they are found by the search too', async () => {
  const found = await textOf('/api/securities/suggestions?filterPattern=interest');
  expect(found).toContain('HYTYUSD');
});

test('a page is handed the texts of its language, under the same policy, and one without any nothing', async () => {
  const own = await site.get('/');
  expect(await own.text()).toMatch(carried);
  expect(own.headers.get('Content-Security-Policy')).not.toContain('unsafe-inline');
  for (const path of ['/', '/indexes/screener', '/ja-jp']) {
    expect([path, carried.exec(await textOf(path, demo))]).toEqual([path, null]);
    expect(await readOn(path, demo)).not.toMatch(/Interest rates|\bseries\b/);
  }
});

test('they belong to the release: an earlier one keeps its own, and a rollback brings them back', async () => {
  const texts = 'assetTypeLabels.fixed-income: Sovereigns\nerrorMessages.notFound: Not kept\n';
  await writeFile(join(made.folder, 'texts/en-us.yaml'), texts);
  const siteFile = join(made.folder, 'site.yaml');
  const said = await readFile(siteFile, 'utf8');
  await writeFile(siteFile, said.replace('Interest rates', 'Money rates'));
  await publishFolder(site.store, { folder: made.folder, today: dayOfIso('2026-11-20') ?? 0 });
  await site.untilServed(2);
  expect(await readOn('/indexes/screener')).toMatch(/Sovereigns[^]*Money rates/);
  expect(await readOn('/indexes/screener')).not.toMatch(
    /Government bonds|Interest rates|\bseries\b/,
  );
  expect(await readOn('/indexes/screener?asof=1')).toMatch(/Government bonds[^]*Interest rates/);
  expect(await textOf(`${index}.md`)).toContain('- Asset class: Money rates');
  expect(await textOf('/api/index/types?asof=1')).toContain('"Interest rates"');
  expect(await textOf('/api/index/types')).toContain('"Money rates"');
  expect(await sheetOf('HYTYUSD', 2)).toContain('Key facts');
  await rollbackTo(site.store, 1);
  await site.untilServed(3);
  expect(await readOn('/indexes/screener')).toMatch(/Interest rates/);
  expect(await readOn('/nowhere/at/all')).toContain('We keep no such page');
});
