import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoIndexes } from '../../support/demo-indexes.ts';
import { expectAddress, expectFocused, expectScreenerRows, visit } from '../../support/visits.ts';

/** Presses Tab until what is wanted has the focus, and has a mark that shows it. */
async function tabTo(page: Page, wanted: string): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab');
    const isThere = await page.evaluate(
      (selector) => document.activeElement?.matches(selector) ?? false,
      wanted,
    );
    if (isThere) return expectVisibleFocus(page);
  }
  expect.fail(`no Tab reaches ${wanted}`);
}

async function expectVisibleFocus(page: Page): Promise<void> {
  const mark = await page.evaluate(() => {
    const { outlineStyle, outlineWidth, borderColor } = getComputedStyle(document.activeElement!);
    return { outlineStyle, outlineWidth, borderColor };
  });
  expect(mark.outlineStyle === 'none' ? null : mark).not.toBeNull();
}

test('SR-03 by keyboard alone: search, screen, open an index, read its chart and its members', async () => {
  const page = await visit('/');
  await tabTo(page, '#search');
  await page.locator('form:has(#search-menu) #search').waitFor();
  await page.keyboard.type('eurozone');
  await page.getByRole('option', { name: 'View all results for "eurozone"' }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/indexes/screener?filterPattern=eurozone');
  // The address comes before the page.
  await expectScreenerRows(page);

  await tabTo(page, 'main input[type=checkbox][value=EUR]');
  await page.keyboard.press('Space');
  await page.waitForURL('**currency=EUR**');
  await page.getByRole('link', { name: 'EUR: remove from Currency' }).waitFor();
  await expectFocused(page.locator('main input[type=checkbox][value=EUR]'));
  await tabTo(page, 'th[scope=col] a[href*=return1Y]');
  await page.keyboard.press('Enter');
  await page.waitForURL('**sortBy=return1Y**');
  await page.locator('th[aria-sort=descending]').waitFor();
  await expectFocused(page.locator('th[aria-sort=descending] a'));

  await tabTo(page, 'th[scope=row] a');
  const name = await page.evaluate(() => document.activeElement?.textContent);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: name ?? '' }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  await page
    .getByRole('status')
    .filter({ hasText: name ?? '' })
    .waitFor({ state: 'attached' });

  await tabTo(page, '[role=slider]');
  const date = () =>
    page.locator('#levels').getByRole('slider').first().getAttribute('aria-valuetext');
  const last = await date();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(date).not.toBe(last);
  // Its members come by a call of their own.
  await page.locator('#constituents table').first().waitFor();
  await tabTo(page, '#constituents [tabindex="0"], #constituents a');
});

test('SC-02 by keyboard alone the filters of small screens open, close and give the focus back', async () => {
  const page = await visit('/indexes/screener', { viewport: { width: 375, height: 800 } });
  await tabTo(page, 'main button[popovertarget]');
  await page.keyboard.press('Enter');
  const drawer = page.locator('aside:popover-open');
  await drawer.waitFor();
  await tabTo(page, 'aside input[type=checkbox][value=EUR]');
  await page.keyboard.press('Space');
  await page.waitForURL('**currency=EUR**');
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  await expectFocused(page.getByRole('button', { name: 'Filters (1)' }));
});

test('SR-07 by keyboard alone an index is opened from the search of small screens', async () => {
  const page = await visit('/', { viewport: { width: 375, height: 800 } });
  await tabTo(page, 'button[aria-label="Search for an index"]');
  await page.keyboard.press('Enter');
  await page.locator('dialog[open] form:has([role=listbox]) [role=combobox]').waitFor();
  await page.keyboard.type(demoIndexes.full.name);
  await page
    .getByRole('option')
    .filter({ hasText: `${demoIndexes.full.ticker} ·` })
    .waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expectAddress(page, `/indexes/details/${demoIndexes.full.fundId}`);
});

test('ID-05 a list of 3,000 constituents is shown page by page, by keyboard too, and ordered as one asks', async () => {
  const page = await visit('/indexes/details/PLAIM_NTR_USD');
  const section = page.locator('#constituents');
  const status = await section.getByRole('status').first().elementHandle();
  await section.getByRole('link', { name: 'Show all 3,000 constituents' }).press('Enter');
  await section.getByText('1–200 of 3,000').waitFor();
  await expect.poll(() => status?.textContent()).toBe('3,000 of 3,000 constituents');
  await expectFocused(section.getByRole('heading', { level: 2 }));
  const [previous, next] = ['Previous', 'Next'].map((name) =>
    section.getByRole('button', { name }),
  );
  await next!.click();
  await section.getByText('201–400 of 3,000').waitFor();
  await previous!.press('Enter');
  await section.getByText('1–200 of 3,000').waitFor();
  await expectFocused(previous!);
  await previous!.press('Enter');
  await next!.click();
  await section.getByText('201–400 of 3,000').waitFor();
  await section.getByLabel('Sort by').selectOption('name');
  await section.getByText('1–200 of 3,000').waitFor();
  const names = () => section.locator('tbody th').allInnerTexts();
  const inOrder = (all: string[]) =>
    all.toSorted((one, other) => one.localeCompare(other, 'en-US')).join() === all.join();
  await expect.poll(names).toSatisfy(inOrder);
  expect(await names()).toHaveLength(200);
});

test.each([
  [1280, 0],
  [375, 1],
])('SC-05 the area of a table is a tab stop while it scrolls: at %i px', async (width, stops) => {
  const page = await visit('/indexes/screener', { viewport: { width, height: 800 } });
  await page.keyboard.press('Tab');
  const areas = page.locator('main [role=region][tabindex="0"]');
  await expect.poll(() => areas.count()).toBe(stops);
});
