import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectShown, visit } from '../../support/visits.ts';

/** The gaps between the words of elements beside each other on one line, in pixels. */
const gapsBetween = (all: Locator) =>
  all.evaluateAll((elements) => {
    const boxes = elements.map((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      return words.getBoundingClientRect();
    });
    return boxes.flatMap((box, i) => {
      const next = boxes[i + 1];
      return next && Math.abs(next.top - box.top) < 24 ? [Math.round(next.left - box.right)] : [];
    });
  });

test.each(['#returns', '#composition'])(
  'ID-06 links at the end of a note stand apart: %s',
  async (section) => {
    const page = await visit('/indexes/details/PLWLD_NTR_USD', {
      viewport: { width: 1280, height: 900 },
    });
    const links = page.locator(`${section} :is(a[href*=".png"], a[href*=".svg"])`);
    await expectShown(links.first());
    const [gap] = await gapsBetween(links);
    expect(gap).toBeGreaterThanOrEqual(8);
  },
);

test.each(['', '/ja-jp'])(
  'PR-01 amounts stand apart from the words of the next column%s',
  async (prefix) => {
    const page = await visit(`${prefix}/investable-products`, {
      viewport: { width: 1280, height: 900 },
    });
    const rows = page.locator('main tbody tr');
    await expectShown(rows.first());
    for (const row of await rows.all()) {
      const [gap] = await gapsBetween(row.locator('td:nth-child(5), td:nth-child(6)'));
      expect(gap).toBeGreaterThanOrEqual(16);
    }
  },
);

test('the field beside the topics of the API says in Japanese too what it is for', async () => {
  const page = await visit('/ja-jp/api', { viewport: { width: 1280, height: 900 } });
  const field = page.locator('main input[type=search]');
  const [room, words] = await field.evaluate((input: HTMLInputElement) => {
    const style = getComputedStyle(input);
    const pen = document.createElement('canvas').getContext('2d')!;
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const padding = parseFloat(style.paddingInlineStart) + parseFloat(style.paddingInlineEnd);
    return [input.clientWidth - padding, pen.measureText(input.placeholder).width] as const;
  });
  // The browser keeps some of it for the button that clears the field.
  expect(words).toBeLessThanOrEqual(room - 16);
});
