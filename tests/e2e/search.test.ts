import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoIndexes } from '../support/demo-indexes.ts';
import { requestsFor, hold, untilRequestsSeen } from '../support/requests.ts';
import {
  expectAddress,
  expectShown,
  resize,
  stopClock,
  visit,
  withOwnClock,
} from '../support/visits.ts';

const suggestions = /\/api\/securities\/suggestions/;
const optionsOf = (page: Page) => page.getByRole('listbox').getByRole('option');

/** The field with its list of results, which is loaded when it gets the focus. */
async function openSearch(page: Page): Promise<Locator> {
  await page.locator('#search').focus();
  await page.locator('form:has(#search-menu) #search').waitFor();
  return page.locator('#search');
}

test('SR-01 one request follows 300 ms after the last key, for 8 rows of the first page', async () => {
  const page = await visit('/', { before: withOwnClock });
  const asked = requestsFor(page, suggestions);
  const field = await openSearch(page);
  expect(await field.getAttribute('placeholder')).toBe('Search for an index');
  await stopClock(page);
  await field.pressSequentially('  worl');
  await page.clock.runFor(200);
  await field.press('d');
  await page.clock.runFor(299);
  await untilRequestsSeen(page);
  expect(asked).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => asked.length).toBe(1);
  expect(Object.fromEntries(asked[0]!.searchParams)).toEqual({
    filterPattern: 'world',
    size: '8',
    page: '1',
  });
});

test('SR-01 a newer term cancels the older request, whose answer is never shown', async () => {
  const page = await visit('/');
  const { held, letGo } = await hold(page, /suggestions\?filterPattern=japan/);
  const cancelled: string[] = [];
  page.on('requestfailed', (request) => cancelled.push(new URL(request.url()).search));
  const field = await openSearch(page);
  await field.fill('japan');
  await expect.poll(held).toBe(1);
  await field.fill('commodities');
  await optionsOf(page).getByText('Plumbline Commodities TR USD').waitFor();
  await letGo();
  await expect.poll(() => cancelled).toEqual(['?filterPattern=japan&size=8&page=1']);
  expect(await optionsOf(page).filter({ hasText: 'Japan' }).count()).toBe(0);
});

test('SR-02 the list has one column, is at most 500px high, and is as wide as is laid down', async () => {
  const page = await visit('/');
  const field = await openSearch(page);
  await field.fill('plumbline');
  await optionsOf(page).nth(8).waitFor();
  const list = page.getByText('Index Name', { exact: true }).locator('..');
  const sizes = async () => {
    const [box, results] = [await field.boundingBox(), await list.boundingBox()];
    return [box?.width, results?.width, (results?.height ?? Infinity) <= 500];
  };
  await expect.poll(sizes).toEqual([426, 500, true]);
  await resize(page, 800, 900);
  await expect.poll(sizes).toEqual([255, 300, true]);
});

test('SR-02 the list of the overlay on small screens is at most 500px high too', async () => {
  const page = await visit('/', { viewport: { width: 375, height: 1400 } });
  await page.getByRole('banner').getByRole('button', { name: 'Search for an index' }).click();
  const field = page.getByRole('dialog').getByRole('combobox');
  await field.fill('plumbline');
  await optionsOf(page).nth(8).waitFor();
  const list = page.getByText('Index Name', { exact: true }).locator('..');
  expect((await list.boundingBox())?.height).toBeLessThanOrEqual(500);
});

test('SR-03 a result picked by pointer shows its index and leaves the field empty', async () => {
  const page = await visit('/');
  const field = await openSearch(page);
  await field.fill(demoIndexes.full.name);
  await optionsOf(page)
    .filter({ hasText: `${demoIndexes.full.ticker} ·` })
    .click();
  await page.waitForURL(`**/indexes/details/${demoIndexes.full.fundId}`);
  await page.getByRole('heading', { level: 1, name: demoIndexes.full.name }).waitFor();
  await expect.poll(() => field.inputValue()).toBe('');
});

test('SR-03 arrows and Enter pick a result, Escape closes the list, in Japanese too', async () => {
  const page = await visit('/ja-jp/indexes/screener');
  const field = await openSearch(page);
  await field.fill(demoIndexes.full.name);
  await optionsOf(page).nth(1).waitFor();
  await page.getByRole('listbox', { name: '指数を検索' }).waitFor();
  await field.press('Escape');
  await expect.poll(() => optionsOf(page).count()).toBe(0);
  expect(await field.inputValue()).toBe(demoIndexes.full.name);
  await field.press('ArrowDown');
  await expect.poll(() => field.getAttribute('aria-activedescendant')).toBeTruthy();
  await field.press('Enter');
  await page.waitForURL(`**/ja-jp/indexes/details/${demoIndexes.full.fundId}`);
  await expect.poll(() => field.inputValue()).toBe('');
});

test('SR-03 Enter with nothing highlighted goes to the screener with what was typed', async () => {
  const page = await visit('/');
  const field = await openSearch(page);
  await field.fill('S&P "500"');
  await field.press('Enter');
  await expectAddress(page, '/indexes/screener?filterPattern=S%26P+%22500%22');
});

test('SR-04 an empty result says so', async () => {
  const page = await visit('/');
  const field = await openSearch(page);
  await field.fill('qqzzxx');
  await page.getByText('No Indexes found for "qqzzxx"').first().waitFor();
  await expect.poll(() => optionsOf(page).allTextContents()).toEqual(['View All Indexes']);
});

test('SR-04 indexes that are only spelled like the term are said to be so, above them and in the screener', async () => {
  const page = await visit('/');
  const field = await openSearch(page);
  await field.fill('comodities');
  await page.getByText('No Indexes found for "comodities". Spelled similarly:').first().waitFor();
  await optionsOf(page).last().click();
  const main = page.getByRole('main');
  await expect.poll(() => main.textContent()).toContain('Nothing matches “comodities”. Spelled');
});

test('SR-05 the last option leads to the screener, with the term where it found something', async () => {
  const page = await visit('/');
  const field = await openSearch(page);
  await field.press('ArrowDown');
  await expect.poll(() => optionsOf(page).allTextContents()).toEqual(['View All Indexes']);
  await field.fill('world');
  await optionsOf(page).nth(8).waitFor();
  await optionsOf(page).getByText('View all results for "world"').click();
  await page.waitForURL('**/indexes/screener?filterPattern=world');
  const screenerField = page.getByRole('main').getByRole('searchbox');
  await expect.poll(() => screenerField.inputValue()).toBe('world');
});

test('SR-07 below 768px the search opens over the whole screen, with a way back', async () => {
  const page = await visit('/', { viewport: { width: 375, height: 700 }, hasTouch: true });
  const toggle = page.getByRole('button', { name: 'Search for an index' });
  const overlay = page.getByRole('dialog', { name: 'Search for an index' });
  await toggle.click();
  const whole = { x: 0, y: 0, width: 375, height: 700 };
  await expect.poll(() => overlay.boundingBox()).toEqual(whole);
  await overlay.getByRole('button', { name: 'Back' }).click();
  // A dialog hides first and tells it afterwards: until then the toggle does nothing.
  await overlay.waitFor({ state: 'detached' });
  await toggle.click();
  const field = overlay.getByRole('combobox');
  await field.fill(demoIndexes.full.name);
  await overlay
    .getByRole('option')
    .filter({ hasText: `${demoIndexes.full.ticker} ·` })
    .tap();
  await page.waitForURL(`**/indexes/details/${demoIndexes.full.fundId}`);
  await overlay.waitFor({ state: 'hidden' });
});

test('SR-07 from 768px there is the field and no toggle, and an open overlay closes', async () => {
  const page = await visit('/', { viewport: { width: 767, height: 700 } });
  const toggle = page.getByRole('button', { name: 'Search for an index' });
  await toggle.click();
  await page.getByRole('dialog').waitFor();
  await resize(page, 768, 700);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await toggle.waitFor({ state: 'hidden' });
  await expectShown(page.locator('#search'));
});

test('SR-08 a name is found by words in any order, beginnings, codes, and with a typo', async () => {
  const page = await visit('/');
  const { fundId, name, ticker } = demoIndexes.full;
  const details = await page.request.get(`/api/index-details?version=2&indexId=${fundId}`);
  const { isin } = (await details.json()) as { isin: string };
  const field = await openSearch(page);
  const terms: [typed: string, found: string][] = [
    ['cap small world plumbline', 'Plumbline World Small Cap'],
    ['comm plumb', 'Plumbline Commodities'],
    [ticker, name],
    [isin, name],
    [fundId, name],
    ['comodities', 'Plumbline Commodities'],
  ];
  for (const [typed, found] of terms) {
    await field.fill(typed);
    await expect
      .poll(() => optionsOf(page).first().textContent(), { message: typed })
      .toContain(found);
  }
});
