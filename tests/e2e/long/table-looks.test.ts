import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { localPath } from '#src/urls.ts';
import { expectShown, visit } from '../../support/visits.ts';

const paths = [
  '/indexes/details/PLWLD_NTR_USD',
  '/equity',
  '/documents',
  '/gender-diversity',
  '/status',
  '/page/methodology',
  '/insights/article/2641',
];

const cases = paths.flatMap((path) =>
  (['en-us', 'ja-jp'] as const).map((language) => localPath(language, path)),
);

/** Latin words of headings that stand in two lines: what was not broken there on purpose. */
const brokenHeadings = (page: Page) =>
  page.locator('main thead th').evaluateAll((headings) => {
    const texts = headings.flatMap((heading) => {
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (walker.nextNode()) found.push(walker.currentNode as Text);
      return found;
    });
    return texts.flatMap((text) =>
      [...text.data.matchAll(/[a-z\d]+/gi)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set(Array.from(range.getClientRects(), ({ top }) => top));
        return lines.size > 1 ? [word] : [];
      }),
    );
  });

/** Tables of two or three columns that have to be scrolled to be read, by the pixels that are aside. */
const scrolledForLittle = (page: Page) =>
  page.locator('main table').evaluateAll((tables) =>
    tables.flatMap((table) => {
      const area = table.parentElement?.getBoundingClientRect();
      const isRead = table.checkVisibility() && table.querySelector('tr')!.cells.length <= 3;
      if (!area || !isRead) return [];
      const ends = Array.from(table.querySelectorAll('tr > :last-child'), (cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return range.getBoundingClientRect().right;
      });
      const aside = Math.round(Math.max(...ends) - area.right);
      return aside > 1 ? [`${table.textContent.slice(0, 40)}: ${aside}px`] : [];
    }),
  );

test.each(cases)(
  'on the smallest screens no heading of a column is broken, and three columns are in sight: %s',
  async (path) => {
    const page = await visit(path, { viewport: { width: 320, height: 800 } });
    expect(await brokenHeadings(page)).toEqual([]);
    expect(await scrolledForLittle(page)).toEqual([]);
  },
);

test('on the smallest screens the first figure beside a short name is in sight', async () => {
  const page = await visit('/indexes/details/PLWLD_NTR_USD', {
    viewport: { width: 320, height: 800 },
  });
  const figures = page.locator(
    ':is(#returns, #risk, #constituents) tbody tr > th:first-child + td',
  );
  const ends = await figures.evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const { textAlign, paddingRight } = getComputedStyle(cell);
      if (textAlign !== 'end' || !cell.checkVisibility()) return [];
      return [cell.getBoundingClientRect().right - parseFloat(paddingRight)];
    }),
  );
  expect(ends.length).toBeGreaterThan(20);
  expect(Math.max(...ends)).toBeLessThanOrEqual(304);
});

test('no name in a list has a currency or two alone on its last line', async () => {
  const page = await visit('/structured-products', { viewport: { width: 375, height: 800 } });
  const lastOfLines = await page.locator('tbody td a').evaluateAll((names) =>
    names.flatMap((name) => {
      const lines = Array.from(name.getClientRects(), ({ width }) => width);
      return lines.length < 2 ? [] : [lines.at(-1)! / Math.max(...lines)];
    }),
  );
  expect(lastOfLines.length).toBeGreaterThan(3);
  expect(Math.min(...lastOfLines)).toBeGreaterThan(0.5);
});

/** The width of a column beside that of its table's area, on a phone. */
const shareOf = async (path: string, table: RegExp, column: number) => {
  const page = await visit(path, { viewport: { width: 375, height: 700 } });
  const cell = page.getByRole('table', { name: table }).locator('tbody tr').first();
  return cell.evaluate((row, at) => {
    const { width } = row.children[at]!.getBoundingClientRect();
    return width / row.closest('[role=region]')!.clientWidth;
  }, column);
};

test('on a phone a number leaves its row to what is read', async () => {
  const texts = [
    ['/ja-jp/status', /算出規則|計算規則/, 2, 0.48],
    // Beside it stands when the release was published.
    ['/ja-jp/status', /リリース/, 1, 0.28],
    ['/api', /identifier of an index/, 1, 0.6],
  ] as const;
  for (const [path, table, column, share] of texts) {
    expect([path, await shareOf(path, table, column)]).toEqual([
      path,
      expect.toSatisfy((found: number) => found >= share),
    ]);
  }
});

test('below a list on a desk its choices and files stand in one line', async () => {
  const page = await visit('/indexes/screener', { viewport: { width: 1280, height: 800 } });
  const choices = page.getByRole('navigation', { name: /Variants|Rows on a page/ });
  const tops = await choices.evaluateAll((all) =>
    all.map((one) => Math.round(one.getBoundingClientRect().top)),
  );
  const download = await page.getByText('Download this list').boundingBox();
  expect(new Set([...tops, Math.round(download!.y)]).size).toBe(1);
});

test('a table of files says which rows are not counted', async () => {
  const page = await visit('/data');
  const row = page.getByRole('row', { name: /^constituents / });
  await expectShown(row.getByText('not counted'));
});
