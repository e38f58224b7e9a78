import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoIndexes } from '../../support/demo-indexes.ts';
import { hold } from '../../support/requests.ts';
import {
  expectAddress,
  expectFocused,
  expectShown,
  resize,
  untilAwake,
  visit,
} from '../../support/visits.ts';

test('AN-04 settings that are asked for before their code has come are shown when it has', async () => {
  const page = await visit('/');
  const { held, letGo } = await hold(page, /visit-parts.*\.js/);
  await page.reload();
  await expect.poll(held).toBeGreaterThan(0);
  const button = page.getByRole('button', { name: 'Cookie settings' });
  await untilAwake(button);
  await button.click();
  await letGo();
  await page.getByRole('dialog', { name: 'Cookie settings' }).waitFor();
});

/** Scripts come when they are let go: until then the page is as the server sent it. */
async function visitAsleep(path: string, width = 375) {
  const waiting: { letGo?: () => Promise<void> } = {};
  const page = await visit(path, {
    viewport: { width, height: 700 },
    isAwake: false,
    before: async (opened) => Object.assign(waiting, await hold(opened, /\/assets\/.*\.js/)),
  });
  return { page, letGo: async () => waiting.letGo?.() };
}

test('LY-09 the menu opens before scripts have come, and goes on as it should when they have', async () => {
  const { page, letGo } = await visitAsleep('/');
  const toggle = page.getByRole('button', { name: 'Menu', exact: true });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await toggle.click();
  await menu.waitFor();
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  await expectFocused(toggle);
  await toggle.click();
  await menu.waitFor();
  await letGo();
  await page.locator('.off-canvas-navigation-visible').waitFor();
  await untilAwake(menu);
  await menu.getByRole('link', { name: 'Fixed income' }).click();
  await expectAddress(page, '/indexes/screener/fixed-income');
  await menu.waitFor({ state: 'hidden' });
  await expect.poll(() => page.locator('.off-canvas-navigation-visible').count()).toBe(0);
});

test('SR-07 the search opens before scripts have come, and finds what was typed when they have', async () => {
  const { page, letGo } = await visitAsleep('/');
  await page.getByRole('banner').getByRole('button', { name: 'Search for an index' }).click();
  const overlay = page.getByRole('dialog', { name: 'Search for an index' });
  await overlay.getByRole('combobox').fill(demoIndexes.full.name);
  await letGo();
  await expectShown(
    overlay.getByRole('option').filter({ hasText: demoIndexes.full.ticker }).first(),
  );
  await overlay.getByRole('button', { name: 'Back' }).click();
  await overlay.waitFor({ state: 'hidden' });
});

test('SR-01 a field that has the focus before scripts have come finds what was typed when they have', async () => {
  const { page, letGo } = await visitAsleep('/', 1280);
  await page.locator('#search').fill(demoIndexes.full.name);
  await letGo();
  await expectShown(page.getByRole('option').filter({ hasText: demoIndexes.full.ticker }).first());
});

test('SR-07 an overlay that was opened before scripts came does not stay open in a window that is wide then', async () => {
  const { page, letGo } = await visitAsleep('/', 767);
  await page.getByRole('banner').getByRole('button', { name: 'Search for an index' }).click();
  await page.getByRole('dialog').waitFor();
  await resize(page, 768, 700);
  await letGo();
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
});

/** A page that takes the browser long to paint, after it has laid out the frame. */
async function paintSlowly(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const blurred = new CSSStyleSheet();
    blurred.replaceSync('main > * { filter: blur(20px) drop-shadow(9px 9px 9px) blur(20px) }');
    document.adoptedStyleSheets = [blurred];
  });
}

/** A page whose background is on screen before anything else of it is. */
async function paintBackgroundFirst(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const bare = new CSSStyleSheet();
    bare.replaceSync('html { background: rgb(9 99 9) } body { visibility: hidden }');
    document.adoptedStyleSheets = [bare];
    const show = () => setTimeout(() => (document.adoptedStyleSheets = []), 300);
    new PerformanceObserver(show).observe({ type: 'paint', buffered: true });
  });
}

test.each([
  ['is painted slowly', paintSlowly],
  ['shows its background first', paintBackgroundFirst],
])('scripts are asked for when content is on screen, of a page that %s', async (_, before) => {
  const page = await visit('/insights/article/2641', { before });
  const begun = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }));
  expect(Math.min(...begun.scripts)).toBeGreaterThanOrEqual(begun.paint);
});
