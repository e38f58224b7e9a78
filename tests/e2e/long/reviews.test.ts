import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoIndexes } from '../../support/demo-indexes.ts';
import { hold } from '../../support/requests.ts';
import { expectShown, visit } from '../../support/visits.ts';

const { fundId } = demoIndexes.full;
const path = `/indexes/details/${fundId}`;
const earlierTitle = 'Constituents as of 18 Sep 2026: not the current list';

const reviews = (page: Page) => page.locator('#constituents table').nth(1);
const reviewOf = (page: Page, date: string) =>
  reviews(page).getByRole('link', { name: date, exact: true });
const members = (page: Page) => page.locator('#constituents table').first().locator('tbody tr');

test('ID-05 a review is opened in its place, and leads to the constituents as of its date and back', async () => {
  const page = await visit(path);
  const link = reviewOf(page, '18 Sep 2026');
  expect(await link.getAttribute('aria-expanded')).toBe('false');
  await link.focus();
  const { held, letGo } = await hold(page, /\/reviews\/changes/);
  await page.keyboard.press('Enter');
  await expect.poll(held).toBe(1);
  expect(await link.getAttribute('aria-expanded')).toBe('true');
  await letGo();
  await expectShown(page.getByText(/^Added since 19 Jun 2026 \(\d+\)$/));
  expect(new URL(page.url()).search).toBe('');
  await page.getByRole('link', { name: 'Show the constituents as of 18 Sep 2026' }).click();
  await expectShown(page.getByText(earlierTitle));
  await expectShown(page.getByText(/^Deleted since 19 Jun 2026 \(\d+\)$/));
  await page.getByRole('link', { name: /^Show all/ }).click();
  await expect.poll(() => members(page).count()).toBeGreaterThan(100);
  await page.getByRole('link', { name: /^Show the current list/ }).click();
  await page.getByText(earlierTitle).waitFor({ state: 'detached' });
  await expect.poll(() => members(page).count()).toBe(10);
});

test('NV-06 a review that was opened without a network is there once the network is back', async () => {
  const page = await visit(path, {
    allowedErrors: /ERR_INTERNET_DISCONNECTED/,
    hasEmptyCache: true,
  });
  await page.context().setOffline(true);
  await reviewOf(page, '18 Sep 2026').click();
  await expectShown(page.getByText('The changes could not be loaded.'));
  await page.context().setOffline(false);
  await expectShown(page.getByText(/^Added since 19 Jun 2026 \(\d+\)$/));
});

test('NV-06 a review asks again also where the network is back at the moment that its failure is shown', async () => {
  const page = await visit(path, { allowedErrors: /status of 500/ });
  await page.route(/\/reviews\/changes/, (route) => route.fulfill({ status: 500 }), { times: 1 });
  await page.locator('#constituents').evaluate((section) => {
    const observer = new MutationObserver(() => {
      if (section.querySelector('[role=alert]')) dispatchEvent(new Event('online'));
    });
    observer.observe(section, { subtree: true, childList: true });
  });
  await reviewOf(page, '18 Sep 2026').click();
  await expectShown(page.getByText(/^Added since 19 Jun 2026 \(\d+\)$/));
});

test('ID-05 without scripts reviews lead to the constituents as of their date, with who came and went', async () => {
  const page = await visit(path, { javaScriptEnabled: false });
  await reviewOf(page, '18 Sep 2026').click();
  await expectShown(page.getByText(earlierTitle));
  await expectShown(page.getByText(/^Added since 19 Jun 2026 \(\d+\)$/));
  expect(await members(page).count()).toBe(10);
  const csv = page.locator('#constituents a[href*="format=csv"]');
  expect(await csv.getAttribute('href')).toContain('review=2026-09-18');
  await page.getByRole('link', { name: /^Show all/ }).click();
  await expectShown(page.getByText(earlierTitle));
  await expect.poll(() => members(page).count()).toBeGreaterThan(100);
  await page.getByRole('link', { name: /^Show the current list/ }).click();
  await expect.poll(() => page.getByText(earlierTitle).count()).toBe(0);
});

test('ID-05 a review that is not there is a 404 that says why', async () => {
  const page = await visit('/', { allowedErrors: /status of 404/ });
  const response = await page.goto(`${path}?review=2026-09-17`);
  expect(response?.status()).toBe(404);
  await expectShown(page.getByText('No constituents are published as of 17 Sep 2026'));
  await page.getByRole('link', { name: 'Show the current list and earlier reviews' }).click();
  await expectShown(reviewOf(page, '18 Sep 2026'));
});
