import { expect, test } from 'vitest';
import { demoIndexes } from '../../support/demo-indexes.ts';
import { visit } from '../../support/visits.ts';

const withTheme = { forcedColors: 'active' } as const;

test('in a contrast theme the headings of a table stand on a rule, as its rows do', async () => {
  const page = await visit('/indexes/screener', withTheme);
  const ruleOf = (cell: string) =>
    page
      .locator(`table ${cell}`)
      .first()
      .evaluate((one) => {
        const { borderBottomWidth, borderBottomStyle } = getComputedStyle(one);
        return [borderBottomWidth, borderBottomStyle];
      });
  expect(await ruleOf('thead th')).toEqual(['1px', 'solid']);
  expect(await ruleOf('tbody th')).toEqual(['1px', 'solid']);
});

test.each([375, 1280])(
  'in a contrast theme the ground behind a key figure leaves the lines around it whole (%s px)',
  async (width) => {
    const path = `/indexes/details/${demoIndexes.full.fundId}`;
    const page = await visit(path, { ...withTheme, viewport: { width, height: 900 } });
    // The ground of a text is as high as its font, whatever the height of its line.
    const overlaps = await page.locator('dl:has(dt:text-is("Level")) > div').evaluateAll((groups) =>
      groups.flatMap((group) => {
        const grounds = Array.from(group.children, (line) => {
          const range = document.createRange();
          range.selectNodeContents(line);
          return range.getBoundingClientRect();
        });
        return grounds.slice(1).map(({ top }, i) => grounds[i]!.bottom - top);
      }),
    );
    expect(overlaps.length).toBe(4);
    expect(Math.max(...overlaps)).toBeLessThanOrEqual(1);
  },
);

test('in a contrast theme no heading of the board lies under its day', async () => {
  const page = await visit('/', withTheme);
  const board = page.getByRole('table', { name: /^Markets/ });
  const heading = board.getByRole('columnheader').last();
  const colour = await heading.evaluate((one) => getComputedStyle(one).color);
  expect(colour).toBe('rgba(0, 0, 0, 0)');
});
