import { expect, test } from 'vitest';
import { hold } from '../../support/requests.ts';
import { expectAddress, expectShown, resize, visit } from '../../support/visits.ts';
import { openSearch, optionsOf } from '../open-search.ts';

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
