import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoIndexes } from '../../support/demo-indexes.ts';
import { requestsFor, failWith, hold, savingData, serverText } from '../../support/requests.ts';
import {
  expectScreenerRows,
  expectShown,
  stopClock,
  visit,
  withOwnClock,
} from '../../support/visits.ts';

const genericMessage =
  "We can't find that page or something has gone wrong. Try going to our homepage.";
const home = (page: Page) => page.getByRole('link', { name: 'Plumbline Indexes, home' });
const toScreener = (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name: 'Indexes', exact: true }).click();
const fullPath = `/indexes/details/${demoIndexes.full.fundId}`;

/** A page that what has failed on does not ask for again by itself. */
async function visitStopped(path: string, allowedErrors: RegExp): Promise<Page> {
  const page = await visit(path, { allowedErrors, before: withOwnClock });
  await stopClock(page);
  return page;
}

test('ER-01 an address without a page: 404, in the words of the catalogue, with a way home', async () => {
  const page = await visit('/no-such-page', { allowedErrors: /status of 404/ });
  const main = page.getByRole('main');
  await expectShown(main.getByRole('heading', { level: 1, name: 'This page could not be found' }));
  await expectShown(main.getByText(genericMessage, { exact: true }));
  await expectShown(main.getByText('Error 404'));
  await main.getByRole('link', { name: 'Go to our homepage' }).click();
  await expectShown(page.getByRole('searchbox', { name: /^Search \d+ indexes/ }));
});

test('ER-02 a page whose data fails shows the error page, and comes back when asked again', async () => {
  const page = await visitStopped('/indexes/screener', /status of 500|ApiError/);
  await failWith(page, /\/api\/home/, 500);
  await home(page).click();
  await page.getByRole('heading', { level: 1, name: 'Something has gone wrong' }).waitFor();
  const text = await page.getByRole('main').textContent();
  expect(text).toContain(genericMessage);
  expect(text).not.toContain(serverText);
  await page.unroute(/\/api\/home/);
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expectScreenerRows(page);
  await home(page).click();
  await page.getByRole('searchbox', { name: /^Search \d+ indexes/ }).waitFor();
});

test('SC-07 rows that cannot be loaded are said to be missing, filters stay, trying again helps', async () => {
  const page = await visitStopped('/', /status of 500/);
  await failWith(page, /\/api\/portfolio-returns/, 500);
  await toScreener(page);
  const main = page.getByRole('main');
  await main.getByText('Data Not Available').waitFor();
  expect(await main.textContent()).not.toContain(serverText);
  await expect.poll(() => page.getByRole('checkbox').count()).toBeGreaterThan(10);
  await page.unroute(/\/api\/portfolio-returns/);
  await main.getByRole('link', { name: 'Try again' }).click();
  await expectScreenerRows(page);
});

test('SC-07 without filters and description the rows stand alone', async () => {
  const page = await visit('/', { allowedErrors: /status of 500/ });
  await failWith(page, /\/api\/screener/, 500);
  await toScreener(page);
  await page.getByText('The filters could not be loaded.').waitFor();
  await expect.poll(() => page.getByRole('table').getByRole('row').count()).toBe(21);
  await expectShown(page.getByRole('heading', { level: 1, name: 'Our Indexes', exact: true }));
});

test('ID-08 a failing part shows its own empty state, leaves the rest standing, and can be had again', async () => {
  const page = await visitStopped('/', /status of 500/);
  await failWith(page, /\/api\/index-(prices|details\/constituents)/, 500);
  await page.getByRole('main').getByText(demoIndexes.full.name).first().click();
  const failed = page.getByText('We seem to have encountered a problem loading this element.');
  await expect.poll(() => failed.count()).toBe(1);
  await page.locator('#constituents').scrollIntoViewIfNeeded();
  await expect.poll(() => page.locator('#constituents').textContent()).toContain('Try again');
  await page.locator('#returns').getByRole('table').first().waitFor();
  await page.locator('#variants').getByRole('table').waitFor();
  expect(await page.getByRole('main').textContent()).not.toContain(serverText);
  await page.unroute(/\/api\/index-(prices|details\/constituents)/);
  await page.locator('#constituents').getByRole('button', { name: 'Try again' }).first().click();
  await page.locator('#constituents').getByRole('table').first().waitFor();
  await expect.poll(() => failed.count()).toBe(1);
  await page.locator('#levels').getByRole('button', { name: 'Try again' }).click();
  await page.locator('#levels').getByRole('slider').first().waitFor();
  await expect.poll(() => failed.count()).toBe(0);
});

test('ID-11 an index whose details fail says so and offers to get in touch', async () => {
  const page = await visit('/', { allowedErrors: /status of 500/ });
  await failWith(page, /\/api\/index-details\?/, 500);
  await page.getByRole('main').getByText(demoIndexes.full.name).first().click();
  const words = 'Portfolio data cannot be displayed. Please contact us for more information';
  await expectShown(page.getByText(words));
  await page.getByRole('main').getByRole('link', { name: 'Contact us' }).click();
  await page.waitForURL('**#contact-us');
  await page.locator('#levels').getByRole('slider').first().waitFor();
});

test('ER-02 while an answer hangs the old page stays, says that it loads, and another can be opened', async () => {
  const page = await visit(fullPath);
  const { held, letGo } = await hold(page, /\/api\/portfolio-returns/);
  await toScreener(page);
  await expect.poll(held).toBe(1);
  const bar = page.locator('[data-loading-bar]');
  await expect.poll(() => bar.evaluate((node) => getComputedStyle(node).opacity)).toBe('1');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(demoIndexes.full.name);
  await home(page).click();
  await page.getByRole('searchbox', { name: /^Search \d+ indexes/ }).waitFor();
  await letGo();
  await toScreener(page);
  await page.getByRole('heading', { level: 1, name: 'Our Indexes' }).waitFor();
  await expectScreenerRows(page);
});

test('ER-02 what nobody answers for 30 seconds has failed: the page says so and recovers by itself', async () => {
  const page = await visit('/indexes/screener', {
    allowedErrors: /ApiError/,
    before: async (target) => {
      await withOwnClock(target);
      // The browser's own timeout goes by a clock that no test can set.
      await target.addInitScript(() => {
        AbortSignal.timeout = (milliseconds) => {
          const late = new AbortController();
          setTimeout(() => late.abort(new DOMException('late', 'TimeoutError')), milliseconds);
          return late.signal;
        };
      });
    },
  });
  await stopClock(page);
  const { held } = await hold(page, /\/api\/home/);
  await home(page).click();
  await expect.poll(held).toBe(1);
  await page.clock.runFor(29_000);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Our Indexes');
  await page.clock.runFor(1_000);
  await expectShown(page.getByRole('heading', { level: 1, name: 'Something has gone wrong' }));
  expect(await page.getByRole('main').textContent()).toContain(genericMessage);
  // Usable: another page can be opened. And the one that failed asks again, without a click.
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expectScreenerRows(page);
  await home(page).click();
  await expect.poll(held).toBe(2);
  await page.clock.runFor(30_000);
  await expectShown(page.getByRole('heading', { level: 1, name: 'Something has gone wrong' }));
  await page.unroute(/\/api\/home/);
  const asked = requestsFor(page, /\/api\/home/);
  // The wait may begin after the failure is shown.
  const requestedInTime = async () => {
    await page.clock.runFor(5_000);
    return asked.length;
  };
  await expect.poll(requestedInTime).toBeGreaterThan(0);
  await page.clock.resume();
  await page.getByRole('searchbox', { name: /^Search \d+ indexes/ }).waitFor();
});

test('NV-06 with the network cut the page says so, stays usable, and recovers by itself', async () => {
  const page = await visit('/indexes/screener', {
    hasEmptyCache: true,
    allowedErrors: /ERR_INTERNET_DISCONNECTED|ApiError/,
  });
  // A first change, so that the code of changes is there.
  await page.getByRole('checkbox', { name: /^EUR/ }).check();
  await page.getByRole('link', { name: 'EUR: remove from Currency' }).waitFor();
  await page.context().setOffline(true);
  // The filters go with the list: a real click would wait for its box.
  await page.getByRole('checkbox', { name: /^USD/ }).dispatchEvent('click');
  await expectShown(page.getByRole('main').getByText('Data Not Available'));
  await page.context().setOffline(false);
  // By itself: nobody clicks.
  await expectScreenerRows(page);
  await page.getByRole('link', { name: 'USD: remove from Currency' }).waitFor();
  await page.getByRole('link', { name: 'Clear all' }).click();
  await page.getByRole('link', { name: /^USD: remove/ }).waitFor({ state: 'detached' });
  await page.getByRole('checkbox', { name: /^USD/ }).check();
  await page.getByRole('link', { name: /^USD: remove/ }).waitFor();
  await expectScreenerRows(page);
});

/** Errors of a page whose code cannot be fetched. 520 and 422: React tried once more before it gave up on the page. */
const missingCode =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|dynamically imported|preload CSS|React error #(520|422)/;
const noConnection = { level: 1, name: 'No connection' } as const;

test('NV-03 without a network, code that is missing costs the visitor neither page nor menu', async () => {
  const page = await visit('/', {
    hasEmptyCache: true,
    before: savingData,
    allowedErrors: missingCode,
  });
  // What the page says without a network is loaded ahead.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('no-connection')),
  );
  await page.context().setOffline(true);
  await toScreener(page);
  await expectShown(page.getByRole('heading', noConnection));
  await expectShown(page.getByText('this one loads by itself when the connection is back'));
  await page.context().setOffline(false);
  await toScreener(page);
  await expectScreenerRows(page);
  await home(page).click();
  await expectShown(page.getByRole('searchbox', { name: /^Search \d+ indexes/ }));
});

test('NV-03 a network that ends before anything is loaded ahead leaves a page that says so', async () => {
  let ahead: Awaited<ReturnType<typeof hold>> | undefined;
  const page = await visit('/', {
    hasEmptyCache: true,
    before: async (page) => {
      await savingData(page);
      ahead = await hold(page, /no-connection/);
    },
    allowedErrors: missingCode,
  });
  await expect.poll(() => ahead?.held()).toBe(1);
  await page.context().setOffline(true);
  // It fails only now: code that fails while there is a network reloads the page.
  await ahead?.letGo();
  await toScreener(page);
  await expectShown(page.getByRole('heading', noConnection));
});

test('NV-03 while the site does not answer, code that is missing costs the visitor no page', async () => {
  const page = await visit('/insights', {
    hasEmptyCache: true,
    before: savingData,
    allowedErrors: missingCode,
  });
  const heads = requestsFor(page, /\/insights(#contact-us)?$/);
  await page.route(/.*/, (route) => route.abort());
  await page.getByRole('banner').getByRole('link', { name: 'Contact us' }).click();
  await expectShown(page.getByText('This form cannot be opened without a connection.'));
  expect(heads.length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Not now' }).click();
  await toScreener(page);
  await expectShown(page.getByRole('heading', noConnection));
  await page.unroute(/.*/);
  await home(page).click();
  await expectShown(page.getByRole('searchbox', { name: /^Search \d+ indexes/ }));
  await toScreener(page);
  await expectScreenerRows(page);
});
