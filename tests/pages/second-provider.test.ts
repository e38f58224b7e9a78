import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayOfIso } from '#src/domain/day.ts';
import { publishFolder } from '#src/publishing/publish-folder.ts';
import { madeSecondProvider } from '../support/made-second-provider.ts';
import { openSiteApp, type SiteApp } from '../support/site-app.ts';

let made: Awaited<ReturnType<typeof madeSecondProvider>>;
let site: SiteApp;
beforeAll(async () => {
  made = await madeSecondProvider();
  site = await openSiteApp({}, made.store);
});
afterAll(async () => {
  await site.close();
  await made.remove();
});

const index = '/indexes/details/HYLGUSD';
const shown = [
  '/',
  '/indexes/screener',
  index,
  '/documents',
  '/notices',
  '/status',
  '/data',
  '/nowhere/at/all',
];

const stylesheetIn = (html: string) => /href="(\/brand\/[0-9a-f]{16}\.css)"/.exec(html)?.[1] ?? '';

test('a provider with a brand shows no word and no mark of the product, on any page', async () => {
  for (const path of [...shown, '/site.webmanifest', '/llms.txt', `${index}.md`]) {
    const answer = await site.get(path);
    const text = await answer.text();
    expect([path, text.match(/.{40}plumbline.{40}/gi)]).toEqual([path, null]);
    // The paths that the product's mark is drawn by, and its own icons.
    expect([path, text.match(/c1\.6 3\.4 4 5\.4|\/favicon\.svg|\/share\/site\.png/g)]).toEqual([
      path,
      null,
    ]);
  }
});

test('the manifest names the paper of its one theme, which is dark', async () => {
  const manifest = (await (await site.get('/site.webmanifest')).json()) as Record<string, string>;
  const paper = manifest['background_color'] ?? '';
  const [red = 0, green = 0, blue = 0] = Array.from(paper.matchAll(/[0-9a-f]{2}/g), ([two]) =>
    Number.parseInt(two, 16),
  );
  expect(Math.max(red, green, blue)).toBeLessThan(64);
  expect(manifest['theme_color']).toBe(paper);
});

test('every page links the stylesheet of the brand behind the site’s own, by its content, under the strict policy', async () => {
  const sheets = new Set<string>();
  for (const path of shown) {
    const answer = await site.get(path);
    const html = await answer.text();
    const links = Array.from(
      html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g),
      ([, to]) => to,
    );
    expect([path, links]).toEqual([
      path,
      [expect.stringMatching(/^\/assets\//), stylesheetIn(html)],
    ]);
    const policy = answer.headers.get('Content-Security-Policy');
    expect(policy).toContain("style-src 'self';");
    expect(policy).not.toContain('unsafe-inline');
    expect([path, html.match(/<[^>]* style="/g)]).toEqual([path, null]);
    sheets.add(stylesheetIn(html));
  }
  const [address = '', ...others] = sheets;
  expect(others).toEqual([]);
  const sheet = await site.get(address);
  expect([
    sheet.status,
    sheet.headers.get('Content-Type'),
    sheet.headers.get('Cache-Control'),
  ]).toEqual([200, 'text/css; charset=utf-8', 'public, max-age=31536000, immutable']);
  const another = await site.get('/brand/0123456789abcdef.css');
  expect([another.status, another.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  expect(await another.text()).toBe(await sheet.text());
});

test('its pictures and typefaces are files by their content; icons by other names lead there', async () => {
  const html = await (await site.get('/')).text();
  const files = new Set(html.match(/\/media\/[0-9a-f]{64}\.\w+/g));
  const types: Record<string, string> = {
    svg: 'image/svg+xml',
    png: 'image/png',
    woff2: 'font/woff2',
  };
  expect(new Set(Array.from(files, (file) => file.split('.')[1]))).toEqual(
    new Set(Object.keys(types)),
  );
  for (const file of files) {
    const answer = await site.get(file);
    expect([file, answer.status, answer.headers.get('Content-Type')]).toEqual([
      file,
      200,
      types[file.split('.')[1] ?? ''],
    ]);
    expect(answer.headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox");
  }
  for (const name of ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/share/site.png']) {
    const answer = await site.get(name);
    expect([name, answer.status]).toEqual([name, 302]);
    expect(files).toContain(answer.headers.get('Location'));
  }
  expect(await (await site.get('/brand/licences.txt')).text()).toMatch(
    /^Barlow Condensed\n=+\n\n[\s\S]*Open Font License/,
  );
});

test('without a menu of its own, one is made of what there is; asset types without indexes are nowhere', async () => {
  const home = await (await site.get('/')).text();
  const menuOf = (html: string) =>
    /<nav[^>]*aria-label="Main navigation"[^]*?<\/nav>/.exec(html)?.[0] ?? '';
  const entries = Array.from(
    menuOf(home).matchAll(/<a [^>]*href="([^"]+)"[^>]*>/g),
    ([, href]) => href,
  );
  expect(entries).toEqual(['/', '/indexes/screener']);
  const index = await (await site.get('/indexes/details/HYLGUSD')).text();
  // The page of an index is marked as below the list.
  const marked = /<a (?=[^>]*aria-current="true")[^>]*href="([^"]+)"/.exec(menuOf(index));
  expect(marked?.[1]).toBe('/indexes/screener');
  for (const path of ['/', '/indexes/screener', '/llms.txt', '/sitemaps/1.xml']) {
    const text = await (await site.get(path)).text();
    const linked = ['fixed-income', 'cash', 'interest-rates', 'equity', 'esg'].map((segment) =>
      text.includes(`/indexes/screener/${segment}`),
    );
    expect([path, linked]).toEqual([path, [true, true, true, false, false]]);
  }
  // Its address stays, and says that there is nothing.
  expect((await site.get('/indexes/screener/equity')).status).toBe(200);
});

test('the screener offers views and questions of what there is, and nothing of what no index has', async () => {
  const html = await (await site.get('/indexes/screener')).text();
  const views = html.split('aria-label="Views"')[1]?.split('</nav>')[0] ?? '';
  expect(Array.from(views.matchAll(/<a [^>]*>([^<]*)/g), ([, label]) => label)).toEqual([
    'Risk',
    'Overview',
    'Returns',
    'Calendar years',
  ]);
  expect(html).not.toContain('developed markets, low carbon');
  expect(html).not.toMatch(/<option value="(beta3Y|dividendYield)"/);
  // An address that names one is answered as before, with its name.
  const named = await site.get('/indexes/screener?columns=dividendYield');
  expect(await named.text()).toContain('Dividend yield');
});

test('the page of an index has the sections that the provider chose, in that order', async () => {
  const html = await (await site.get(index)).text();
  const sections = Array.from(html.matchAll(/<section[^>]* id="([^"]+)"/g), ([, id]) => id);
  expect(sections).toEqual(['levels', 'returns', 'risk', 'constituents', 'about', 'disclaimer']);
});

test('what the provider says in fields of its own stands on page, Markdown and factsheet', async () => {
  expect(await (await site.get(index)).text()).toMatch(
    /<dt[^>]*>Prices of<\/dt><dd[^>]*>New York, 15:00<\/dd>/,
  );
  expect(await (await site.get(`${index}.md`)).text()).toContain('Prices of: New York, 15:00');
  expect(await (await site.get('/indexes/details/HYTYUSD')).text()).not.toContain('Prices of');
  const sheet = await site.get('/factsheets/HYLGUSD/en-us.pdf');
  expect(await sheetText(sheet.headers.get('Location') ?? '')).toContain('New York, 15:00');
});

test('a site of one theme has its colour around the page, and neither switch nor early script', async () => {
  const html = await (await site.get('/')).text();
  expect(html.match(/<meta name="theme-color"[^>]*>/g)).toEqual([
    '<meta name="theme-color" content="#0b1712" media="all" data-of="dark"/>',
  ]);
  expect(html).not.toContain("localStorage.getItem('theme')");
  expect(html).not.toContain('>System<');
});

async function sheetText(address: string): Promise<string> {
  const bytes = new Uint8Array(await (await site.get(address)).arrayBuffer());
  return (await extractText(await getDocumentProxy(bytes), { mergePages: true })).text;
}

test('the factsheet has the name of the provider and no mark of the product', async () => {
  const current = await site.get(`/factsheets/HYLGUSD/en-us.pdf`);
  const text = await sheetText(current.headers.get('Location') ?? '');
  expect(text).toContain('Halyard USD Government');
  expect(text).not.toMatch(/plumbline/i);
});

test('the brand is part of the release; pages as of an earlier one have that of today', async () => {
  const before = stylesheetIn(await (await site.get('/')).text());
  for (const name of ['brand.yaml', 'brand'])
    await rm(join(made.folder, name), { recursive: true });
  await publishFolder(site.store, { folder: made.folder, today: dayOfIso('2026-11-20') ?? 0 });
  await site.untilServed(2);
  for (const path of ['/', `${index}?asof=1`]) {
    const html = await (await site.get(path)).text();
    expect([path, stylesheetIn(html)]).toEqual([path, '']);
    expect(html).toContain('href="/favicon.svg"');
  }
  expect((await site.get(before)).status).toBe(404);
  expect(await (await site.get('/favicon.svg')).text()).toContain('<svg');
});

test('a typed question means its own asset types and fields, and adds to the columns that its list opens with', async () => {
  const options = await site.get('/api/screener/filter-options?version=2');
  const { filters } = (await options.json()) as {
    filters: { field: { tag: string }; values: { value: string }[] }[];
  };
  const own = filters.find(({ field }) => field.tag === 'field_priced-at')!.values[0]!.value;
  const question = new URLSearchParams({ filterPattern: `cash ${own} return 3y above 1` });
  const answer = await site.get(`/indexes/screener?${question.toString()}`);
  expect(answer.status).toBe(302);
  const { searchParams } = new URL(answer.headers.get('Location')!, 'https://indexes.example');
  const said = ['assetType', 'field_priced-at', 'return3YMin', 'filterPattern', 'columns'];
  expect(said.map((name) => searchParams.get(name))).toEqual([
    'cash',
    own,
    '1',
    null,
    'return3Y,currency,assetType,asOfLevel,returnYTD,volatility1Y',
  ]);
});
