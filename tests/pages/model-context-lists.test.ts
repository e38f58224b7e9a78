import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { Api } from '#src/api/http/api-app.ts';
import type { Snapshot } from '#src/catalogue/snapshot.ts';
import { modelContext } from '#src/server/mcp/model-context.ts';
import { ask, call, read } from '../support/ask-program.ts';
import { demoIndexes } from '../support/demo-indexes.ts';
import { sharedSite, type SiteApp } from '../support/site-app.ts';

let site: SiteApp;
sharedSite.beforeAll(({ siteApp }) => {
  site = siteApp;
});

type Screened = {
  release: number;
  numberOfIndexes: number;
  pages: number;
  citeAs: string;
  indexes: { fundId: string; figures: Record<string, number | null>; backTested: string[] }[];
};
type Listed = {
  numberOfPortfolios: number;
  portfolios: { fundId: string; figures: Record<string, number> }[];
};

const asked = {
  filters: { currency: ['EUR', 'USD'], assetType: 'equity' },
  ranges: [{ figure: 'volatility3Y', min: 5, max: 12 }],
  figures: ['return5Y'],
  sortBy: 'sharpeRatio3Y',
  variants: 'all',
  size: 5,
  page: 2,
};

test('indexes are screened as by the API, and the address to cite shows the same list', async () => {
  const answered = await read<Screened>(site.app, 'screen_indexes', asked);
  const query =
    'currency=EUR&currency=USD&assetType=equity&volatility3YMin=5&volatility3YMax=12&variants=all&sortBy=sharpeRatio3Y&sortOrder=-1';
  const path = `/api/portfolio-returns?${query}&columns=return5Y,volatility3Y,sharpeRatio3Y&size=5&page=2`;
  const { portfolios, numberOfPortfolios } = (await (await site.get(path)).json()) as Listed;
  expect(numberOfPortfolios).toBeGreaterThan(10);
  expect(answered).toMatchObject({
    release: 1,
    numberOfIndexes: numberOfPortfolios,
    pages: Math.ceil(numberOfPortfolios / 5),
  });
  expect(answered.indexes.map(({ fundId, figures }) => ({ fundId, figures }))).toEqual(
    portfolios.map(({ fundId, figures: { return5Y, volatility3Y, sharpeRatio3Y } }) => ({
      fundId,
      figures: { return5Y, volatility3Y, sharpeRatio3Y },
    })),
  );
  const { pathname, search } = new URL(answered.citeAs);
  const page = await (await site.get(pathname + search)).text();
  expect(page).toContain(`of ${numberOfPortfolios} indexes`);
});

test('of the figures shown, and of no other, it is said which are back-tested', async () => {
  const asked = { text: demoIndexes.full.fundId, variants: 'all' };
  for (const figures of [['return1Y'], ['return1Y', 'returnSinceInception']]) {
    const { indexes } = await read<Screened>(site.app, 'screen_indexes', { ...asked, figures });
    expect(indexes[0]?.backTested).toEqual(figures.slice(1));
  }
});

test('ascending is asked for, and a column that is no figure is none of the figures shown', async () => {
  const answered = await read<Screened>(site.app, 'screen_indexes', {
    figures: [],
    sortBy: 'launchDate',
    descending: false,
    size: 2,
  });
  expect(answered.indexes.map(({ figures }) => figures)).toEqual([{}, {}]);
  const newest = await read<Screened>(site.app, 'screen_indexes', {
    sortBy: 'launchDate',
    size: 2,
  });
  expect(newest.indexes[0]!.fundId).not.toBe(answered.indexes[0]!.fundId);
});

test.each([
  ['screen_indexes', { figures: ['volatilty3Y'] }, /volatilty3Y.*volatility3Y/],
  ['screen_indexes', { filters: { currency: 'XXX', returnType: 'NRT' } }, /NTR.*not "NRT"/],
  ['screen_indexes', { asof: '99' }, /no release 99/],
  ['screen_indexes', { ranges: Array.from({ length: 9 }, () => ({ figure: 'return5Y' })) }, /8/],
  ['compare_indexes', { indexes: ['PLWLD_NTR_USD', 'NOPE'] }, /NOPE/],
  [
    'blend_indexes',
    {
      parts: [
        { index: 'PLWLD_NTR_USD', weight: 60 },
        { index: 'PLEMG_NTR_USD', weight: 60 },
      ],
    },
    /100/,
  ],
  [
    'explain_compared_figure',
    { indexes: ['PLWLD_NTR_USD', 'PLEMG_NTR_USD'], index: 'PLEUR_NTR_EUR', figure: 'volatility' },
    /index.*one of the indexes/,
  ],
  [
    'explain_compared_figure',
    { indexes: ['PLWLD_NTR_USD', 'PLEMG_NTR_USD'], index: 'PLWLD_NTR_USD', figure: 'beta' },
    /against/,
  ],
  ['read_page', { path: 'https://elsewhere.example/' }, /Only pages of this site/],
  ['read_page', { path: '/no-such-page' }, /nothing at this address/],
  ['read_page', { path: '/notices?type=nope' }, /^# Notices\n[^]*“nope” is not a value of “Type”/],
  [
    'read_page',
    { path: '/status', part: 9 },
    /^(There are \d parts|This answer has one part only)\.$/,
  ],
  [
    'read_levels',
    { index: 'PLWLD_NTR_USD', from: '2020-02-01', to: '2020-01-31' },
    /2020-01-31.*before.*2020-02-01/,
  ],
  ['read_changes', { from: 1, to: 99 }, /no release 99/i],
] as const)('%s of %j is refused in words', async (name, args, words) => {
  const { text, isError } = await call(site.app, name, args);
  expect([text, isError]).toEqual([expect.stringMatching(words), true]);
});

test('a page that leads elsewhere is read there, and a whole address of the site is one of its pages', async () => {
  const there = await call(site.app, 'read_page', { path: 'https://indexes.example/status/' });
  expect(there.text).toMatch(/^---\ntitle: Data status/);
  const named = await call(site.app, 'read_page', { path: '/status.md' });
  expect(named).toEqual(there);
});

test('an index is read as its Markdown, in parts that say how many there are', async () => {
  const markdown = await (await site.get(`/indexes/details/${demoIndexes.full.fundId}.md`)).text();
  const parts: string[] = [];
  for (
    let part = 1;
    part === 1 || parts[0]!.includes(`of ${parts.length + 1})`) || part <= 3;
    part += 1
  ) {
    const answered = await ask(site.app, 'tools/call', {
      name: 'read_index',
      arguments: { index: demoIndexes.full.fundId, part },
    });
    if (answered.isError) break;
    const [{ text }] = answered.content;
    const data = JSON.stringify(answered['structuredContent']);
    expect(Buffer.byteLength(text + data)).toBeLessThan(8_000);
    parts.push(text);
  }
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.map((text) => text.replace(/\n\(Part \d+ of \d+\)\n$/, '')).join('')).toBe(markdown);
  const beyond = await call(site.app, 'read_index', { index: demoIndexes.full.fundId, part: 99 });
  expect(beyond).toEqual({ text: `There are ${parts.length} parts.`, isError: true });
});

/** The tools on a site that answers so. */
const askedOf = (get: (path: string) => Promise<Response>) =>
  modelContext({
    api: new Hono().get('*', (c) =>
      c.json({ provider: { name: 'A', illustrativeNotice: null } }),
    ) as unknown as Api,
    snapshot: () => ({ release: 2 }) as Snapshot,
    publicUrl: 'https://indexes.example',
    origins: [],
    log: { error: () => undefined },
    get,
  });

test('changes beyond what can be read are a file to take, and are not read to their end', async () => {
  let read = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      read += 100_000;
      controller.enqueue(new Uint8Array(100_000).fill(32));
    },
  });
  const app = askedOf(async () => new Response(endless));
  expect(await call(app, 'read_changes', { from: 1, to: 2 })).toEqual({
    text: 'More changed than can be read here: https://indexes.example/data/changes/1..2.ndjson',
    isError: true,
  });
  expect(read).toBeLessThan(2_000_000);
});

test('a page that leads to another site is not read there, and a path of two slashes is one of this site', async () => {
  const asked: string[] = [];
  const app = askedOf(async (path) => {
    asked.push(path);
    const headers = { Location: 'https://elsewhere.example/page' };
    return new Response(null, { status: 302, headers });
  });
  const { text, isError } = await call(app, 'read_page', {
    path: 'https://indexes.example//elsewhere.example',
  });
  expect([text, isError]).toEqual([
    'This page leads elsewhere: https://elsewhere.example/page',
    true,
  ]);
  expect(asked).toEqual(['//elsewhere.example.md']);
  const none = await call(site.app, 'read_page', {
    path: 'https://indexes.example//elsewhere.example',
  });
  expect(none).toEqual({ text: 'There is nothing at this address.', isError: true });
});

test('words that no index has are taken as a question, and what is none is told how to be asked', async () => {
  type Answered = { understoodAs?: object; advice?: string; indexes: { currency: string }[] };
  const search = (text: string) => read<Answered>(site.app, 'search_indexes', { text, limit: 3 });
  const yen = await search('yen equities 5y return above 6');
  expect(yen.understoodAs).toEqual({
    filters: { currency: ['JPY'], assetType: ['equity'] },
    ranges: { return5YMin: 6 },
  });
  expect(yen.indexes.map(({ currency }) => currency)).toContain('JPY');
  expect(yen).not.toHaveProperty('advice');
  const nothing = await search('qqqzzzxxx');
  expect(nothing).toMatchObject({ indexes: [], advice: expect.stringContaining('screen_indexes') });
  expect(nothing).not.toHaveProperty('understoodAs');
});
