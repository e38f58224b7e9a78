import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { localPath } from '#src/urls.ts';
import { demoIndexes } from '../../support/demo-indexes.ts';
import { visit } from '../../support/visits.ts';

const path = `/indexes/details/${demoIndexes.full.fundId}`;
const [returns, risk, drawdowns] = ['#returns', '#risk', '#risk'].map(
  (section, at) => `${section} [role=region] >> nth=${at === 2 ? 1 : 0}`,
) as [string, string, string];

/** The texts beyond the edge of the screen. The cell may go on beyond it: tables are wider than a phone. */
const beyondEdge = (page: Page, table: string) =>
  page
    .locator(table)
    .locator('th, td')
    .evaluateAll((cells) => {
      if (cells.length === 0) throw new Error('There is no such table');
      return cells
        .filter((cell) => {
          const text = document.createRange();
          text.selectNodeContents(cell);
          const ends = [cell, text].map((one) => one.getBoundingClientRect().right);
          return Math.min(...ends) > innerWidth;
        })
        .map((cell) => cell.textContent);
    });

test.each([
  [320, path, [returns, risk]],
  [375, path, [returns, risk, drawdowns]],
  [375, localPath('ja-jp', path), [returns, risk, drawdowns]],
])(
  'LY-14 on a phone returns and risk of an index are in sight, all periods of them: %i px, %s',
  async (width, address, tables) => {
    const page = await visit(address, { viewport: { width, height: 800 } });
    for (const table of tables) expect([table, await beyondEdge(page, table)]).toEqual([table, []]);
  },
);

test('on a phone the return of each period stands below its name', async () => {
  const page = await visit(path, { viewport: { width: 375, height: 800 } });
  const table = page.locator(returns);
  const boxes = (cells: string) =>
    table.locator(cells).evaluateAll((all) =>
      all.map((cell) => {
        const { left, right, top } = cell.getBoundingClientRect();
        return { left, right, top };
      }),
    );
  const [names, figures] = [await boxes('thead th'), await boxes('tbody td')];
  expect(figures).toHaveLength(8);
  for (const [at, figure] of figures.entries()) {
    const name = names[at + 1]!;
    expect([name.left, name.right]).toEqual([figure.left, figure.right]);
    expect(figure.top).toBeGreaterThan(name.top);
  }
  expect(new Set(figures.map(({ top }) => top)).size).toBe(2);
});

test('on a phone returns are a table for assistive technology', async () => {
  const page = await visit(path, { viewport: { width: 375, height: 800 } });
  const caption = await page.locator(`${returns} >> caption`).textContent();
  // The browser makes its tree of what is told some time after the page.
  await expect.poll(() => toldOf(page, caption!)).toEqual([2, 9, 1, 8]);
});

/** How many rows, headings of columns and rows, and cells are told of a table. */
async function toldOf(page: Page, caption: string) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const table = nodes.find(({ role, name }) => role?.value === 'table' && name?.value === caption);
  const roles: unknown[] = [];
  const collect = (ids: readonly string[] = []) => {
    for (const node of nodes.filter(({ nodeId }) => ids.includes(nodeId))) {
      roles.push(node.role?.value);
      collect(node.childIds);
    }
  };
  collect(table?.childIds);
  await session.detach();
  return ['row', 'columnheader', 'rowheader', 'cell'].map(
    (role) => roles.filter((one) => one === role).length,
  );
}
