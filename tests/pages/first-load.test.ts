import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sharedSite, type SiteApp } from '../support/site-app.ts';

let site: SiteApp;
sharedSite.beforeAll(({ siteApp }) => {
  site = siteApp;
});

const kilobyte = 1000;

/** Bytes of JavaScript, gzipped as the server sends it, that a page loads before anybody touches it. */
async function firstLoadOf(path: string): Promise<number> {
  const html = await (await site.get(path)).text();
  const wanted = Array.from(html.matchAll(/\/assets\/[\w.-]+\.js/g), ([file]) => file);
  const seen = new Set<string>();
  for (const file of wanted) addWithImports(file, seen);
  let bytes = 0;
  for (const file of seen) {
    const sent = await site.get(file, { 'Accept-Encoding': 'gzip' });
    bytes += (await sent.arrayBuffer()).byteLength;
  }
  return bytes;
}

function addWithImports(file: string, seen: Set<string>): void {
  if (seen.has(file)) return;
  seen.add(file);
  const source = readFileSync(`dist/client${file}`, 'utf8');
  for (const [, name] of source.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) {
    addWithImports(`/assets/${name}`, seen);
  }
}

test('first-load JavaScript stays within 115 kB on home, article and documents, 145 kB on screener, index page, compare and blend', async () => {
  const screened = await site.get('/api/portfolio-returns?size=1');
  const { portfolios } = (await screened.json()) as { portfolios: { fundId: string }[] };
  const sizes = {
    home: await firstLoadOf('/'),
    article: await firstLoadOf('/insights/article/2641'),
    documents: await firstLoadOf('/documents'),
    screener: await firstLoadOf('/indexes/screener'),
    index: await firstLoadOf(`/indexes/details/${portfolios[0]?.fundId}`),
    compare: await firstLoadOf('/indexes/compare?ids=PLACW_NTR_USD,PLUAG_TR_USD'),
    blend: await firstLoadOf('/indexes/blend?of=PLACW_NTR_USD*60,PLUAG_TR_USD*40'),
  };
  expect(sizes.home).toBeGreaterThan(50 * kilobyte);
  expect(sizes.home).toBeLessThanOrEqual(115 * kilobyte);
  expect(sizes.article).toBeLessThanOrEqual(115 * kilobyte);
  expect(sizes.documents).toBeLessThanOrEqual(115 * kilobyte);
  expect(sizes.screener).toBeLessThanOrEqual(145 * kilobyte);
  expect(sizes.index).toBeLessThanOrEqual(145 * kilobyte);
  expect(sizes.compare).toBeLessThanOrEqual(145 * kilobyte);
  expect(sizes.blend).toBeLessThanOrEqual(145 * kilobyte);
});

test('every page has the one stylesheet, and no late part brings another', async () => {
  for (const path of ['/', '/ja-jp/indexes/screener', '/insights']) {
    const html = await (await site.get(path)).text();
    const linked = Array.from(
      html.matchAll(/<link rel="stylesheet" href="([^"]*)"/g),
      ([, to]) => to,
    );
    expect(linked).toEqual([expect.stringMatching(/^\/assets\/[\w.-]+\.css$/)]);
  }
  const files = readdirSync('dist/client/assets');
  expect(files.filter((file) => file.endsWith('.css'))).toHaveLength(1);
  const scripts = files.filter((file) => file.endsWith('.js'));
  const asking = scripts.filter((file) =>
    /assets\/[\w.-]+\.css/.test(readFileSync(`dist/client/assets/${file}`, 'utf8')),
  );
  expect(asking).toEqual([]);
});

test('files of the browser come compressed, and are kept for good', async () => {
  const html = await (await site.get('/')).text();
  const files = Array.from(html.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g), ([file]) => file);
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) {
    const plain = await (await site.get(file)).arrayBuffer();
    for (const [encoding, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const sent = await site.get(file, { 'Accept-Encoding': encoding });
      const body = new Uint8Array(await sent.arrayBuffer());
      expect(sent.headers.get('Cache-Control')).toMatch(/immutable/);
      if (plain.byteLength < 128) continue;
      expect([sent.headers.get('Content-Encoding'), sent.headers.get('Vary')]).toEqual([
        encoding,
        'Accept-Encoding',
      ]);
      expect(unpack(body).equals(new Uint8Array(plain))).toBe(true);
    }
  }
});
