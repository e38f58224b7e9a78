import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { localPath } from '#src/urls.ts';
import { demoIndexes } from '../../support/demo-indexes.ts';
import { hold } from '../../support/requests.ts';
import { expectShown, untilDrawn, visit } from '../../support/visits.ts';

const { fundId } = demoIndexes.full;
const path = `/indexes/details/${fundId}`;

/** The chart of the level; others follow below it. */
const chart = (page: Page) => page.locator('#levels figure');
const readout = (page: Page) => chart(page).locator('p').nth(1);

/** Rows of the list of constituents; the table of reviews follows below it. */
const membersOf = (page: Page) => page.locator('#constituents table').first().locator('tbody tr');

test('ID-02 a period is chosen with the keyboard and shows from its first level on', async () => {
  const page = await visit(path);
  await page.getByRole('radio', { name: '5 years' }).focus();
  const before = await readout(page).textContent();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => page.getByRole('radio', { name: '3 years' }).isChecked()).toBe(true);
  await expect.poll(() => readout(page).textContent()).not.toBe(before);
});

test('ID-02 a period chosen before the scripts ran is kept', async () => {
  const page = await visit('/');
  const { letGo } = await hold(page, /\/assets\/.*\.js/);
  await page.goto(path, { waitUntil: 'commit' });
  const before = await readout(page).textContent();
  await page.locator('input[type=radio][value="Max"]').check({ force: true });
  await letGo();
  await expect.poll(() => readout(page).textContent()).not.toBe(before);
  expect(await page.locator('input[type=radio][value="Max"]').isChecked()).toBe(true);
});

test('ID-02 the crosshair reads levels by keyboard and pointer, and draws no line anew', async () => {
  const page = await visit(path);
  const slider = chart(page).getByRole('slider', { name: 'Level on a date' });
  const lineOf = () => chart(page).locator('path').last().elementHandle();
  const line = await lineOf();
  const last = await slider.getAttribute('aria-valuetext');
  await slider.focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => slider.getAttribute('aria-valuetext')).not.toBe(last);
  const previous = await slider.getAttribute('aria-valuetext');
  await expect
    .poll(() => readout(page).textContent())
    .toContain(/[\d,.]+\.\d\d/.exec(previous ?? '')?.[0]);
  await page.keyboard.press('Home');
  await expect.poll(() => slider.getAttribute('aria-valuenow')).toBe('0');
  await page.keyboard.press('Escape');
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe(last);

  const box = await slider.boundingBox();
  if (!box) throw new Error('the plot has no box');
  await page.mouse.move(box.x + box.width / 2, box.y + 20);
  const largest = Number(await slider.getAttribute('aria-valuemax'));
  const place = async () => Number(await slider.getAttribute('aria-valuenow')) / largest;
  await expect.poll(async () => Math.abs((await place()) - 0.5)).toBeLessThan(0.05);
  expect(await line?.evaluate((path) => path.isConnected)).toBe(true);
  await page.mouse.move(box.x, box.y - 50);
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe(last);
});

test('ID-05 the whole constituents list is loaded when asked for, and can be filtered', async () => {
  const page = await visit(path);
  const rows = membersOf(page);
  expect(await rows.count()).toBe(10);
  await page.getByRole('link', { name: /^Show all/ }).click();
  await expect.poll(() => rows.count()).toBeGreaterThan(100);
  const name = (await rows.nth(42).locator('th').textContent()) ?? '';
  await page.getByRole('searchbox', { name: /Filter by name/ }).fill(name);
  await expect.poll(() => rows.count()).toBeLessThan(10);
  await expect.poll(() => rows.first().locator('th').textContent()).toBe(name);
});

test('ID-05 without scripts the page holds chart, table and the whole list', async () => {
  const page = await visit(path, { javaScriptEnabled: false });
  // Live and back-tested part of the levels and of their falls.
  expect(await chart(page).locator('[data-line] path').count()).toBe(4);
  await chart(page).locator('summary').first().click();
  await expectShown(chart(page).locator('tbody tr').first());
  await page.getByRole('link', { name: /^Show all/ }).click();
  await expect.poll(() => membersOf(page).count()).toBeGreaterThan(100);
});

test('SC-11 every table is 704px wide on small screens, in an area that a keyboard reaches', async () => {
  const page = await visit(path, { viewport: { width: 375, height: 900 } });
  const details = page.locator('details');
  await details.evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
  const tables = await page.locator('table').evaluateAll((found) =>
    found.map((table) => ({
      width: table.getBoundingClientRect().width,
      reachable: table.closest('[tabindex="0"]') !== null,
    })),
  );
  expect(tables.length).toBeGreaterThan(2);
  expect(tables).toEqual(tables.map(() => ({ width: 704, reachable: true })));
});

test('ID-03 factsheet and documents are downloaded as blobs, and say how far they are', async () => {
  const page = await visit(path);
  const documents = page.locator('#documents');
  const downloading = documents.getByText('Downloading…', { exact: true });
  for (const [name, saved] of [
    [/^Factsheet/, 'PLWLDNU-NTR-USD-factsheet-2026-11-19-en-us.pdf'],
    [/^PDF, /, 'Plumbline Global Equity index rules.pdf'],
  ] as const) {
    const { held, letGo } = await hold(page, /\.pdf$/);
    const download = page.waitForEvent('download');
    await documents.getByRole('link', { name }).first().click();
    await expect.poll(held).toBe(1);
    await expectShown(downloading);
    await letGo();
    expect((await download).url()).toMatch(/^blob:/);
    expect((await download).suggestedFilename()).toBe(saved);
    await downloading.waitFor({ state: 'detached' });
  }
  await expect.poll(() => documents.getByText('Downloaded', { exact: true }).count()).toBe(2);
});

test('RT-07 an index is shown below its asset type, and below the screener alone', async () => {
  for (const other of [`/indexes/screener/equity/${fundId}`, `/indexes/screener/${fundId}`]) {
    const page = await visit(other);
    await page.getByRole('heading', { level: 1, name: demoIndexes.full.name }).waitFor();
    await expect.poll(() => chart(page).getByRole('slider').count()).toBeGreaterThan(0);
  }
});

test('ID-02 nothing moves while the page of an index loads', async () => {
  const page = await visit(path, {
    before: (fresh) =>
      fresh.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(globalThis, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            shifts.push((entry as unknown as { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      }),
  });
  await page.evaluate(() => document.fonts.ready);
  await untilDrawn(page);
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.005);
});

test('ID-01 name, identifiers, level with its date and its change are as the API gives them', async () => {
  const page = await visit(path);
  const answer = await page.request.get(`/api/index-details?version=2&indexId=${fundId}`);
  const details = (await answer.json()) as {
    isin: string;
    level: { value: number; previousValue: number };
    legalDisclaimer: string;
  };
  const shown = await page.getByRole('main').innerText();
  const { value, previousValue } = details.level;
  const level = value.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',');
  const change = Math.abs((value / previousValue - 1) * 100).toFixed(2);
  for (const text of [demoIndexes.full.ticker, details.isin, 'Equity', level, `${change}%`]) {
    expect(shown).toContain(text);
  }
  expect(await page.locator('#disclaimer').textContent()).toContain(
    details.legalDisclaimer.slice(0, 60),
  );
});

test('ID-07 a fixed-income index shows its bond sector', async () => {
  const page = await visit(`/indexes/details/${demoIndexes.governmentBond.fundId}`);
  const facts = page.locator('dl').filter({ hasText: 'Bond sector' });
  expect(await facts.innerText()).toMatch(/Bond sector\s+Government/);
});

test('ID-06 an index with nothing but a name says what is not available, in the words laid down', async () => {
  const page = await visit(`/indexes/details/${demoIndexes.bare.fundId}`);
  await expectShown(page.getByText('Data Not Available'));
  const words =
    'Portfolio, Risk, Sustainability Metrics or Holdings data is not available for this index.';
  await expectShown(page.getByText(words, { exact: true }));
});

test('ID-05 what is withheld is said to be, and a ceased index names its successor', async () => {
  const withheld = await visit(`/indexes/details/${demoIndexes.withheld.fundId}`);
  await withheld
    .getByText('The provider does not publish the constituents of this index.')
    .waitFor();
  await withheld.getByText(/^The provider publishes no levels before /).waitFor();
  const topTen = await visit(`/indexes/details/${demoIndexes.topTen.fundId}`);
  expect(await membersOf(topTen).count()).toBe(10);
  await topTen.getByText(/publishes only the ten largest constituents/).waitFor();
  const ceased = await visit(`/indexes/details/${demoIndexes.ceased.fundId}`);
  const link = ceased.locator(`main a[href$="/${demoIndexes.ceased.successorFundId}"]`).first();
  await link.click();
  await ceased.waitForURL(`**/${demoIndexes.ceased.successorFundId}`);
});

test('ID-05 related indexes begin with those that have most in common with the index', async () => {
  const page = await visit(path);
  const answer = await page.request.get(`/api/index-details/related-indexes?portfolioId=${fundId}`);
  const { relatedIndexes } = (await answer.json()) as {
    relatedIndexes: { portfolioName: string; relation: string }[];
  };
  const family = relatedIndexes.filter(({ relation }) => relation === 'family');
  // By name alone Emerging and Frontier Markets would come before them.
  for (const { portfolioName } of family.slice(0, 4)) expect(portfolioName).toContain('World');
});

test('a name of two lines stays beside the sign that opens it', async () => {
  const page = await visit(localPath('ja-jp', path), { viewport: { width: 375, height: 900 } });
  const names = page.locator('#sustainability summary');
  const firstLines = await names.evaluateAll((found) =>
    found.map((name) => {
      const text = document.createRange();
      text.selectNodeContents(name);
      return text.getBoundingClientRect().top - name.getBoundingClientRect().top;
    }),
  );
  expect(firstLines.length).toBeGreaterThan(10);
  expect(Math.max(...firstLines)).toBeLessThan(8);
});
