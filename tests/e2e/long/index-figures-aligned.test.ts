import { expect, test } from 'vitest';
import { demoIndexes } from '../../support/demo-indexes.ts';
import { visit } from '../../support/visits.ts';

const widths = [375, 1280];
const viewport = (width: number) => ({ viewport: { width, height: 900 } });

test.each(widths)('the mark of a back-test stands beside its figure (%s px)', async (width) => {
  const page = await visit(`/indexes/details/${demoIndexes.new.fundId}`, viewport(width));
  const cell = page.locator('#variants td').first();
  await cell.scrollIntoViewIfNeeded();
  const mark = (await cell.getByText('†', { exact: true }).boundingBox())!;
  const figure = (await cell.getByText(/%$/).last().boundingBox())!;
  expect(Math.abs(mark.y - figure.y)).toBeLessThan(figure.height / 2);
  expect(mark.x).toBeGreaterThanOrEqual(figure.x + figure.width - 1);
  // A figure that leaves its cell runs into the next index.
  const box = (await cell.boundingBox())!;
  expect(figure.x + figure.width).toBeLessThanOrEqual(box.x + box.width);
});

test('ID-04 a dash for what is not yet processed ends where the figures of its column end', async () => {
  const page = await visit(`/indexes/details/${demoIndexes.young.fundId}`, viewport(1280));
  const dash = page.locator('#sustainability').getByRole('img', { name: 'Not yet processed' });
  await dash.first().scrollIntoViewIfNeeded();
  const beyond = await dash.first().evaluate((element) => {
    const cell = element.closest('td')!;
    const end =
      cell.getBoundingClientRect().right - parseFloat(getComputedStyle(cell).paddingRight);
    const text = document.createRange();
    text.selectNodeContents(element);
    return text.getBoundingClientRect().right - end;
  });
  expect(Math.abs(beyond)).toBeLessThan(1);
});

test.each(widths)('categories of documents do not break within a word (%s px)', async (width) => {
  const page = await visit('/documents?category=announcements', viewport(width));
  const category = page.locator('tbody td:nth-of-type(1)').first();
  const lines = await category.evaluate((cell) => {
    const text = document.createRange();
    text.selectNodeContents(cell.firstChild!);
    return text.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test.each(widths)(
  'ID-04 values of all units end together, before their percent sign (%s px)',
  async (width) => {
    const page = await visit(`/indexes/details/${demoIndexes.full.fundId}`, viewport(width));
    const values = page.locator('#sustainability tbody td:nth-of-type(1)');
    const ends = await values.evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const text = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode() as Text;
        const digits = text.data.match(/^[\d,.]+/);
        if (!digits) return [];
        const range = document.createRange();
        range.setStart(text, 0);
        range.setEnd(text, digits[0].length);
        // Pillars stand in columns: each table's own.
        const table = cell.closest('table')!.getBoundingClientRect();
        return [range.getBoundingClientRect().right - table.left];
      }),
    );
    expect(ends.length).toBeGreaterThan(8);
    expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(1);
  },
);

test('the mark of a back-tested year lies on no bar, and that of a December moves no figure', async () => {
  const page = await visit(`/indexes/details/${demoIndexes.new.fundId}`, viewport(1280));
  const table = page.locator('#returns table').filter({ hasText: 'Full year' }).first();
  await table.scrollIntoViewIfNeeded();
  const placed = await table.locator('tbody tr').evaluateAll((rows) => {
    const rightOf = (node: Node) => {
      const text = document.createRange();
      text.selectNodeContents(node);
      return text.getBoundingClientRect().right;
    };
    return (rows as HTMLTableRowElement[]).map(({ cells }) => {
      const [year, bar, december] = [cells[1]!, cells[2]!.querySelector('svg'), cells[14]!];
      const mark = year.querySelector('[aria-hidden]');
      const figure = document.createTreeWalker(december, NodeFilter.SHOW_TEXT).nextNode();
      return {
        roomBesideMark: mark && bar ? bar.getBoundingClientRect().left - rightOf(mark) : null,
        december: figure?.textContent?.trim() ? Math.round(rightOf(figure)) : null,
      };
    });
  });
  const rooms = placed.flatMap(({ roomBesideMark }) => roomBesideMark ?? []);
  expect(rooms.length).toBeGreaterThan(3);
  expect(Math.min(...rooms)).toBeGreaterThanOrEqual(0);
  expect(new Set(placed.flatMap(({ december }) => december ?? [])).size).toBe(1);
});

test('ID-03 a file of a document is named in one line beside the notices', async () => {
  const page = await visit(`/indexes/details/${demoIndexes.full.fundId}`, viewport(1280));
  const file = page.locator('#documents td:last-child a').first();
  await file.scrollIntoViewIfNeeded();
  const lines = await file.evaluate((link) => {
    const text = document.createRange();
    text.selectNodeContents(link);
    return new Set(Array.from(text.getClientRects(), ({ top }) => Math.round(top))).size;
  });
  expect(lines).toBe(1);
});
