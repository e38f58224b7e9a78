import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoIndexes } from '../../support/demo-indexes.ts';
import { requestsFor, untilRequestsSeen } from '../../support/requests.ts';
import {
  expectAddress,
  expectFocused,
  expectShown,
  resize,
  untilScriptsRun,
  visit,
} from '../../support/visits.ts';

test('LY-05 the first Tab reaches a link that moves the focus to the main part', async () => {
  const page = await visit('/indexes/screener');
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', { name: 'Skip to main content' });
  await expectFocused(link);
  await expect.poll(async () => (await link.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  await page.keyboard.press('Tab');
  await expectFocused(page.locator('main :focus'));
});

test('LY-05 the header stays at the top of the window', async () => {
  const page = await visit('/indexes/screener');
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  const header = page.getByRole('banner');
  await expect.poll(() => header.evaluate((node) => node.getBoundingClientRect().top)).toBe(0);
});

test('LY-06 a dismissed banner stays dismissed until the provider writes another', async () => {
  const page = await visit('/');
  const banner = page.getByRole('complementary', { name: 'Announcement' });
  await banner.waitFor();
  await banner.getByRole('button', { name: 'Dismiss this message' }).click();
  await banner.waitFor({ state: 'hidden' });
  await expectFocused(page.locator('#main'));
  await page.getByRole('link', { name: 'View All Indexes' }).click();
  await expectShown(page.getByRole('heading', { level: 1, name: 'Our Indexes' }));
  expect(await banner.count()).toBe(0);
  await page.reload();
  await untilScriptsRun(page);
  await banner.waitFor({ state: 'hidden' });
  // As after a visit at which the provider had written something else.
  await page.evaluate(() => localStorage.setItem('dismissed-banner', 'An older message'));
  await page.reload();
  await banner.waitFor();
});

test('LY-08 the page of an index has its place in the navigation', async () => {
  const current = (page: Page) =>
    page
      .getByRole('navigation', { name: 'Main navigation' })
      .locator('[aria-current]')
      .evaluateAll((links) => links.map((one) => [one.textContent, one.ariaCurrent]));
  for (const path of [
    '/indexes/details/',
    '/indexes/screener/all-asset-types/',
    '/indexes/screener/',
  ])
    expect(await current(await visit(path + demoIndexes.full.fundId))).toEqual([
      ['Indexes', 'true'],
    ]);
});

test('LY-07 the logo leads home, with its name from 768px up', async () => {
  const page = await visit('/indexes/screener', { viewport: { width: 768, height: 700 } });
  const logo = page.getByRole('banner').getByRole('link', { name: 'Plumbline Indexes, home' });
  const widthOfLogo = async () => (await logo.boundingBox())?.width ?? 0;
  expect(await widthOfLogo()).toBeGreaterThan(100);
  await resize(page, 767, 700);
  expect(await widthOfLogo()).toBeLessThan(60);
  await logo.click();
  await page.waitForURL(/:\d+\/$/);
});

test('LY-08 the first entry is active on its exact path, the others below, the longest alone', async () => {
  const page = await visit('/');
  const entries = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link');
  const current = () =>
    entries.evaluateAll((links) =>
      links.filter((link) => link.hasAttribute('aria-current')).map((link) => link.textContent),
    );
  expect(await entries.count()).toBe(7);
  expect(await current()).toEqual(['Home']);
  await entries.getByText('Equity', { exact: true }).click();
  await page.waitForURL('**/indexes/screener/equity');
  await expect.poll(current).toEqual(['Equity']);
  await entries.getByText('Indexes', { exact: true }).click();
  await expect.poll(current).toEqual(['Indexes']);
  // A contrast theme makes transparent edges visible: the mark is that of the current entry still.
  await page.emulateMedia({ forcedColors: 'active' });
  const edgesOf = (isCurrent: boolean) =>
    entries.evaluateAll(
      (links, wanted) =>
        links
          .filter((link) => link.hasAttribute('aria-current') === wanted)
          .map((link) => getComputedStyle(link, '::before').borderInlineStartColor),
      isCurrent,
    );
  const canvas = 'rgb(255, 255, 255)';
  expect(await edgesOf(false)).toEqual(Array.from({ length: 6 }, () => canvas));
  expect(await edgesOf(true)).not.toEqual([canvas]);
});

test('LY-08 the navigation is fetched once a visit', async () => {
  const page = await visit('/');
  const asked = requestsFor(page, /main-navigation-bar/);
  for (const entry of ['Indexes', 'Home', 'Indexes']) {
    await page.getByRole('navigation').getByRole('link', { name: entry, exact: true }).click();
    await expectShown(page.locator('header nav [aria-current=page]', { hasText: entry }));
  }
  await untilRequestsSeen(page);
  expect(asked).toEqual([]);
});

test('LY-09 the mobile menu keeps the focus, closes on Escape and gives the focus back', async () => {
  const page = await visit('/', { viewport: { width: 375, height: 700 } });
  const toggle = page.getByRole('button', { name: 'Menu', exact: true });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const shell = page.locator('.off-canvas-navigation-visible');
  await toggle.click();
  await menu.waitFor();
  await expect.poll(() => shell.count()).toBe(1);
  for (let presses = 0; presses < 14; presses += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(isOutside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  // A dialog hides first and tells it afterwards.
  await expect.poll(() => shell.count()).toBe(0);
  await expectFocused(toggle);
});

test('LY-09 the mobile menu closes on a choice', async () => {
  const page = await visit('/', { viewport: { width: 375, height: 700 } });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Fixed income' }).click();
  await expectAddress(page, '/indexes/screener/fixed-income');
  await menu.waitFor({ state: 'hidden' });
});

test('LY-09 the mobile menu closes above 767px', async () => {
  const page = await visit('/', { viewport: { width: 767, height: 700 } });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.waitFor();
  await resize(page, 768, 700);
  await menu.waitFor({ state: 'hidden' });
  await expect.poll(() => page.locator('.off-canvas-navigation-visible').count()).toBe(0);
});

test('LY-10 Contact us of header and footer sets the hash and keeps the query', async () => {
  const page = await visit('/indexes/screener?currency=USD&utm_source=x');
  for (const part of ['banner', 'contentinfo'] as const) {
    await page.getByRole(part).getByRole('link', { name: 'Contact us' }).click();
    await expectAddress(page, '/indexes/screener?currency=USD&utm_source=x#contact-us');
    await page.locator('dialog[data-modal="contact-us"]').waitFor();
    await page.keyboard.press('Escape');
    await expectAddress(page, '/indexes/screener?currency=USD&utm_source=x');
  }
});

test('LY-10 Contact us sets the hash and keeps the query on the page of the form too', async () => {
  const page = await visit('/contact-us?utm_source=mail');
  await page.getByRole('banner').getByRole('link', { name: 'Contact us' }).click();
  await expectAddress(page, '/contact-us?utm_source=mail#contact-us');
});

test('LY-10 below 768px Contact us is an icon of a mail that bears its name', async () => {
  const page = await visit('/', { viewport: { width: 767, height: 700 } });
  const link = page.getByRole('banner').getByRole('link', { name: 'Contact us', exact: true });
  const look = async () => [
    await link.locator('svg').isVisible(),
    ((await link.getByText('Contact us').boundingBox())?.width ?? 0) > 1,
  ];
  expect(await look()).toEqual([true, false]);
  await resize(page, 768, 700);
  expect(await look()).toEqual([false, true]);
});

test('LY-12 the copyright bears the current year of the visitor', async () => {
  const page = await visit('/', {
    before: ({ clock }) => clock.setSystemTime(new Date('2031-06-15T12:00:00Z')),
  });
  const footer = page.getByRole('contentinfo');
  await expectShown(footer.getByText(/^© 2031 Plumbline/));
  expect((await footer.innerText()).match(/©/g)).toHaveLength(1);
});

test('LY-11 the drawer opens right below its bar and leaves that and what is above in sight', async () => {
  const page = await visit('/');
  for (const width of [375, 800, 1280]) {
    await resize(page, width, 900);
    const button = page.getByRole('button', { name: 'Explore' });
    await button.click();
    const drawer = page.locator('nav > :popover-open');
    const bar = await page.locator('nav:has(> [popover])').boundingBox();
    const below = (bar?.y ?? 0) + (bar?.height ?? 0);
    await expect.poll(async () => (await drawer.boundingBox())?.y).toBeCloseTo(below, 0);
    await button.click();
    await expect.poll(() => drawer.count()).toBe(0);
  }
});
