import { expect, test } from 'vitest';
import { demoIndexes } from '../support/demo-indexes.ts';
import { visits } from '../support/visits.ts';

const visit = visits();
const plain = { javaScriptEnabled: false };

test('SR-05 without scripts the search leads to the screener with its term', async () => {
  const page = await visit('/', plain);
  await page.locator('#search').fill(demoIndexes.full.name);
  await page.locator('#search').press('Enter');
  expect(new URL(page.url()).searchParams.get('filterPattern')).toBe(demoIndexes.full.name);
  await page.getByRole('rowheader').getByRole('link').first().click();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(demoIndexes.full.name);
  expect(await page.locator('#levels svg path').count()).toBeGreaterThan(0);
});

test('SC-02 without scripts filters are ticked and sent by a button', async () => {
  const page = await visit('/indexes/screener', plain);
  await page.getByRole('checkbox', { name: /^EUR/ }).check();
  await page.getByRole('checkbox', { name: /^JPY/ }).check();
  await page.getByRole('button', { name: /^Show [\d,]+ indexes$/ }).click();
  expect(new URL(page.url()).searchParams.getAll('currency')).toEqual(['EUR', 'JPY']);
  const currencies = await page.locator('tbody tr > :nth-child(2)').allInnerTexts();
  expect(currencies.filter((text) => !/^(EUR|JPY)/.test(text))).toEqual([]);
  await page.getByRole('link', { name: 'Remove Currency: EUR' }).click();
  expect(new URL(page.url()).searchParams.getAll('currency')).toEqual(['JPY']);
});

test('SC-02 without scripts the filters of small screens open and are sent', async () => {
  const page = await visit('/indexes/screener', {
    ...plain,
    viewport: { width: 375, height: 800 },
  });
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByRole('checkbox', { name: /^EUR/ }).check();
  await page.getByRole('button', { name: /^Show [\d,]+ indexes$/ }).click();
  expect(new URL(page.url()).searchParams.getAll('currency')).toEqual(['EUR']);
});

test('SC-01 without scripts the list is sorted and paged by links', async () => {
  const page = await visit('/indexes/screener', plain);
  await page.getByRole('columnheader', { name: '1Y return' }).getByRole('link').click();
  const heading = page.getByRole('columnheader', { name: '1Y return' });
  expect(await heading.getAttribute('aria-sort')).toBe('descending');
  await page.getByRole('link', { name: 'Next' }).click();
  expect(await page.getByRole('main').getByRole('status').textContent()).toMatch(/^21–40 of/);
  expect(await heading.getAttribute('aria-sort')).toBe('descending');
});

test('LY-08 without scripts the navigation is there on small screens too', async () => {
  const page = await visit('/', { ...plain, viewport: { width: 375, height: 800 } });
  await page.getByRole('main').getByRole('link', { name: 'View All Indexes' }).click();
  expect(new URL(page.url()).pathname).toBe('/indexes/screener');
});
