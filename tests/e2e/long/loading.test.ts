import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoIndexes } from '../../support/demo-indexes.ts';
import {
  requestsFor,
  failWith,
  hold,
  savingData,
  untilRequestsSeen,
} from '../../support/requests.ts';
import {
  expectScreenerRows,
  expectShown,
  followLink,
  stopClock,
  untilScriptsRun,
  visit,
  withOwnClock,
} from '../../support/visits.ts';

const rows = /\/api\/portfolio-returns/;
const toScreener = (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name: 'Indexes', exact: true }).click();

/** Width in per cent of the window, opacity and colour of the loading bar, as they are now. */
const barOf = (page: Page) =>
  page.locator('[data-loading-bar]').evaluate((bar) => {
    const { width, height, opacity, backgroundColor, transitionDuration } = getComputedStyle(bar);
    return {
      percent: Math.round((100 * Number.parseFloat(width)) / innerWidth),
      height,
      opacity,
      backgroundColor,
      transitionDuration,
    };
  });

test('NV-02 a 2px bar appears after 200 ms, moves while the page loads, and ends at 100%', async () => {
  const page = await visit('/', {
    reducedMotion: 'no-preference',
    before: withOwnClock,
  });
  const { held, letGo } = await hold(page, rows);
  expect(await barOf(page)).toMatchObject({
    height: '2px',
    opacity: '0',
    transitionDuration: '0.1s, 0.4s',
  });
  await stopClock(page);
  await toScreener(page);
  await expect.poll(held).toBe(1);
  await page.clock.runFor(199);
  expect((await barOf(page)).opacity).toBe('0');
  await page.clock.runFor(1);
  await expect.poll(async () => (await barOf(page)).opacity).toBe('1');
  const { percent } = await barOf(page);
  await page.clock.runFor(1000);
  await expect.poll(async () => (await barOf(page)).percent).toBeGreaterThan(percent + 10);
  expect((await barOf(page)).percent).toBeLessThan(100);
  await letGo();
  await expect.poll(async () => (await barOf(page)).percent).toBe(100);
  await page.clock.runFor(500);
  await expect.poll(async () => (await barOf(page)).opacity).toBe('0');
  await expectScreenerRows(page);
});

test('NV-06 who does not see the bar is told that a list is loading, and that it could not be', async () => {
  const page = await visit('/indexes/screener', { allowedErrors: /status of 500/ });
  const main = page.getByRole('main');
  const loading = page.getByRole('status').filter({ hasText: /^Loading…$/ });
  const { letGo } = await hold(page, rows);
  await page.getByRole('checkbox', { name: /^EUR/ }).check();
  await loading.waitFor({ state: 'attached' });
  await expect.poll(() => main.getAttribute('aria-busy')).toBe('true');
  await letGo();
  await loading.waitFor({ state: 'detached' });
  await expect.poll(() => main.getAttribute('aria-busy')).toBe('false');
  await failWith(page, rows, 500);
  await page.getByRole('checkbox', { name: /^JPY/ }).check();
  await page.getByRole('alert').getByRole('link', { name: 'Try again' }).waitFor();
});

/** Notes every width that the bar is given from now on: what one answer adds may be gone in the next moment. */
async function noteWidths(page: Page): Promise<() => Promise<number[]>> {
  await page.locator('[data-loading-bar]').evaluate((bar) => {
    const widths: number[] = [];
    Object.assign(globalThis, { widths });
    const note = (style: string | null) => {
      const percent = Number.parseFloat(/width: ?([\d.]+)%/.exec(style ?? '')?.[1] ?? '');
      if (percent >= 0 && percent !== widths.at(-1)) widths.push(percent);
    };
    new MutationObserver((changes) => {
      for (const { oldValue } of changes.slice(1)) note(oldValue);
      note(bar.getAttribute('style'));
    }).observe(bar, { attributeFilter: ['style'], attributeOldValue: true });
  });
  return () =>
    page.evaluate(() => (globalThis as unknown as { widths: number[] }).widths.splice(0));
}

test('NV-02 an only load of a page adds 45 per cent, a data load and the fetch after it 30 each', async () => {
  const page = await visit('/', { before: withOwnClock });
  // The bar moves on by itself with the clock, which stands.
  await stopClock(page);
  const widths = await noteWidths(page);
  await followLink(page, '/docs/policies/complaints-procedure');
  await expectShown(page.getByRole('heading', { level: 1, name: 'Complaints procedure' }));
  await expect.poll(async () => (await barOf(page)).percent).toBe(100);
  expect(await widths()).toEqual([0, 45, 100]);
  // Three calls at once are one load.
  await toScreener(page);
  await expectScreenerRows(page);
  await expect.poll(async () => (await barOf(page)).percent).toBe(100);
  expect(await widths()).toEqual([0, 45, 100]);
  // What there is of a kind depends on the kinds that there are.
  await followLink(page, '/insights/equity');
  await expectShown(page.getByRole('heading', { level: 1, name: 'Equity' }));
  await expect.poll(async () => (await barOf(page)).percent).toBe(100);
  expect(await widths()).toEqual([0, 30, 60, 100]);
});

test.each([500, 429, 400])('NV-02 the bar shows that a request failed (%i)', async (status) => {
  const page = await visit('/', { allowedErrors: /status of \d/ });
  const { held, letGo } = await hold(page, /\/api\/screener-page/);
  await failWith(page, rows, status);
  const { backgroundColor } = await barOf(page);
  await toScreener(page);
  await expect.poll(held).toBe(1);
  await expect.poll(async () => (await barOf(page)).opacity).toBe('1');
  await expect.poll(async () => (await barOf(page)).backgroundColor).not.toBe(backgroundColor);
  await letGo();
  await expect.poll(held).toBe(0);
});

test('NV-01 the bar runs for a new page and for new parameters, not for a hash', async () => {
  const page = await visit('/indexes/screener');
  const bar = page.locator('[data-loading-bar]');
  const { held, letGo } = await hold(page, rows);
  await page.evaluate(() => {
    location.hash = '#main';
  });
  await page.locator('main:target').waitFor();
  await untilRequestsSeen(page);
  expect([held(), (await barOf(page)).opacity]).toEqual([0, '0']);
  await page.getByRole('columnheader', { name: 'Level' }).getByRole('link').click();
  await expect.poll(held).toBe(1);
  await expect.poll(() => bar.evaluate((node) => getComputedStyle(node).opacity)).toBe('1');
  await letGo();
  await page.locator('th[aria-sort=descending]').waitFor();
});

test('NV-01 a page that its validate step refuses asks for none of its data', async () => {
  const page = await visit('/', { allowedErrors: /status of 404/ });
  const asked = requestsFor(page, /\/api\/index-/);
  await followLink(page, `/indexes/screener/no-such-type/${demoIndexes.full.fundId}`);
  await expectShown(page.getByRole('heading', { name: 'This page could not be found' }));
  await untilRequestsSeen(page);
  expect(asked).toEqual([]);
});

/** Scripts that the page at an address is made of. */
async function codeOf(page: Page, path: string): Promise<Set<string>> {
  const html = await (await page.request.get(path)).text();
  return new Set(Array.from(html.matchAll(/"(\/assets\/[\w.-]+\.js)"/g), ([, file]) => file ?? ''));
}

test('NV-03 code that cannot be loaded reloads the page fully, once in 60 seconds', async () => {
  const page = await visit('/', {
    before: savingData,
    // React tells the console of what the error page caught.
    allowedErrors: /ERR_FAILED|dynamically imported|reading '(component|loader)'/,
  });
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  const code = await codeOf(page, '/indexes/screener');
  // What the home page has, some of it only since it is alive.
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  for (const known of loaded) code.delete(known);
  const noCode = (url: URL) => code.has(url.pathname);
  await page.route(noCode, (route) => route.abort());
  await toScreener(page);
  await expect.poll(() => documents.length).toBe(1);
  // The new document, and no longer the one that asked for it.
  await page.getByRole('heading', { level: 1, name: /Our Indexes|Something/ }).waitFor();
  // The reloaded page, from the server, is whole without its code; from another page the code fails again.
  await page.goto('/');
  await untilScriptsRun(page);
  documents.length = 0;
  await toScreener(page);
  await page.getByRole('heading', { level: 1, name: 'Something has gone wrong' }).waitFor();
  expect(documents).toEqual([]);
  await page.unroute(noCode);
  await page.getByRole('link', { name: 'Go to our homepage' }).click();
  await page.getByRole('searchbox', { name: /^Search \d+ indexes/ }).waitFor();
});

test('NV-04 a link to an address that is redirected shows the page it leads to', async () => {
  // Every address of one segment could be a page of content: the API is asked first, and knows none.
  const page = await visit('/', { allowedErrors: /status of 404/ });
  await followLink(page, '/our-indexes?filterPattern=world');
  await page.waitForURL('**/indexes/screener?filterPattern=world');
  await expectScreenerRows(page);
  expect(await page.locator('body').textContent()).not.toContain('This page could not be found');
});
