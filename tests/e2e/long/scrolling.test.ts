import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoIndexes } from '../../support/demo-indexes.ts';
import { untilDrawn, visit } from '../../support/visits.ts';

/** Where the page stands once it is drawn: a jump comes with the frame after its cause. */
const scrollTop = async (page: Page) => {
  await untilDrawn(page);
  return page.evaluate(() => Math.round(scrollY));
};
const isClear = (distance: number) => distance >= 0 && distance < 120;
/** The page hears of it with the next frame: who leaves before comes back to where it stood before. */
const moveTo = async (page: Page, top: number) => {
  await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
  await untilDrawn(page);
};
/** A real click would scroll its target into view first. */
const follow = (link: Locator) => link.dispatchEvent('click');

test('RT-18 a new page begins at its top, back and forward restore the position', async () => {
  const page = await visit('/indexes/screener');
  await moveTo(page, 420);
  await follow(page.getByRole('rowheader').getByRole('link').nth(12));
  await page.locator('#disclaimer').waitFor();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await moveTo(page, 640);
  await page.goBack();
  await page.getByRole('table').getByRole('link').nth(19).waitFor();
  await expect.poll(() => scrollTop(page)).toBe(420);
  await page.goForward();
  await page.locator('#disclaimer').waitFor();
  await expect.poll(() => scrollTop(page)).toBe(640);
});

test('RT-18 the screener stays where it is when sorted and filtered, and another page begins at its first row', async () => {
  const page = await visit('/indexes/screener');
  await moveTo(page, 300);
  await follow(page.getByRole('columnheader', { name: 'Family' }).getByRole('link'));
  await page.waitForURL('**/indexes/screener?sortBy=family&sortOrder=1');
  await page.locator('th[aria-sort=ascending]').filter({ hasText: 'Family' }).waitFor();
  expect(await scrollTop(page)).toBe(300);
  await follow(page.getByRole('checkbox', { name: /^USD/ }));
  await page.waitForURL('**/indexes/screener?*currency=USD*');
  await page.getByRole('link', { name: 'USD: remove from Currency' }).waitFor();
  expect(await scrollTop(page)).toBe(300);
  await follow(page.getByRole('link', { name: 'Next' }));
  await page.waitForURL('**/indexes/screener?*page=2*');
  await page
    .getByRole('status')
    .filter({ hasText: /^21–40 of/ })
    .waitFor();
  const top = page.locator('[data-top]');
  await expect.poll(() => top.evaluate((one) => one === document.activeElement)).toBe(true);
  // Of one moment: it may scroll there after it has the focus.
  const places = () =>
    top.evaluate((one) => ({
      top: one.getBoundingClientRect().top,
      header: document.querySelector('header')!.getBoundingClientRect().bottom,
    }));
  await expect.poll(places).toSatisfy(({ top: place, header }) => place >= header && place < 360);
});

test('RT-18 another asset type is a new page and begins at its top', async () => {
  const page = await visit('/indexes/screener');
  await moveTo(page, 300);
  await follow(page.getByRole('main').getByRole('link', { name: 'ESG', exact: true }));
  await page.getByRole('heading', { level: 1, name: 'ESG' }).waitFor();
  await expect.poll(() => scrollTop(page)).toBe(0);
});

for (const width of [375, 1280]) {
  test(`RT-18 a hash shows its section clear of the sticky header at ${width} px`, async () => {
    const path = `/indexes/details/${demoIndexes.full.fundId}`;
    const page = await visit(`${path}#constituents`, { viewport: { width, height: 800 } });
    const distance = (id: string) =>
      page.evaluate((section) => {
        const heading = document.querySelector(`#${section} h2`)?.getBoundingClientRect();
        const menu = document.querySelector('main nav ul')?.getBoundingClientRect();
        const header = document.querySelector('header')?.getBoundingClientRect();
        const isAbove = menu && menu.width > innerWidth / 2;
        const covered = Math.max(header?.bottom ?? 0, isAbove ? menu.bottom : 0);
        return Math.round((heading?.top ?? Number.NaN) - covered);
      }, id);
    await expect.poll(() => distance('constituents')).toSatisfy(isClear);
    await page.getByRole('link', { name: 'Returns', exact: true }).click();
    await expect.poll(() => distance('returns')).toSatisfy(isClear);
    await page.goBack();
    await expect.poll(() => distance('constituents')).toSatisfy(isClear);
  });
}

test('the menu of an index page marks the section in view, and none at the top', async () => {
  const page = await visit('/indexes/details/PLWLD_NTR_USD', {
    viewport: { width: 1280, height: 800 },
  });
  const marked = page.locator('main nav a[aria-current=true]');
  await page.locator('#disclaimer').waitFor();
  await moveTo(page, 100_000);
  await expect.poll(() => marked.allTextContents()).toEqual(['Important information']);
  await moveTo(page, 0);
  await expect.poll(() => marked.allTextContents()).toEqual([]);
});
