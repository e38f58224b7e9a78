import type { Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoIndexes } from '../../support/demo-indexes.ts';
import { expectOnPaper, paper } from '../../support/paper.ts';
import { hold } from '../../support/requests.ts';
import { untilScriptsRun, visit } from '../../support/visits.ts';

/** Calls for data that are answered from now on; quotes, their credentials and their stream are none. */
function watchCalls(page: Page) {
  const calls: { path: string; request: Request }[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const isData = pathname.startsWith('/api/') && !/credentials|market-data/.test(pathname);
    if (isData) calls.push({ path: pathname.slice('/api/'.length), request: response.request() });
  });
  return calls;
}

/** Opens the list, and goes to an index by its link, as a visitor does. */
async function openFromScreener(page: Page, fundId: string): Promise<void> {
  await page.getByRole('main').locator(`a[href$="/${fundId}"]`).first().click();
  await page.waitForURL(`**/${fundId}`);
}

const beginning = [
  'index-details',
  'index-details/contents',
  'index-details/figures',
  'index-prices',
];

test('what is far away comes once the browser is idle, so that print and search have the whole page', async () => {
  const page = await visit(`/indexes/screener?filterPattern=${demoIndexes.full.fundId}`, {
    viewport: paper,
  });
  await openFromScreener(page, demoIndexes.full.fundId);
  await page.locator('#levels').getByRole('slider').first().waitFor();
  await expect.poll(() => page.getByRole('main').textContent()).not.toContain('Loading…');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const { sheets } = await expectOnPaper(page, 'en-us', ['Constituents', 'Important information']);
  expect(sheets.length).toBeGreaterThan(3);
});

test('header and chart of an index stand after four calls, and each section asks for its own', async () => {
  const { many } = demoIndexes;
  const page = await visit(`/indexes/screener?filterPattern=${many.fundId}`);
  await untilScriptsRun(page);
  const calls = watchCalls(page);
  // What the sections ask for is held: header and chart stand without it.
  const { letGo } = await hold(
    page,
    /\/api\/(?!index-details\?|index-details\/(contents|figures)|index-prices|.*credentials|market-data)/,
  );
  await openFromScreener(page, many.fundId);
  await page.locator('#levels').getByRole('slider').first().waitFor();
  await expect.poll(() => calls.map(({ path }) => path).toSorted()).toEqual(beginning);
  expect(await page.locator('#products').textContent()).toContain('Loading…');
  await letGo();
  await page.locator('#constituents').getByRole('table').first().waitFor();
  await expect.poll(() => page.getByRole('main').textContent()).not.toContain('Loading…');
  const asked = calls.map(({ path }) => path);
  expect(asked).toContain('index-details/constituents');
  const addresses = calls.map(({ request }) => request.url());
  expect(new Set(addresses).size).toBe(addresses.length);
  // Three thousand members are 80 kB alone.
  const sizes = await Promise.all(calls.map(({ request }) => request.sizes()));
  const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  expect(bytes).toBeGreaterThan(5_000);
  expect(bytes).toBeLessThanOrEqual(60_000);
});

test.each([
  ['an earlier release, which a shared cache may still have, loads nothing again', -1, 1],
  ['a newer release loads the page again, once', 1, 2],
])('an answer of %s', async (_, later, times) => {
  const { fundId } = demoIndexes.full;
  const page = await visit(`/indexes/screener?filterPattern=${fundId}`, {
    before: (opened) =>
      opened.route(/\/api\/index-details\?/, async (route) => {
        const response = await route.fetch();
        const release = Number(response.headers()['plumbline-release']) + later;
        const headers = { ...response.headers(), 'plumbline-release': String(release) };
        await route.fulfill({ response, headers });
      }),
  });
  const calls = watchCalls(page);
  await openFromScreener(page, fundId);
  await page.locator('#levels').getByRole('slider').first().waitFor();
  await expect.poll(() => page.getByRole('main').textContent()).not.toContain('Loading…');
  expect(calls.filter(({ path }) => path === 'index-details')).toHaveLength(times);
});
