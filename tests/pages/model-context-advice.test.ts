import { expect, test } from 'vitest';
import { call, read } from '../support/ask-program.ts';
import { demoIndexes } from '../support/demo-indexes.ts';
import { sharedSite, type SiteApp } from '../support/site-app.ts';

let site: SiteApp;
sharedSite.beforeAll(({ siteApp }) => {
  site = siteApp;
});

const { fundId } = demoIndexes.full;

type Advised = { advice?: string };

test.each([
  [
    { from: '2020-03-14', to: '2020-03-15' },
    /^No level is of these days; .* 2020-03-13, .* 2020-03-16\.$/,
  ],
  [{ to: '1999-12-31' }, /^No level is of these days; the first after them is .* of 2001-12-31\.$/],
  [
    { from: '2099-01-01' },
    /^No level is of these days; the last before them is .* of 20\d\d-\d\d-\d\d\.$/,
  ],
  [
    { from: '2020-03-10', to: '2020-03-20' },
    'Levels of these days: 9, none of them among the month-ends; sampling every-level has them.',
  ],
])('of days %j without a level in the answer it is said why', async (days, advice) => {
  const asked = { index: fundId, ...days };
  const answer = await read<Advised & { levels: object[] }>(site.app, 'read_levels', asked);
  expect(answer.levels).toEqual([]);
  expect(answer.advice).toMatch(advice);
});

test('an order by what no index has is said to be none', async () => {
  const advised = (args: object) => read<Advised>(site.app, 'screen_indexes', { size: 1, ...args });
  const none = await advised({ sortBy: 'return2031' });
  expect(none.advice).toBe('None of these indexes has return2031: their order says nothing of it.');
  for (const args of [{ sortBy: 'return2022' }, { sortBy: 'launchDate' }, {}]) {
    expect(await advised(args)).not.toHaveProperty('advice');
  }
});

test('an index that ended before the window begins is not said to begin after it', async () => {
  const indexes = [fundId, demoIndexes.ceased.fundId];
  const { text } = await call(site.app, 'compare_indexes', { indexes, from: '2025-01-02' });
  expect(text).toContain('Window: none (too-short): The window holds fewer than two days that');
});

test.each([
  ['screen_indexes', { ranges: [{ figure: 'return5Y', min: 9, max: 5 }] }, /min lies above max/],
  ['explain_figure', { index: fundId, figure: 'volatility' }, /no figure volatility; list_figures/],
  ['read_page', { path: '/data/products.csv' }, /no files.*\/data\/products\.csv as it is/],
  ['read_page', { path: '/api/notices?page=2' }, /no calls.*\/api\/notices\?page=2 as it is/],
  ['read_page', { path: '/notices/feed.xml' }, /no files/],
])('%s of %j is refused with what does it', async (name, args, words) => {
  const { text, isError } = await call(site.app, name, args);
  expect([text, isError]).toEqual([expect.stringMatching(words), true]);
});

test.each(['topTenWeight', 'numberOfConstituents', 'dividendYield', 'return2024-03'])(
  'the figure %s, which is calculated in its own way, is explained',
  async (figure) => {
    const { text, isError } = await call(site.app, 'explain_figure', { index: fundId, figure });
    expect([text, isError]).toEqual([expect.stringContaining(fundId), false]);
  },
);

test('the file of a document is not read as a page', async () => {
  const page = '/docs/methodology/rules-global-equity';
  const { text: document } = await call(site.app, 'read_page', { path: page });
  const [path] = /https:[^)\s]*\/files\/[^)\s]*\.pdf/.exec(document)!;
  const { text, isError } = await call(site.app, 'read_page', { path });
  expect([text, isError]).toEqual([expect.stringMatching(/no files/), true]);
});
