import type { Page } from 'playwright-core';
import { demoIndexes } from './demo-indexes.ts';
import { failWith } from './requests.ts';

export type PageState = {
  name: string;
  /** Without its language. */
  path: string;
  /** Widths at which the state exists; all of them by default. */
  widths?: readonly number[];
  /** Console errors that belong to the state. */
  allowedErrors?: RegExp;
  /** Leads from the loaded page to the state; again at every width. */
  reach?: (page: Page) => Promise<unknown>;
};

const indexPath = ({ fundId }: { fundId: string }) => `/indexes/details/${fundId}`;

async function search(page: Page): Promise<void> {
  const field = page.locator('input[name=filterPattern]:visible').first();
  await field.fill('');
  await field.fill('plumbline world');
  await page.getByRole('option').nth(8).waitFor();
}

/** One page of every template, and its states. */
export const pageStates: readonly PageState[] = [
  { name: 'home', path: '/' },
  { name: 'screener', path: '/indexes/screener' },
  {
    name: 'screener narrowed',
    path: '/indexes/screener?filterPattern=world&currency=USD&currency=EUR&sortBy=oneYear',
  },
  { name: 'screener without a result', path: '/indexes/screener?filterPattern=qqzzxx' },
  {
    name: 'screener with an address that is refused',
    path: '/indexes/screener?status=nonsense',
    allowedErrors: /status of 400/,
  },
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
  { name: 'asset type', path: '/indexes/screener/private-markets' },
  {
    name: 'index with everything',
    path: indexPath(demoIndexes.full),
    reach: (page) =>
      page.locator('figure details').evaluate((details) => details.setAttribute('open', '')),
  },
  { name: 'index with nothing but a name', path: indexPath(demoIndexes.bare) },
  { name: 'index with ten constituents', path: indexPath(demoIndexes.topTen) },
  { name: 'index with constituents withheld', path: indexPath(demoIndexes.withheld) },
  { name: 'ceased index', path: indexPath(demoIndexes.ceased) },
  { name: 'index of bonds', path: indexPath(demoIndexes.governmentBond) },
  { name: 'index of many constituents', path: indexPath(demoIndexes.many) },
  { name: 'index with a level a month', path: indexPath(demoIndexes.monthly) },
  { name: 'index launched last week', path: indexPath(demoIndexes.young) },
  { name: 'investable products', path: '/investable-products?country=DE&sortBy=provider' },
  { name: 'structured products', path: '/structured-products' },
  { name: 'documents', path: '/documents?category=methodology' },
  { name: 'documents without a match', path: '/documents?filterPattern=qqzzxx' },
  { name: 'document', path: '/docs/policies/corrections-policy' },
  { name: 'document in Japanese', path: '/docs/licensing/licence-summary-ja' },
  { name: 'classic screener', path: '/indexes/legacy-screener?currency=USD' },
  { name: 'templated page', path: '/solutions/retirement' },
  { name: 'content page', path: '/page/about' },
  { name: 'long content page', path: '/page/methodology' },
  { name: 'list of content pages', path: '/page' },
  { name: 'microsite', path: '/gender-diversity' },
  { name: 'insights', path: '/insights' },
  {
    name: 'insights narrowed',
    path: '/insights/equity?strategist=ines-marlowe&type=research&sortBy=title&sortOrder=1',
  },
  { name: 'insights without a result', path: '/insights?filterPattern=qqzzxx' },
  {
    name: 'article in both languages',
    path: '/insights/article/2641',
    reach: (page) =>
      page.locator('figure details').evaluate((details) => details.setAttribute('open', '')),
  },
  { name: 'article with a chart of four indexes', path: '/insights/article/2636' },
  { name: 'notices', path: '/notices?type=launch' },
  { name: 'notice', path: '/notices/termination-plibu' },
  {
    name: 'top hat open',
    path: '/notices',
    reach: async (page) => {
      if (await page.locator('#top-hat:popover-open').count()) return;
      await page.locator('button[popovertarget=top-hat]').click();
      await page.locator('#top-hat:popover-open').waitFor();
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
    name: 'search open on a phone',
    path: '/',
    widths: [375],
    reach: async (page) => {
      await page
        .locator('header')
        .getByRole('button', { name: /^(Search for an index|指数を検索)$/ })
        .click();
      await page.locator('dialog[open] [role=combobox]').waitFor();
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
