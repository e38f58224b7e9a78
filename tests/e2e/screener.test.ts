import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hold } from '../support/requests.ts';
import { expectFocused, visit } from '../support/visits.ts';

const status = (page: Page) => page.getByRole('main').getByRole('status').first();
const cellsOf = (page: Page, column: number) =>
  page.locator(`tbody tr > :nth-child(${column})`).allInnerTexts();

test('SC-01 five columns share the width 40, 10, 25, 15, 10; twenty rows and the total are shown', async () => {
  const page = await visit('/indexes/screener');
  const shares = async () => {
    const widths = await page
      .getByRole('columnheader')
      .evaluateAll((headings) => headings.map((cell) => cell.getBoundingClientRect().width));
    const sum = widths.reduce((total, width) => total + width, 0);
    return widths.map((width) => Math.round((100 * width) / sum));
  };
  expect(await shares()).toEqual([40, 10, 25, 15, 10]);
  expect((await cellsOf(page, 1)).length).toBe(20);
  expect(await status(page).textContent()).toMatch(/^1–20 of [\d,]+ indexes$/);
});

test('SC-01 sorting, paging and filters are in the address, which alone restores them', async () => {
  const page = await visit('/indexes/screener');
  await page.getByRole('checkbox', { name: /^EUR/ }).check();
  await page.waitForURL('**/indexes/screener?currency=EUR');
  // The links of the list follow the address a moment later.
  await page.getByRole('link', { name: 'EUR: remove from Currency' }).waitFor();
  await page.getByRole('columnheader', { name: 'Level' }).getByRole('link').click();
  await page.waitForURL('**&sortBy=asOfLevel&sortOrder=-1');
  await page.locator('th[aria-sort=descending]', { hasText: 'Level' }).waitFor();
  await page.getByRole('link', { name: 'Next' }).click();
  await page.waitForURL('**&page=2');
  await expect.poll(() => status(page).textContent()).toMatch(/^21–/);
  const shown = await cellsOf(page, 1);
  const again = await visit(new URL(page.url()).pathname + new URL(page.url()).search);
  expect(await cellsOf(again, 1)).toEqual(shown);
  const currencies = (await cellsOf(again, 2)).map((text) => text.slice(0, 3));
  expect(new Set(currencies)).toEqual(new Set(['EUR']));
  expect(await again.getByRole('checkbox', { name: /^EUR/ }).isChecked()).toBe(true);
  const levels = (await cellsOf(again, 5)).map((text) => Number.parseFloat(text.replace(/,/g, '')));
  expect(levels.length).toBeGreaterThan(1);
  expect(levels.every(Number.isFinite)).toBe(true);
  expect(levels).toEqual(levels.toSorted((a, b) => b - a));
});

test('SC-02 several values of a filter add up, one is taken away, then all', async () => {
  // Of every variant: an index with one in each of two currencies would count for both.
  const page = await visit('/indexes/screener?variants=all');
  const count = async () =>
    Number(/([\d,]+) index/.exec((await status(page).innerText()) ?? '')?.[1]);
  const boxOf = (value: string) => page.getByRole('checkbox', { name: new RegExp(`^${value}`) });
  const countBeside = async (value: string) =>
    Number(
      (
        await page
          .locator('label')
          .filter({ has: boxOf(value) })
          .innerText()
      ).match(/\d+$/)?.[0],
    );
  const [euro, yen] = [await countBeside('EUR'), await countBeside('JPY')];
  await boxOf('EUR').check();
  await expect.poll(count).toBe(euro);
  await boxOf('JPY').check();
  await expect.poll(count).toBe(euro + yen);
  await expect.poll(() => countBeside('EUR')).toBe(euro);
  await page.getByRole('link', { name: 'EUR: remove from Currency' }).click();
  await expect.poll(count).toBe(yen);
  await expectFocused(status(page));
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect.poll(count).toBeGreaterThan(euro + yen);
  await expect.poll(() => page.getByRole('checkbox', { checked: true }).count()).toBe(0);
  const further = page.locator('main details').first();
  await further.locator('summary').click();
  const box = await further.getByRole('checkbox').first().elementHandle();
  await box?.press('Space');
  await page.getByRole('link', { name: 'Clear all' }).waitFor();
  await expect.poll(() => box?.evaluate((node) => node === document.activeElement)).toBe(true);
});

test('SC-02 filters chosen faster than the list follows all count', async () => {
  const page = await visit('/indexes/screener');
  const { held, letGo } = await hold(page, /\/api\/portfolio-returns/);
  for (const [done, value] of ['EUR', 'JPY', 'GBP'].entries()) {
    await page.getByRole('checkbox', { name: new RegExp(`^${value}`) }).check();
    await expect.poll(held).toBe(done + 1);
  }
  await letGo();
  await page.getByRole('link', { name: 'JPY: remove from Currency' }).waitFor();
  const chosen = () => new URL(page.url()).searchParams.getAll('currency').toSorted();
  await expect.poll(chosen).toEqual(['EUR', 'GBP', 'JPY']);
  await expect.poll(() => page.getByRole('checkbox', { checked: true }).count()).toBe(3);
});

test('SC-03 a term goes with the filters, forgives a typo, and is taken away alone', async () => {
  const page = await visit('/indexes/screener?currency=USD');
  await page.getByRole('main').getByRole('searchbox').fill('comodities');
  await page.keyboard.press('Enter');
  await page.waitForURL(/filterPattern=comodities/);
  expect(new URL(page.url()).searchParams.getAll('currency')).toEqual(['USD']);
  await page.getByRole('link', { name: '“comodities”: remove the search term' }).waitFor();
  await expectFocused(page.getByRole('main').getByRole('searchbox'));
  await page
    .getByRole('rowheader', { name: /Plumbline Commodities/ })
    .first()
    .waitFor();
  await page.getByRole('link', { name: '“comodities”: remove the search term' }).click();
  await page.waitForURL('**/indexes/screener?currency=USD');
  await expect.poll(() => page.getByRole('main').getByRole('searchbox').inputValue()).toBe('');
});

test('SC-02 a choice made while another is still loading does not undo it', async () => {
  const page = await visit('/indexes/screener');
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/api/portfolio-returns*', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('checkbox', { name: /^EUR/ }).check();
  await page.waitForURL('**/indexes/screener?currency=EUR');
  await page.getByRole('columnheader', { name: 'Level' }).getByRole('link').click();
  await page.waitForURL('**/indexes/screener?currency=EUR&sortBy=asOfLevel&sortOrder=-1');
  await page.getByRole('checkbox', { name: /^JPY/ }).check();
  await page.waitForURL(/currency=EUR&currency=JPY/);
  expect(new URL(page.url()).searchParams.get('sortBy')).toBe('asOfLevel');
  letGo();
  const currencies = async () => new Set((await cellsOf(page, 2)).map((text) => text.slice(0, 3)));
  await expect.poll(currencies).toEqual(new Set(['EUR', 'JPY']));
});
