import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../support/axe.ts';
import { launchBrowser, openPage, widths } from '../support/browser.ts';
import { startSite, type RunningSite } from '../support/running-site.ts';

let site: RunningSite;
let browser: Browser;
/** An equity index of the demo with a long constituents list. */
let fundId: string;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), launchBrowser()]);
  fundId = await findLongList();
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

async function findLongList(): Promise<string> {
  const answer = await fetch(`${site.url}/api/portfolio-returns?assetType=equity&size=50`);
  const { portfolios } = (await answer.json()) as { portfolios: { fundId: string }[] };
  for (const portfolio of portfolios) {
    const address = `${site.url}/api/index-details/constituents?portfolioId=${portfolio.fundId}`;
    const list = (await (await fetch(address)).json()) as { constituents: unknown[] };
    if (list.constituents.length > 100) return portfolio.fundId;
  }
  throw new Error('the demo has no long constituents list');
}

async function openIndex(path = `/indexes/details/${fundId}`, width = 1280) {
  const opened = await openPage(browser, { viewport: { width, height: 900 } });
  await opened.page.goto(site.url + path, { waitUntil: 'networkidle' });
  return opened;
}

const readout = (page: Page) => page.locator('figure p').nth(1);

test.each(widths)('ID-01 no violation, console error or overflow at %i px', async (width) => {
  for (const path of [`/indexes/details/${fundId}`, `/ja-jp/indexes/details/${fundId}`]) {
    const { page, expectNoErrors, close } = await openIndex(path, width);
    await page.locator('figure details').evaluate((details) => details.setAttribute('open', ''));
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expectNoErrors();
    await close();
  }
});

test('ID-02 a period is chosen with the keyboard and shows from its first level on', async () => {
  const { page, close } = await openIndex();
  await page.getByRole('radio', { name: '5 years' }).focus();
  const before = await readout(page).textContent();
  await page.keyboard.press('ArrowLeft');
  expect(await page.getByRole('radio', { name: '3 years' }).isChecked()).toBe(true);
  await expect.poll(() => readout(page).textContent()).not.toBe(before);
  await close();
});

test('ID-02 a period chosen before the scripts ran is kept', async () => {
  const { page, close } = await openPage(browser);
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${site.url}/indexes/details/${fundId}`, { waitUntil: 'commit' });
  const before = await readout(page).textContent();
  await page.locator('input[value="Max"]').check({ force: true });
  release();
  await expect.poll(() => readout(page).textContent()).not.toBe(before);
  expect(await page.locator('input[value="Max"]').isChecked()).toBe(true);
  await close();
});

test('ID-02 the crosshair reads levels by keyboard and pointer, and draws no line anew', async () => {
  const { page, close } = await openIndex();
  const slider = page.getByRole('slider');
  const lineOf = () => page.locator('figure path').last().elementHandle();
  const line = await lineOf();
  const last = await slider.getAttribute('aria-valuetext');
  await slider.focus();
  await page.keyboard.press('ArrowLeft');
  const previous = await slider.getAttribute('aria-valuetext');
  expect(previous).not.toBe(last);
  expect(await readout(page).textContent()).toContain(previous?.split(': ')[1]);
  await page.keyboard.press('Home');
  expect(await slider.getAttribute('aria-valuenow')).toBe('0');
  await page.keyboard.press('Escape');
  expect(await slider.getAttribute('aria-valuetext')).toBe(last);

  const box = await slider.boundingBox();
  if (!box) throw new Error('the plot has no box');
  await page.mouse.move(box.x + box.width / 2, box.y + 20);
  const largest = Number(await slider.getAttribute('aria-valuemax'));
  const middle = Number(await slider.getAttribute('aria-valuenow'));
  expect(Math.abs(middle / largest - 0.5)).toBeLessThan(0.05);
  expect(await line?.evaluate((path) => path.isConnected)).toBe(true);
  await page.mouse.move(box.x, box.y - 50);
  expect(await slider.getAttribute('aria-valuetext')).toBe(last);
  await close();
});

test('ID-05 the whole constituents list is loaded when asked for, and can be filtered', async () => {
  const { page, expectNoErrors, close } = await openIndex();
  const rows = page.locator('#constituents tbody tr');
  expect(await rows.count()).toBe(10);
  await page.getByRole('link', { name: /^Show all/ }).click();
  await expect.poll(() => rows.count()).toBeGreaterThan(100);
  const name = (await rows.nth(42).locator('th').textContent()) ?? '';
  await page.getByRole('searchbox', { name: /Filter by name/ }).fill(name);
  await expect.poll(() => rows.count()).toBeLessThan(10);
  expect(await rows.first().locator('th').textContent()).toBe(name);
  expectNoErrors();
  await close();
});

test('ID-05 without scripts the page holds chart, table and the whole list', async () => {
  const { page, close } = await openPage(browser, { javaScriptEnabled: false });
  await page.goto(`${site.url}/indexes/details/${fundId}`);
  expect(await page.locator('figure path').count()).toBe(2);
  await page.locator('figure summary').click();
  expect(await page.locator('figure tbody tr').first().isVisible()).toBe(true);
  await page.getByRole('link', { name: /^Show all/ }).click();
  expect(await page.locator('#constituents tbody tr').count()).toBeGreaterThan(100);
  await close();
});

test('SC-11 every table is 704px wide on small screens, in an area that a keyboard reaches', async () => {
  const { page, close } = await openIndex(undefined, 375);
  await page.locator('figure details').evaluate((details) => details.setAttribute('open', ''));
  const tables = await page.locator('table').evaluateAll((found) =>
    found.map((table) => ({
      width: table.getBoundingClientRect().width,
      reachable: table.closest('[tabindex="0"]') !== null,
    })),
  );
  expect(tables.length).toBeGreaterThan(2);
  expect(tables).toEqual(tables.map(() => ({ width: 704, reachable: true })));
  await close();
});

test('RT-08 any text that ends in the id leads to the index, its page names one address', async () => {
  const answer = await fetch(`${site.url}/indexes/details/some-older-name-${fundId}`);
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(await answer.text())?.[1];
  expect(answer.status).toBe(200);
  expect(canonical?.endsWith(`/indexes/details/${fundId}`)).toBe(true);
});

test('RT-07 an index is shown below its asset type, and below the screener alone', async () => {
  for (const path of [`/indexes/screener/equity/${fundId}`, `/indexes/screener/${fundId}`]) {
    const { page, expectNoErrors, close } = await openIndex(path);
    expect(await page.locator('h1').count()).toBe(1);
    expect(await page.getByRole('slider').count()).toBe(1);
    expectNoErrors();
    await close();
  }
});

test('ID-02 nothing moves while the page of an index loads', async () => {
  const { page, close } = await openPage(browser);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${site.url}/indexes/details/${fundId}`, { waitUntil: 'networkidle' });
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.005);
  await close();
});
