import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoIndexes } from '../support/demo-indexes.ts';
import { expectAddress, expectShown, visit } from '../support/visits.ts';

const plain = { javaScriptEnabled: false };

const expectCurrencies = (page: Page, ...values: string[]) =>
  page.waitForURL(({ searchParams }) => searchParams.getAll('currency').join() === values.join());

test('SR-05 without scripts the search leads to the screener with its term', async () => {
  const page = await visit('/', plain);
  await page.locator('#search').fill(demoIndexes.full.name);
  await page.locator('#search').press('Enter');
  await page.waitForURL(
    ({ searchParams }) => searchParams.get('filterPattern') === demoIndexes.full.name,
  );
  await page.getByRole('rowheader').getByRole('link').first().click();
  await expectShown(page.getByRole('heading', { level: 1, name: demoIndexes.full.name }));
  await expectShown(page.locator('#levels svg path:visible').first());
});

test('SC-02 without scripts filters are ticked and sent by a button', async () => {
  const page = await visit('/indexes/screener', plain);
  await page.getByRole('checkbox', { name: /^EUR/ }).check();
  await page.getByRole('checkbox', { name: /^JPY/ }).check();
  await page.getByRole('button', { name: /^Show [\d,]+ indexes$/ }).click();
  await expectCurrencies(page, 'EUR', 'JPY');
  const currencies = await page.locator('tbody tr > :nth-child(2)').allInnerTexts();
  expect(currencies).toHaveLength(20);
  expect(currencies.filter((text) => !/^(EUR|JPY)/.test(text))).toEqual([]);
  await page.getByRole('link', { name: 'EUR: remove from Currency' }).click();
  await expectCurrencies(page, 'JPY');
});

test('SC-02 without scripts the filters of small screens open and are sent', async () => {
  const page = await visit('/indexes/screener', {
    ...plain,
    viewport: { width: 375, height: 800 },
  });
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByRole('checkbox', { name: /^EUR/ }).check();
  await page.getByRole('button', { name: /^Show [\d,]+ indexes$/ }).click();
  await expectCurrencies(page, 'EUR');
});

test('SC-01 without scripts the list is sorted and paged by links', async () => {
  const page = await visit('/indexes/screener', plain);
  await page.getByRole('columnheader', { name: '1Y return' }).getByRole('link').click();
  const heading = page.getByRole('columnheader', { name: '1Y return' });
  await expect.poll(() => heading.getAttribute('aria-sort')).toBe('descending');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect
    .poll(() => page.getByRole('main').getByRole('status').textContent())
    .toMatch(/^21–40 of/);
  expect(await heading.getAttribute('aria-sort')).toBe('descending');
});

test('LY-09 without scripts menu and search of small screens open, and lead on', async () => {
  const page = await visit('/', { ...plain, viewport: { width: 375, height: 800 } });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('button', { name: 'Close menu' }).click();
  await menu.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await menu.getByRole('link', { name: 'Fixed income' }).click();
  await expectAddress(page, '/indexes/screener/fixed-income');
  await page.getByRole('banner').getByRole('button', { name: 'Search for an index' }).click();
  const overlay = page.getByRole('dialog', { name: 'Search for an index' });
  await overlay.getByRole('combobox').fill('world');
  await overlay.getByRole('combobox').press('Enter');
  await expectAddress(page, '/indexes/screener?filterPattern=world');
});

test('LY-10 without scripts the mail icon of small screens leads to the form', async () => {
  const page = await visit('/', { ...plain, viewport: { width: 375, height: 800 } });
  await page.getByRole('banner').getByRole('link', { name: 'Contact us' }).click();
  await expectAddress(page, '/contact-us');
  await expectShown(page.getByRole('main').getByLabel('Email'));
});

test('LY-08 without scripts the navigation is there on small screens too', async () => {
  const page = await visit('/', { ...plain, viewport: { width: 375, height: 800 } });
  await page.getByRole('main').getByRole('link', { name: 'View All Indexes' }).click();
  await expectAddress(page, '/indexes/screener');
});

test('CM-07 without scripts a form is sent with the page that led to it and with the query of its address', async () => {
  const page = await visit('/indexes/screener?currency=USD&utm_source=letter', plain);
  const origin = new URL(page.url()).origin;
  await page.getByRole('banner').getByRole('link', { name: 'Contact us' }).click();
  await page.waitForURL('**/contact-us');
  const field = (name: string) => page.locator(`form[method=post] input[name="${name}"]`);
  expect(new URL(await field('pageUrl').inputValue()).href.replace(origin, '')).toMatch(
    /\/indexes\/screener\?currency=USD&utm_source=letter$/,
  );
  expect(await field('utm_source').inputValue()).toBe('letter');
  expect(await field('currency').inputValue()).toBe('USD');
});
