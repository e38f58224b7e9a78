import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit } from '../support/visits.ts';

const total = async (page: Page) =>
  Number(
    /([\d,]+) index/.exec(
      await page.getByRole('main').getByRole('status').first().innerText(),
    )?.[1],
  );
const figures = (page: Page) => page.getByRole('region', { name: 'Figures' });

test('SC-02 a bound takes effect when it is left, stands in the address, and its chip takes it away', async () => {
  const page = await visit('/indexes/screener');
  const all = await total(page);
  await figures(page).getByText('Volatility 3Y', { exact: true }).click();
  await page.getByRole('group', { name: 'Volatility 3Y' }).getByLabel('At most').fill('12');
  await page.keyboard.press('Tab');
  await page.waitForURL('**/indexes/screener?volatility3YMax=12');
  const chip = page.getByRole('link', { name: 'Volatility 3Y ≤ 12.00%: remove' });
  await chip.waitFor();
  const some = await total(page);
  expect(some).toBeLessThan(all);
  await page.getByRole('checkbox', { name: 'Also indexes without a value' }).check();
  await page.waitForURL('**&includeMissing=true');
  await expect.poll(() => total(page)).toBeGreaterThan(some);
  await chip.click();
  await page.waitForURL('**/indexes/screener?includeMissing=true');
  await expect.poll(() => page.locator('[name=volatility3YMax]').inputValue()).toBe('');
});

test('SC-02 any figure can be added, and what is opened counts what the filters leave', async () => {
  const page = await visit('/indexes/screener?currency=EUR');
  await page.getByLabel('Add a figure').selectOption({ label: 'Beta 3Y' });
  await page.waitForURL(/opened=beta3Y/);
  await page.getByRole('group', { name: 'Beta 3Y' }).waitFor();
  await figures(page).getByText('1Y return', { exact: true }).click();
  await page.waitForURL(/opened=beta3Y.*&opened=return1Y/);
  const field = page
    .locator('details')
    .filter({ has: page.getByRole('group', { name: '1Y return' }) });
  await field.getByText('Counted over what the other filters leave').waitFor();
  await page.getByRole('link', { name: 'Take Beta 3Y away' }).click();
  await expect.poll(() => page.getByRole('group', { name: 'Beta 3Y' }).count()).toBe(0);
});
