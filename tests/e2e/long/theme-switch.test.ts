import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../support/axe.ts';
import { visit } from '../../support/visits.ts';

const [lightPaper, darkPaper] = ['rgb(251, 250, 247)', 'rgb(18, 20, 25)'];

const paperOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const chromeOf = (page: Page) =>
  page
    .locator('meta[name=theme-color]')
    .evaluateAll((metas) =>
      metas.flatMap((meta) =>
        matchMedia((meta as HTMLMetaElement).media).matches ? [meta.getAttribute('content')] : [],
      ),
    );
const looksOf = async (page: Page) => [await paperOf(page), await chromeOf(page)];
const choice = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Theme' }).getByRole('radio', { name });

test('a theme is chosen by keyboard, holds in other tabs and from the first paint of the next page, and can be taken back', async () => {
  const page = await visit('/status', { colorScheme: 'light' });
  expect([await paperOf(page), await chromeOf(page)]).toEqual([lightPaper, ['#fbfaf7']]);
  const other = await page.context().newPage();
  await other.goto(new URL('/data', page.url()).href);
  await choice(page, 'System').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => choice(page, 'Dark').isChecked()).toBe(true);
  await expect.poll(() => looksOf(page)).toEqual([darkPaper, ['#121419']]);
  await expect.poll(() => paperOf(other)).toBe(darkPaper);
  await expect.poll(() => choice(other, 'Dark').isChecked()).toBe(true);
  await expectAccessible(page, ['color-contrast']);

  // What stands when the head has been read is what is painted first: it comes before the body.
  await page.addInitScript(() => {
    new MutationObserver((_, watching) => {
      if (!document.body) return;
      watching.disconnect();
      sessionStorage.setItem('first', document.documentElement.dataset['theme'] ?? 'none');
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(new URL('/notices', page.url()).href);
  expect(await page.evaluate(() => sessionStorage.getItem('first'))).toBe('dark');
  expect([await paperOf(page), await chromeOf(page)]).toEqual([darkPaper, ['#121419']]);
  await expect.poll(() => choice(page, 'Dark').isChecked()).toBe(true);

  await choice(page, 'System').check();
  await expect.poll(() => looksOf(page)).toEqual([lightPaper, ['#fbfaf7']]);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  await expect.poll(() => paperOf(other)).toBe(lightPaper);
});

test('what happened has the second accent and a sign of its own', async () => {
  const page = await visit('/notices');
  const type = page.locator('table tbody td span').first();
  const looks = await type.evaluate((one) => [
    getComputedStyle(one).color,
    getComputedStyle(one, '::before').content,
  ]);
  expect(looks).toEqual(['rgb(191, 61, 20)', '"◆" / ""']);
});

test('without scripts there is no switch that would do nothing', async () => {
  const page = await visit('/status', { javaScriptEnabled: false });
  expect(await page.getByText('System', { exact: true }).isVisible()).toBe(false);
});
