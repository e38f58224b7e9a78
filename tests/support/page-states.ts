import type { Page } from 'playwright-core';
import { demoIndexes } from './demo-indexes.ts';
import { mixStates } from './mix-states.ts';
import { openTables, type PageState } from './page-state.ts';
import { failWith } from './requests.ts';
import { screenerStates } from './screener-states.ts';

const indexPath = ({ fundId }: { fundId: string }) => `/indexes/details/${fundId}`;

async function search(page: Page): Promise<void> {
  const field = page.locator('input[name=filterPattern]:visible').first();
  await field.fill('');
  await field.fill('plumbline world');
  await page.getByRole('option').nth(8).waitFor();
}

/** Clicks the page's first link to a path, in the language of the page. */
const follow = (page: Page, path: string) =>
  page.locator(`:is(main, footer) a[href$="${path}"]`).first().click();

const failedElement = (page: Page) =>
  page.getByText(/^(We seem to have encountered a problem|この項目の読み込み中に問題が)/).first();

/** Goes from the home page to an index whose level is late and most of whose parts fail to load. */
async function lateAndFailing(page: Page): Promise<void> {
  await failWith(page, /\/api\/index-(prices|details\/(constituents|figures|related))/, 500);
  await failWith(page, /\/api\/(sustainability|investable-products|variants)/, 500);
  await page.route(/\/api\/index-details\?/, async (route) => {
    const answer = await route.fetch();
    const due = { date: '2026-11-20', by: '2026-11-20T22:30:00.000Z' };
    const details = {
      ...((await answer.json()) as object),
      nextDue: due,
      lateFrom: due.by,
      isLate: true,
    };
    await route.fulfill({ response: answer, json: details });
  });
  await follow(page, `/${demoIndexes.full.fundId}`);
  await failedElement(page).waitFor();
  await page.getByText(/^(Late:|公表が遅れ)/).waitFor();
}

/** Goes from a content page to a templated one with unknown sections and lists that fail to load. */
async function failingSections(page: Page): Promise<void> {
  await failWith(page, /\/api\/(index-prices|portfolio-returns)/, 500);
  await page.route(/\/api\/templatized-page/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { sections: unknown[] };
    body.sections.splice(1, 0, { type: 'unknown', asked: 'globe' });
    await route.fulfill({ response: answer, json: body });
  });
  await follow(page, '/solutions/retirement');
  await failedElement(page).waitFor();
}

/** Makes the browser report that it is offline. */
const loseNetwork = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { value: false });
    dispatchEvent(new Event('offline'));
  });

/** One page of every template, and its states. */
export const pageStates: readonly PageState[] = [
  { name: 'home', path: '/' },
  ...screenerStates,
  {
    name: 'screener that failed',
    path: '/',
    widths: [800, 1280],
    allowedErrors: /status of 500/,
    reach: async (page) => {
      await failWith(page, /\/api\/(portfolio-returns|screener)/, 500);
      await page.locator('header nav a[href$="/indexes/screener"]').click();
      await page
        .locator('main a[href$="/indexes/screener"]', { hasText: /Try again|再試行/ })
        .waitFor();
    },
  },
  ...mixStates,
  { name: 'asset type', path: '/indexes/screener/private-markets' },
  {
    name: 'index with everything',
    path: indexPath(demoIndexes.full),
    reach: openTables,
  },
  {
    name: 'index compared with five others',
    path: `${indexPath(demoIndexes.full)}?compare=PLACW_NTR_USD&compare=PLEUR_NTR_EUR&compare=PLJPN_NTR_JPY&compare=PLGGB_TR_USD&compare=PLWXU_NTR_USD`,
  },
  { name: 'index with nothing but a name', path: indexPath(demoIndexes.bare) },
  { name: 'index with ten constituents', path: indexPath(demoIndexes.topTen) },
  { name: 'index with constituents withheld', path: indexPath(demoIndexes.withheld) },
  { name: 'ceased index', path: indexPath(demoIndexes.ceased) },
  { name: 'index of bonds', path: indexPath(demoIndexes.governmentBond) },
  { name: 'index of many constituents', path: indexPath(demoIndexes.many) },
  { name: 'index with a level a month', path: indexPath(demoIndexes.monthly) },
  { name: 'index with 150 years of levels', path: indexPath(demoIndexes.old) },
  { name: 'index that is a measure', path: indexPath(demoIndexes.measure) },
  { name: 'index in preparation', path: indexPath(demoIndexes.announced) },
  { name: 'index launched last week', path: indexPath(demoIndexes.young) },
  {
    name: 'index whose level is late and of which parts failed',
    path: '/',
    widths: [375, 1280],
    allowedErrors: /status of 500/,
    reach: lateAndFailing,
  },
  { name: 'investable products', path: '/investable-products?country=DE&sortBy=provider' },
  { name: 'structured products', path: '/structured-products' },
  { name: 'documents as of a release', path: '/documents?category=methodology&asof=1' },
  { name: 'documents without a match', path: '/documents?filterPattern=qqzzxx' },
  { name: 'document that is a PDF', path: '/docs/methodology/rules-global-equity' },
  {
    name: 'earlier version of a document',
    path: '/docs/methodology/rules-low-carbon?version=1.0',
  },
  {
    name: 'differences between versions of a document',
    path: '/docs/methodology/rules-screened?version=2.0&since=1.0',
  },
  { name: 'document in Japanese', path: '/docs/licensing/licence-summary-ja' },
  { name: 'classic screener', path: '/indexes/legacy-screener?currency=USD' },
  { name: 'templated page', path: '/solutions/retirement' },
  {
    name: 'templated page of which parts failed',
    path: '/page/about',
    widths: [375, 1280],
    allowedErrors: /status of 500/,
    reach: failingSections,
  },
  { name: 'content page', path: '/page/about' },
  { name: 'long content page', path: '/page/methodology' },
  {
    name: 'list of content pages, without a network',
    path: '/page',
    reach: async (page) => {
      await loseNetwork(page);
      await page.locator('[data-connection=offline] > *').waitFor();
    },
  },
  { name: 'microsite', path: '/gender-diversity' },
  { name: 'insights', path: '/insights' },
  {
    name: 'insights narrowed',
    path: '/insights/equity?strategist=ines-marlowe&type=research&sortBy=title&sortOrder=1',
  },
  { name: 'insights without a result', path: '/insights?filterPattern=qqzzxx' },
  { name: 'article in both languages', path: '/insights/article/2641', reach: openTables },
  { name: 'article with a chart of four indexes', path: '/insights/article/2636' },
  { name: 'notices', path: '/notices?type=launch' },
  { name: 'notice', path: '/notices/termination-plibu' },
  { name: 'corrections', path: '/corrections' },
  { name: 'data status', path: '/status' },
  { name: 'data files', path: '/data' },
  { name: 'API', path: '/api' },
  { name: 'topic of the API', path: '/api/reference/documents?code=python' },
  { name: 'as of no release', path: '/documents?asof=99', allowedErrors: /status of 404/ },
  {
    name: 'top hat open',
    path: '/notices',
    reach: async (page) => {
      if (await page.locator('#top-hat:popover-open').count()) return;
      await page.locator('button[popovertarget=top-hat]').click();
      await page.locator('#top-hat:popover-open').waitFor();
    },
  },
  {
    name: 'list of keys open',
    path: '/status',
    reach: async (page) => {
      await page.locator('html[data-shortcuts]').waitFor();
      await page.keyboard.press('?');
      await page.locator('dialog[open]').waitFor();
    },
  },
  { name: 'not found', path: '/no-such-page', allowedErrors: /status of 404/ },
  {
    name: 'error page',
    path: '/indexes/screener',
    allowedErrors: /status of 500|ApiError/,
    reach: async (page) => {
      await failWith(page, /\/api\/home/, 500);
      await page.locator('header a[data-page-link]').first().click();
      await page.getByText('500', { exact: true }).waitFor();
    },
  },
  { name: 'search open', path: '/', widths: [800, 1280], reach: search },
  {
    name: 'search that finds nothing',
    path: '/',
    widths: [800],
    reach: async (page) => {
      await page.locator('#search').fill('qqzzxx');
      await page
        .getByText(/qqzzxx/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'search open on a phone',
    path: '/',
    widths: [375],
    reach: async (page) => {
      await page
        .locator('header')
        .getByRole('button', { name: /^(Search for an index|指数を検索)$/ })
        .click();
      await page.locator('dialog[open] form:has([role=listbox]) [role=combobox]').waitFor();
      await page.locator('dialog[open] input').fill('plumbline world');
      await page.getByRole('option').nth(8).waitFor();
    },
  },
  {
    name: 'menu open',
    path: '/indexes/screener/equity',
    widths: [375],
    reach: async (page) => {
      await page
        .locator('header')
        .getByRole('button', { name: /^(Menu|メニュー)$/ })
        .click();
      await page.locator('dialog[open]').waitFor();
    },
  },
  {
    name: 'filters open',
    path: '/indexes/screener?currency=USD',
    widths: [375, 800],
    reach: async (page) => {
      await page.locator('main button[popovertarget]:visible').click();
      await page.locator('aside:popover-open').waitFor();
    },
  },
];
