import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { localPath, pages } from '#src/urls.ts';
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
  visit,
  withOwnClock,
} from '../../support/visits.ts';

/** 520 and 422: React tried once more before it gave up on the page. */
const withoutNetwork =
  /ERR_INTERNET_DISCONNECTED|dynamically imported|preload CSS|React error #(520|422)/;

const home = (page: Page) => page.getByRole('link', { name: 'Plumbline Indexes, home' });
const opacityOfBar = (page: Page) =>
  page.locator('[data-loading-bar]').evaluate((bar) => getComputedStyle(bar).opacity);
const whole = (page: Page) => page.getByRole('searchbox', { name: /^Search \d+ indexes/ });

test('NV-06 the page says that the browser is offline, for as long as it is', async () => {
  // Without the code of further pages, which would be asked for while there is no network.
  const page = await visit('/indexes/screener', { before: savingData, hasEmptyCache: true });
  await page.locator('[data-connection=online]').waitFor({ state: 'attached' });
  await page.context().setOffline(true);
  await expectShown(page.getByText('You are offline.'));
  expect(await page.locator('[data-connection=offline]').getAttribute('role')).toBe('status');
  await page.context().setOffline(false);
  await page.locator('[data-connection=online]').waitFor({ state: 'attached' });
  await page.getByText('You are offline.').waitFor({ state: 'detached' });
});

test.each([
  ['en-us', 'No connection', 'Pages that you have opened stay readable'],
  ['ja-jp', '接続できません', 'すでに開いたページは引き続きご覧いただけます'],
] as const)(
  'NV-06 offline a page that was never opened is said to be out of reach, and comes by itself later: %s',
  async (language, title, words) => {
    const page = await visit(localPath(language, '/'), {
      before: savingData,
      hasEmptyCache: true,
      allowedErrors: withoutNetwork,
    });
    const screener = page
      .getByRole('navigation')
      .locator(`a[href="${localPath(language, pages.screener())}"]:visible`);
    const heading = page.getByRole('heading', { level: 1, name: title });
    await page.context().setOffline(true);
    await screener.first().click();
    await expectShown(heading);
    await expect.poll(() => page.title()).toMatch(new RegExp(`^${title} \\| `));
    const text = await page.getByRole('main').textContent();
    expect(text).toContain(words);
    expect(text).not.toContain('500');
    await page.goBack();
    await expectShown(page.getByRole('main').getByRole('searchbox'));
    await screener.first().click();
    await expectShown(heading);
    // By itself: nobody clicks.
    await page.context().setOffline(false);
    await expectScreenerRows(page);
    expect(await page.title()).not.toContain(title);
  },
);

test('NV-06 a page whose data no answer brings is said to be out of reach, and comes by itself later', async () => {
  const page = await visit('/indexes/screener', {
    allowedErrors: /ERR_FAILED|ApiError|cannot be reached/,
    before: withOwnClock,
  });
  await page.route(/\/api\/home/, (route) => route.abort());
  await home(page).click();
  await expectShown(page.getByRole('heading', { level: 1, name: 'No connection' }));
  await page.unroute(/\/api\/home/);
  await page.clock.runFor(5_000);
  await expectShown(whole(page));
});

const contactUs = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Contact us' });
const form = (page: Page) => page.locator('dialog[data-modal="contact-us"] form');

test('NV-06 offline a form opens over the page: its code came when the browser was idle', async () => {
  // The code of pages that links lead to is still on its way then.
  const allowedErrors = /ERR_INTERNET_DISCONNECTED|dynamically imported/;
  const page = await visit('/indexes/screener', { hasEmptyCache: true, allowedErrors });
  const address = await page.waitForFunction(
    () =>
      performance.getEntriesByType('resource').find(({ name }) => /open-modal.*\.js/.test(name))
        ?.name,
  );
  // All that it is made of is there, too.
  await page.evaluate(`import('${await address.jsonValue()}').then(() => true)`);
  await page.context().setOffline(true);
  await contactUs(page).click();
  await expectShown(form(page));
  await page.context().setOffline(false);
});

test('NV-06 offline a form whose code never came is said to be missing, the page stays, and it opens later', async () => {
  const page = await visit('/indexes/screener?currency=USD', {
    before: savingData,
    hasEmptyCache: true,
    allowedErrors: /ERR_INTERNET_DISCONNECTED|dynamically imported/,
  });
  await page.context().setOffline(true);
  for (const close of [true, false]) {
    await contactUs(page).click();
    await expectShown(page.getByText('This form cannot be opened without a connection.'));
    await expectShown(page.getByRole('heading', { level: 1, name: 'Our Indexes' }));
    if (close) await page.getByRole('button', { name: 'Not now' }).click();
  }
  await page.context().setOffline(false);
  await expectShown(form(page));
  expect(new URL(page.url()).search).toBe('?currency=USD');
});

test('NV-06 the indicator runs while a request is pending that no navigation made', async () => {
  const page = await visit('/');
  const { held, letGo } = await hold(page, /\/api\/securities\/suggestions/);
  await whole(page).fill('world');
  await page.locator('header input[name=filterPattern]').first().fill('world');
  await expect.poll(held).toBeGreaterThan(0);
  await expect.poll(() => opacityOfBar(page)).toBe('1');
  await letGo();
  await expect.poll(() => opacityOfBar(page)).toBe('0');
});

test("NV-05 a page whose data fails over a 'filter' is no error page", async () => {
  const page = await visit('/indexes/screener', { allowedErrors: /status of 500|ApiError/ });
  await page.route(/\/api\/home/, (route) =>
    route.fulfill({ status: 500, json: { message: 'The filter is broken' } }),
  );
  await home(page).click();
  await expectShown(page.getByRole('heading', { level: 1, name: 'Data Not Available' }));
  expect(await page.getByText('Something has gone wrong').count()).toBe(0);
  expect(await page.getByRole('main').textContent()).not.toContain('The filter is broken');
});

test('ER-02 a page that failed comes back by itself when the service does', async () => {
  const page = await visit('/indexes/screener', {
    allowedErrors: /status of 500|ApiError/,
    before: withOwnClock,
  });
  await failWith(page, /\/api\/home/, 500);
  await home(page).click();
  await expectShown(page.getByRole('heading', { level: 1, name: 'Something has gone wrong' }));
  await page.unroute(/\/api\/home/);
  await page.clock.runFor(5_000);
  await expectShown(whole(page));
});

test('NV-07 an index that is opened at its other address is not loaded again', async () => {
  const page = await visit('/');
  const asked = requestsFor(page, /\/api\/index-(details|prices)\?/);
  const link = page.getByRole('main').locator('a[href*="/all-asset-types/"]').first();
  const fundId = (await link.getAttribute('href'))?.split('/').at(-1);
  await link.click();
  await expectShown(page.locator('#disclaimer'));
  await expect.poll(() => asked.length).toBe(2);
  // The page at the other address is another one.
  await page.locator('#disclaimer').evaluate((part) => part.setAttribute('data-first', ''));
  await followLink(page, `/indexes/details/${fundId}`);
  await page.waitForURL('**/indexes/details/*');
  await expectShown(page.locator('#disclaimer:not([data-first])'));
  await untilRequestsSeen(page);
  expect(asked.length).toBe(2);
});

const code = /\/assets\/.*screener.*\.js/;

test('NV-08 when the browser is idle the code of visible links is fetched, not their data', async () => {
  const page = await visit('/about-nothing', {
    allowedErrors: /status of 404/,
    before: (unloaded) =>
      unloaded.addInitScript(() => {
        const timeouts: unknown[] = [];
        const whenIdle = requestIdleCallback.bind(globalThis);
        Object.assign(globalThis, {
          timeouts,
          requestIdleCallback: (...parameters: Parameters<typeof whenIdle>) => {
            timeouts.push(parameters[1]?.timeout);
            return whenIdle(...parameters);
          },
        });
      }),
  });
  const scripts = requestsFor(page, code);
  const data = requestsFor(page, /\/api\/portfolio-returns/);
  await page.reload();
  // The reload may come before the first page is idle: what this page asked is what counts.
  await page.waitForFunction(
    () => (globalThis as unknown as { timeouts: unknown[] }).timeouts.length > 0,
  );
  const timeouts = await page.evaluate(
    () => (globalThis as unknown as { timeouts: unknown[] }).timeouts,
  );
  expect(new Set(timeouts)).toEqual(new Set([2000]));
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
  await untilRequestsSeen(page);
  expect(data).toEqual([]);
});

for (const connection of [
  { saveData: true },
  { effectiveType: '2g' },
  { effectiveType: 'slow-2g' },
]) {
  test(`NV-08 nothing is fetched ahead with ${JSON.stringify(connection)}`, async () => {
    const page = await visit('/about-nothing', {
      allowedErrors: /status of 404/,
      before: async (target) => {
        await target.addInitScript((value) => {
          Object.defineProperty(navigator, 'connection', { value });
        }, connection);
        await withOwnClock(target);
      },
    });
    const scripts = requestsFor(page, code);
    await page.clock.runFor(10_000);
    await untilRequestsSeen(page);
    expect(scripts).toEqual([]);
  });
}
