import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { brokenIn } from '../../support/broken-words.ts';
import { expectEverythingFits } from '../../support/looks.ts';
import { resize, visit } from '../../support/visits.ts';

const phone = { width: 375, height: 720 };

const boxOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((node) => {
      const { left, right, top, bottom } = node.getBoundingClientRect();
      return { left, right, top, bottom };
    });

test.each([
  // The address; what stands at the left, and beside it at the right.
  ['/gender-diversity', 'main section h2', '#limits'],
  ['/open-index-project', 'main article p + h2', 'main article ul ~ h2'],
  ['/notices/review-quarterly-2026-12', 'main article p + p', 'main article section h2'],
  ['/docs/methodology/rules-low-carbon?version=2.0&since=1.0', 'main select', 'main section p'],
])('LY-12 words have something beside them where there is room: %s', async (...given) => {
  const [path, atLeft, atRight] = given;
  const page = await visit(path);
  for (const [language, width] of [
    ['', 1280],
    ['/ja-jp', 1920],
  ] as const) {
    await page.setViewportSize({ width, height: 720 });
    await page.goto(language + path);
    const [left, right] = [await boxOf(page, atLeft), await boxOf(page, atRight)];
    const middle = width / 2;
    expect(left.left).toBeLessThan(middle);
    expect(right.right).toBeGreaterThan(middle + 150);
    // Beside it, not after all that stands at the left.
    const text = await boxOf(page, 'main article');
    expect(right.top).toBeLessThan((text.top + text.bottom) / 2);
    await expectEverythingFits(page);
  }
});

/** The texts of the first cells of a list on a phone, and how far to the right these reach. */
const firstCells = (page: Page) =>
  page.locator('main tbody th').evaluateAll((cells) =>
    cells.map((cell) => ({
      text: (cell as HTMLElement).innerText.replaceAll(/\s+/g, ' '),
      right: cell.getBoundingClientRect().right,
    })),
  );

test.each([
  ['/investable-products', /Fee a year \d\.\d\d% · .+ · [A-Z]{3}$/],
  ['/ja-jp/investable-products', /\d\.\d\d% · .+ · [A-Z]{3}$/],
  ['/structured-products', /(?:Maturity \d+ [A-Z][a-z]{2} 20\d\d|Open-ended) · .+$/],
  ['/ja-jp/structured-products', /\d+年\d+月\d+日 · .+$|満期なし · .+$/],
])('PR-01 a phone shows below the name what decides between products: %s', async (path, said) => {
  const page = await visit(path, { viewport: phone });
  const cells = await firstCells(page);
  expect(cells).toHaveLength(20);
  for (const { text, right } of cells) {
    expect(text).toMatch(said);
    expect(right).toBeLessThan(phone.width);
  }
  await expectEverythingFits(page);
  // Where the columns are in sight they say it.
  await resize(page, 1280, 720);
  for (const { text } of await firstCells(page)) expect(text).not.toMatch(said);
});

test.each(['', '/ja-jp'])(
  'the numbers that a calculation begins with stand beside their names on a phone: %s',
  async (language) => {
    const page = await visit(`${language}/indexes/details/PLUSA_NTR_USD/figures/return3Y`, {
      viewport: phone,
    });
    const value = page.getByRole('cell', { name: '3606.78', exact: true });
    const right = await value.evaluate((cell) => {
      const text = document.createRange();
      text.selectNodeContents(cell);
      return text.getBoundingClientRect().right;
    });
    expect(right).toBeLessThanOrEqual(phone.width - 16);
  },
);

test('a table of figures in an article shows more than one of them on a phone', async () => {
  const page = await visit('/insights/article/2641', { viewport: phone });
  const heads = page.locator('main [data-scroll-area] th[data-align="end"]');
  const rights = await heads.evaluateAll((cells) =>
    cells.map((cell) => cell.getBoundingClientRect().right),
  );
  expect(rights.filter((right) => right <= phone.width).length).toBeGreaterThanOrEqual(3);
});

test('IN-02 the only mark of a chart has a name in the list below, and no number', async () => {
  for (const width of [375, 1280]) {
    const page = await visit('/', { viewport: { width, height: 720 } });
    const mark = page.locator('main figure ol strong, main ol li strong').first();
    expect((await mark.innerText()).trim()).toBe('World down 9.09%');
  }
});

test.each(['', '/ja-jp'])(
  'GD-01 the group of each top constituent is in sight on a phone: %s',
  async (language) => {
    const page = await visit(`${language}/gender-diversity`, { viewport: phone });
    const groups = page.locator('main table').first().locator('tbody td:last-child svg');
    expect(await groups.count()).toBe(10);
    const rights = await groups.evaluateAll((marks) =>
      marks.map((mark) => mark.getBoundingClientRect().right),
    );
    expect(Math.max(...rights)).toBeLessThanOrEqual(phone.width - 16);
    await expectEverythingFits(page);
    expect(await brokenIn(page, 'main table :is(th, td)', /ウエイト|北米先進国/u)).toEqual([]);
  },
);
