import { gzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSiteApp, type SiteApp } from '../support/site-app.ts';

let site: SiteApp;
beforeAll(async () => {
  site = await openSiteApp();
});
afterAll(() => site.close());

const kilobyte = 1000;

/** Bytes of JavaScript, each file gzipped, that a page loads before anybody touches it. */
async function firstLoadOf(path: string): Promise<number> {
  const html = await (await site.get(path)).text();
  const wanted = Array.from(html.matchAll(/\/assets\/[\w.-]+\.js/g), ([file]) => file);
  const seen = new Set<string>();
  for (const file of wanted) addWithImports(file, seen);
  let bytes = 0;
  for (const file of seen) bytes += gzipSync(readFileSync(`dist/client${file}`)).length;
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

test('first-load JavaScript stays within 115 kB on home, 145 kB on screener and index page', async () => {
  const screened = await site.get('/api/portfolio-returns?size=1');
  const { portfolios } = (await screened.json()) as { portfolios: { fundId: string }[] };
  const sizes = {
    home: await firstLoadOf('/'),
    screener: await firstLoadOf('/indexes/screener'),
    index: await firstLoadOf(`/indexes/details/${portfolios[0]?.fundId}`),
  };
  expect(sizes.home).toBeGreaterThan(50 * kilobyte);
  expect(sizes.home).toBeLessThanOrEqual(115 * kilobyte);
  expect(sizes.screener).toBeLessThanOrEqual(145 * kilobyte);
  expect(sizes.index).toBeLessThanOrEqual(145 * kilobyte);
});
