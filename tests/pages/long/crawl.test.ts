import { expect, test } from 'vitest';
import { sharedSite, type SiteApp } from '../../support/site-app.ts';
import { indexOf, isWorking, linksIn } from '../../support/site-links.ts';
import { cases } from '../../support/test-size.ts';

type Crawled = { path: string; status: number; html: string };

/** Milliseconds; all pages take minutes. */
const crawlTimeout = 1_200_000;

let site: SiteApp;
let crawled: Crawled[];
sharedSite.beforeAll(async ({ siteApp }) => {
  site = siteApp;
  crawled = await crawl(['/', '/ja-jp']);
}, crawlTimeout);

const origin = 'https://indexes.example';

/** Of pages that are all made in one way so many are read; those of all indexes in `npm run test:soak`. */
const alike = [
  { isOne: (path: string) => path.startsWith('/factsheets/'), most: cases(4) },
  { isOne: isWorking, most: cases(200) },
  { isOne: (path: string) => indexOf(path) !== undefined, most: cases(200) },
];

/** Follows the links of the site from its home pages on, each once. */
async function crawl(starts: readonly string[]): Promise<Crawled[]> {
  const seen = new Set(starts);
  const waiting = [...starts];
  const found: Crawled[] = [];
  const left = alike.map(({ most }) => most);
  const isEnough = (path: string) =>
    alike.some(({ isOne }, kind) => isOne(path) && (left[kind] = (left[kind] ?? 0) - 1) < 0);
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (isEnough(path)) continue;
    const read = await readPage(path);
    found.push(read);
    for (const link of linksIn(read.html, origin + path)) {
      if (seen.has(link)) continue;
      seen.add(link);
      waiting.push(link);
    }
  }
  return found;
}

async function readPage(path: string): Promise<Crawled> {
  const answer = await site.getMade(path);
  const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (isPage) return { path, status: answer.status, html: await answer.text() };
  await answer.body?.cancel();
  return { path, status: answer.status, html: '' };
}

const pages = () => crawled.filter(({ path, html }) => html !== '' && !path.includes('?'));
const isArticle = (path: string) => /\/insights\/[^/]+\/[^/]+\//.test(path);
const isDocument = (path: string) => /\/docs\/[^/]+\/[^/]+/.test(path);
const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '';

test('RT-17 no link of the site leads nowhere', () => {
  expect(crawled.length).toBeGreaterThan(100);
  expect(pages().length).toBeGreaterThan(50);
  expect(crawled.filter(({ status }) => status !== 200).map(({ path }) => path)).toEqual([]);
});

test('every page has a title, a description and one main heading', () => {
  const lacking = pages().filter(
    ({ html }) =>
      titleOf(html) === '' ||
      !/<meta name="description" content="[^"]{10,}"/.test(html) ||
      html.match(/<h1[\s>]/g)?.length !== 1,
  );
  expect(lacking.map(({ path }) => path)).toEqual([]);
});

test('no two pages of one language have the same title', () => {
  const addresses = new Map<string, Set<string>>();
  for (const { html } of pages()) {
    const known = addresses.get(titleOf(html)) ?? new Set();
    addresses.set(titleOf(html), known.add(canonicalOf(html).replace('/ja-jp', '')));
  }
  const shared = [...addresses].filter(([, canonical]) => canonical.size > 1);
  expect(shared.map(([title]) => title)).toEqual([]);
});

test('RT-23 links to an index lead below all asset types', () => {
  const toIndexes = crawled.filter(({ path }) => indexOf(path) !== undefined);
  expect(toIndexes.length).toBeGreaterThan(50);
  expect(toIndexes.filter(({ path }) => !path.includes('/screener/all-asset-types/'))).toEqual([]);
});

test('I18-02 every page names itself in both languages', () => {
  for (const { path, html } of pages()) {
    const alternates = Array.from(
      html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi),
      ([, language, href]) => [language, href],
    );
    const { pathname } = new URL(canonicalOf(html));
    // Articles and documents name the languages that they are written in (insights.test.ts, lists.test.ts).
    if (isArticle(pathname) || isDocument(pathname)) continue;
    const english = pathname.replace(/^\/ja-jp(?=\/|$)/, '') || '/';
    const japanese = english === '/' ? '/ja-jp' : `/ja-jp${english}`;
    expect([path, Object.fromEntries(alternates)]).toEqual([
      path,
      {
        'en-US': origin + english,
        'ja-JP': origin + japanese,
        'x-default': origin + english,
      },
    ]);
  }
});
