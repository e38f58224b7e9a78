import { expect, test } from 'vitest';
import { demoIndexes } from '../support/demo-indexes.ts';
import { requestsFor, untilRequestsSeen } from '../support/requests.ts';
import { stopClock, visit, withOwnClock } from '../support/visits.ts';
import { openSearch, optionsOf } from './open-search.ts';

const suggestions = /\/api\/securities\/suggestions/;

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
