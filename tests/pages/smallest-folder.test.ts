import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayOfIso } from '#src/domain/day.ts';
import { publishFolder } from '#src/publishing/publish-folder.ts';
import { acceptedAll } from '../support/accepted-all.ts';
import { remarksOnOpenApi } from '../support/remarks-on-openapi.ts';
import { openSiteOn, type SiteApp } from '../support/site-app.ts';
import { linksIn } from '../support/site-links.ts';
import { writeSmallestFolder } from '../support/smallest-folder.ts';
import { copiedStore, type ThrowawayStore } from '../support/stores.ts';
import { withoutBreaks } from '../support/text-of.ts';

const origin = 'https://indexes.example';
let throwaway: ThrowawayStore;
let site: SiteApp;
const folder = mkdtempSync(join(tmpdir(), 'plumbline-smallest-'));

beforeAll(async () => {
  throwaway = await copiedStore('embedded');
  writeSmallestFolder(folder);
  await publishFolder(throwaway.store, { folder, today: dayOfIso('2026-11-20')! });
  site = await openSiteOn(throwaway.store, throwaway.config.dataDir);
});
afterAll(async () => {
  await site.close();
  await throwaway.remove();
  rmSync(folder, { recursive: true });
});

const htmlOf = async (path: string) => (await site.get(path)).text();
/** What is read on a page: without markup, and without what its scripts are handed. */
const readOn = async (path: string) =>
  withoutBreaks(await htmlOf(path))
    .replaceAll(/<(script|template)[^>]*>[^]*?<\/\1>/g, '')
    .replaceAll(/<!--.*?-->|<[^>]+>/g, ' ');

async function flagships(): Promise<string[]> {
  const response = await site.get('/api/home');
  const home = (await response.json()) as { flagships: { fundId: string }[] };
  return home.flagships.map(({ fundId }) => fundId);
}

test('every link of a site of two indexes leads somewhere', async () => {
  const seen = new Set(['/']);
  const broken: string[] = [];
  for (const path of seen) {
    const response = await site.get(path);
    if (response.status !== 200) broken.push(`${path}: ${response.status}`);
    const isPage = response.headers.get('Content-Type')?.startsWith('text/html');
    if (!isPage) await response.body?.cancel();
    else for (const link of linksIn(await response.text(), origin + path)) seen.add(link);
  }
  expect(broken).toEqual([]);
  expect([...seen]).toEqual(expect.arrayContaining(['/page/methodology', '/data', '/status']));
});

test.each([
  ['/insights', 'No articles are published here yet'],
  ['/documents', 'No documents are published yet'],
  ['/notices', 'No notices are published yet'],
  ['/investable-products', 'No products are published yet'],
  ['/structured-products', 'No structured products are published yet'],
])('%s says that nothing is published, not that nothing matches', async (path, words) => {
  const read = await readOn(path);
  expect(read).toContain(words);
  expect(read).not.toMatch(/match these filters|remove a filter/);
  expect(await readOn(`${path}?filterPattern=zzz`)).not.toContain(words);
});

test('search engines and the page of data are led to no list and no file without a row', async () => {
  const sitemap = await htmlOf('/sitemaps/1.xml');
  const data = await htmlOf('/data');
  for (const name of [
    'investable-products',
    'structured-products',
    'documents',
    'insights',
    'notices',
  ])
    expect(sitemap).not.toContain(`${origin}/${name}<`);
  expect(sitemap).toContain(`${origin}/corrections<`);
  for (const name of ['products', 'structured-products', 'documents', 'sustainability'])
    expect([name, data.includes(`href="/data/${name}.csv"`)]).toEqual([name, false]);
  expect(data).toContain('href="/data/corrections.csv"');
  expect((await site.get('/data/products.csv')).status).toBe(200);
});

test('the home page shows the first indexes with levels where the provider chooses none', async () => {
  expect(await flagships()).toEqual(['EXGOV', 'EXWLD']);
});

test('the screener asks for no bounds of figures that no index has', async () => {
  const read = await readOn('/indexes/screener');
  expect(read).toMatch(/Choose a figure\s+Return since inception/);
  expect(read).not.toMatch(/Volatility 3Y|return1Y|sharpe ratio above/);
});

test('the years that the page of the data names have levels', async () => {
  const read = await readOn('/data');
  const [, asked = ''] = /(\/data\/levels\.csv\S*from=\S+)/.exec(read) ?? [];
  const csv = await htmlOf(asked.replaceAll('&amp;', '&'));
  expect(csv.trim().split('\n')).toHaveLength(5);
  expect(read).not.toContain('leave out');
});

test('of variants the home page shows one, and none that has ended or has no levels', async () => {
  const more = [
    'fund_id,name,asset_type,currency,return_type,variant_group,rank,ceased_on',
    'EXWLD,Example World,equity,USD,PR,world,3,',
    'EXGOV,Example Government Bond,fixed-income,USD,TR,,2,',
    'EXWLDN,Example World Net,equity,USD,NTR,world,4,',
    'EXOLD,Example Ended,equity,USD,PR,,1,2026-11-19',
    'EXNEW,Example Without Levels,equity,USD,PR,,1,',
  ];
  writeFileSync(join(folder, 'indexes.csv'), `${more.join('\n')}\n`);
  const levels =
    'date,EXWLD,EXGOV,EXWLDN,EXOLD\n2026-11-18,1000,100,900,50\n2026-11-19,1004,99,903,51\n';
  writeFileSync(join(folder, 'levels/main.csv'), levels);
  const today = dayOfIso('2026-11-20')!;
  await publishFolder(throwaway.store, { folder, today, accepted: acceptedAll });
  type Listed = { portfolios: object[] };
  const listed = async () =>
    ((await (await site.get('/api/portfolio-returns')).json()) as Listed).portfolios;
  await expect.poll(listed).toHaveLength(5);
  expect(await flagships()).toEqual(['EXGOV', 'EXWLD']);
});

test('a site of one language offers no other', async () => {
  expect(await htmlOf('/')).not.toMatch(/ja-jp|日本語/);
  expect((await site.get('/ja-jp')).status).toBe(404);
});

test('API-04 a linter has no remark on the OpenAPI document of a site without a level', async () => {
  expect(await remarksOnOpenApi(await htmlOf('/api/openapi.json'))).toEqual([]);
});
