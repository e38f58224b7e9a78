import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { resize, visit } from '../../support/visits.ts';

const returns = 'currency,asOfLevel,return1M,return3M,return1Y,return3Y,return5Y,volatility3Y';
const focused = (page: Page) =>
  page.evaluate(() => {
    const cell = document.activeElement?.closest<HTMLTableCellElement>('th, td');
    return cell ? [cell.closest('tr')!.rowIndex, cell.cellIndex] : null;
  });

/** Waits until the arrow keys are those of the table, which then is one tab stop. */
async function untilOneStop(page: Page): Promise<void> {
  await expect.poll(() => page.locator('main tbody [tabindex="0"]').count()).toBe(1);
}

test('SC-05 the table is one tab stop, in which arrow keys lead to every cell', async () => {
  const page = await visit(`/indexes/screener?variants=all&columns=${returns}`);
  const rows = page.locator('main tbody');
  await untilOneStop(page);
  expect(await rows.locator('td a').count()).toBe(0);
  await rows.locator('[tabindex="0"]').focus();
  await page.getByRole('grid').waitFor();
  // The name's cell has two parts: its link, and the box that selects the row.
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight']) {
    await page.keyboard.press(key);
  }
  expect(await focused(page)).toEqual([2, 3]);
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBeNull();
  await page.keyboard.press('Shift+Tab');
  expect(await focused(page)).toEqual([2, 3]);
});

test('ID-06 a figure of the list opens its working by Enter and by a click, and has the focus again', async () => {
  const page = await visit(`/indexes/screener?columns=${returns}`);
  const cell = page.locator('tbody tr:first-child td[data-figure=return1Y]');
  const shown = (await cell.innerText()).replace(/\s*†.*/s, '');
  await untilOneStop(page);
  await cell.click();
  const panel = page.locator('dialog[open]');
  await panel.getByText(shown, { exact: true }).first().waitFor();
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
  await expect.poll(() => focused(page)).toEqual([1, 5]);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await panel.getByRole('heading', { name: '3M return' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/indexes/screener');
});

const views = [
  '/indexes/screener',
  `/indexes/screener?columns=${returns}`,
  // Without the level its day stands below the name.
  '/indexes/screener?columns=currency%2Cboard-independence%2Cwomen-on-boards%2Cemployee-turnover%2Cesg-risk-score%2Cwater-intensity%2Cwaste-recycled',
];

test.each(views)(
  'SC-01 rows are 36 to 40 px high from 768 px on, whatever the width: %s',
  async (path) => {
    const page = await visit(path);
    const heights = () =>
      page
        .locator('tbody tr')
        .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    for (const width of [768, 1000, 1280, 1920]) {
      await resize(page, width, 900);
      for (const height of await heights()) {
        expect([width, height]).toEqual([
          width,
          expect.toSatisfy((h: number) => h >= 36 && h <= 40),
        ]);
      }
    }
  },
);

test('SC-01 the table alone becomes wider than the page, never than the window or 1,600 px', async () => {
  const page = await visit(`/indexes/screener?columns=${returns}`);
  for (const width of [800, 1280, 1920, 2560]) {
    await resize(page, width, 900);
    const [area, inner, scroll] = await page.evaluate(() => {
      const box = document.querySelector('main table')!.parentElement!.getBoundingClientRect();
      return [box, document.documentElement.clientWidth, document.documentElement.scrollWidth];
    });
    expect(area.right).toBeLessThanOrEqual(inner);
    expect(scroll).toBeLessThanOrEqual(inner);
    expect(area.width).toBeLessThanOrEqual(1600);
    if (width === 1920) expect(area.width).toBeGreaterThan(1200);
  }
});

test('SC-01 views, columns, rows on a page and order are in the address, which alone restores them', async () => {
  const page = await visit('/indexes/screener?currency=EUR');
  await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Risk' }).click();
  await page.getByRole('columnheader', { name: 'Sharpe ratio 3Y' }).getByRole('link').click();
  await page.waitForURL(/sortBy=sharpeRatio3Y&sortOrder=-1/);
  await page.getByRole('navigation', { name: 'Rows on a page' }).getByText('50').click();
  await page.waitForURL(/size=50/);
  await page.getByText(/^Columns \(/).click();
  await page.getByLabel('Add a column').selectOption({ label: 'Live record' });
  await page.getByRole('columnheader', { name: 'Live record' }).waitFor();
  const ratios = async (of: Page) =>
    (await of.locator('td[data-figure=sharpeRatio3Y]').allInnerTexts()).map((text) =>
      Number(text.replace('−', '-').replace(/\s*†.*/s, '')),
    );
  const shown = (await ratios(page)).filter(Number.isFinite);
  expect(shown.length).toBeGreaterThan(20);
  expect(shown).toEqual(shown.toSorted((a, b) => b - a));
  const again = await visit(new URL(page.url()).pathname + new URL(page.url()).search);
  expect((await ratios(again)).filter(Number.isFinite)).toEqual(shown);
});

test('SC-11 on a phone the name stays, with level and figure, in at most 60 % of the screen', async () => {
  for (const width of [320, 375]) {
    const page = await visit(`/indexes/screener?columns=${returns}`, {
      viewport: { width, height: 800 },
    });
    expect((await page.getByRole('table').boundingBox())?.width).toBe(704);
    const name = page.locator('tbody th').first();
    const box = await name.boundingBox();
    expect(box?.width).toBeLessThanOrEqual(0.6 * width);
    expect(await name.innerText()).toMatch(/[\d,.]+\s· [+−]?[\d.]+%/);
  }
});

test('SC-11 on a phone no figure of many chosen columns lies on the next', async () => {
  const years = Array.from({ length: 10 }, (_, back) => `return${2025 - back}`).join(',');
  const page = await visit(`/indexes/screener?columns=currency,${years}`, {
    viewport: { width: 375, height: 800 },
  });
  const tooWide = await page.locator('tbody td').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const content = document.createRange();
      content.selectNodeContents(cell);
      // The mark of a back-test hangs into the gap.
      const mark = cell.querySelector('[aria-hidden=true]');
      if (mark) content.setEndBefore(mark);
      const isWider = content.getBoundingClientRect().width > cell.getBoundingClientRect().width;
      return isWider ? cell.innerHTML : [];
    }),
  );
  expect(tooWide).toEqual([]);
});

/** Left edges of what a cell of a name has, line by line, and the tops of those that share a line on a phone. */
const edgesOf = (page: Page) =>
  page.locator('tbody th').evaluateAll((cells) =>
    cells.map((cell) => {
      const link = cell.querySelector('a')!;
      const codes = link.nextElementSibling!;
      const lines = [...link.getClientRects(), ...codes.getClientRects()];
      const firstOfLine = lines.filter(({ top }, at) => top - (lines[at - 1]?.top ?? -99) > 8);
      return {
        edges: new Set(firstOfLine.map(({ left }) => Math.round(left))).size,
        lines: firstOfLine.length,
        height: cell.getBoundingClientRect().height,
      };
    }),
  );

test('SC-01 all lines of a name begin at one edge, in rows of 36 to 40 px from 768 px on', async () => {
  for (const width of [375, 800, 1280]) {
    const page = await visit('/indexes/screener', { viewport: { width, height: 800 } });
    const cells = await edgesOf(page);
    expect(cells).toHaveLength(20);
    for (const { edges, lines, height } of cells) {
      expect(edges).toBe(1);
      // What identifies an index stands below its name where the row has its spark line, whatever the name's length.
      if (width === 1280) expect(lines).toBe(2);
      if (width >= 768) expect(height).toBeGreaterThanOrEqual(36);
      if (width >= 768) expect(height).toBeLessThanOrEqual(40);
    }
  }
});

test('SC-05 the variants beside a name are reached by arrow keys, before the next cell', async () => {
  const page = await visit('/indexes/screener?filterPattern=all%20country%20world');
  const row = page
    .locator('tbody tr')
    .filter({ has: page.locator('th a + span a') })
    .first();
  await untilOneStop(page);
  await row.locator('th a').first().focus();
  const variants = row.locator('th span span a:visible');
  const count = await variants.count();
  expect(count).toBeGreaterThan(1);
  for (let at = 0; at < count; at += 1) {
    await page.keyboard.press('ArrowRight');
    const focus = await page.evaluate(() => document.activeElement?.textContent);
    expect(await variants.allTextContents()).toContain(focus);
  }
  // The box that selects the row is the last part of the cell.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect((await focused(page))?.[1]).toBe(1);
  expect(await page.locator('main tbody [tabindex="0"]').count()).toBe(1);
});
