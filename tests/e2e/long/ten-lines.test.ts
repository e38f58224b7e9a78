import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit } from '../../support/visits.ts';

const ids = [
  'PLWLD_NTR_USD',
  'PLUSA_NTR_USD',
  'PLEUR_NTR_EUR',
  'PLJPN_NTR_EURH',
  'PLGAG_TR_USDH',
  'PLACW_NTR_USD',
  'PLUAG_TR_USD',
  'PLUHS_TR_USD',
  'PLUC1_TR_USD',
  'PLEUR_NTR_USD',
].join('%2C');
const comparison = `/indexes/compare?ids=${ids}`;

/** The colours of the lines of the first chart, and of their letters in its legend. */
const coloursOn = (page: Page) =>
  page
    .locator('main figure')
    .first()
    .evaluate((figure) => ({
      lines: Array.from(figure.querySelectorAll('g[data-line]:has(path)'))
        .toReversed()
        .map((line) => getComputedStyle(line).stroke),
      legend: Array.from(
        figure.querySelectorAll('li[data-line] > [class^=letter]'),
        (letter) => getComputedStyle(letter).borderBottomColor,
      ),
    }));

test('each of ten lines has a colour of its own, which its letter has: on screen, paper and by a contrast theme', async () => {
  const page = await visit(comparison, {
    viewport: { width: 1280, height: 800 },
  });
  for (const media of [
    { colorScheme: 'light' },
    { colorScheme: 'dark' },
    { media: 'print' },
    { forcedColors: 'active' },
  ] as const) {
    await page.emulateMedia({
      media: 'screen',
      colorScheme: 'light',
      forcedColors: 'none',
      ...media,
    });
    const { lines, legend } = await coloursOn(page);
    expect([media, new Set(lines).size]).toEqual([media, 10]);
    expect([media, legend]).toEqual([media, lines]);
  }
  await page.emulateMedia({
    media: 'screen',
    colorScheme: 'light',
    forcedColors: 'none',
  });
});

test.each([375, 1280])(
  'three values or more stand at the grid of ten lines: %i px',
  async (width) => {
    const page = await visit(comparison, { viewport: { width, height: 800 } });
    const plot = page.locator('main figure svg').first();
    const grid = await plot
      .locator('> line[class^=grid]')
      .evaluateAll((lines) => lines.map((line) => line.getAttribute('y1')));
    const values = await plot
      .locator('> text[class^=value]')
      .evaluateAll((texts) => texts.map((text) => text.getAttribute('y')));
    expect(values.length).toBeGreaterThanOrEqual(3);
    expect(values).toEqual(grid);
  },
);

test.each([375, 800, 1280])(
  'ID-02 the values of a grid stand before their plot, within the page: no line runs through one: %i px',
  async (width) => {
    const page = await visit(comparison, { viewport: { width, height: 800 } });
    const places = await page
      .locator('main figure svg:has(> text[class^=value])')
      .evaluateAll((plots) =>
        plots.flatMap((plot) => {
          const { left } = plot.getBoundingClientRect();
          return Array.from(plot.querySelectorAll('text[class^=value]'), (value) => {
            const box = value.getBoundingClientRect();
            return { gap: left - box.right, left: box.left };
          });
        }),
      );
    expect(places.length).toBeGreaterThan(6);
    for (const { gap, left } of places) {
      expect(gap).toBeGreaterThan(2);
      expect(left).toBeGreaterThanOrEqual(0);
    }
  },
);

test('the picture of ten lines has ten colours, and the values of its grid', async () => {
  const page = await visit(comparison);
  const svg = await page.evaluate(
    async (address) => (await fetch(address)).text(),
    `/charts/compare.svg?ids=${ids}`,
  );
  const strokes = Array.from(svg.matchAll(/fill="none" stroke="(#\w+)"/g), ([, colour]) => colour);
  expect(new Set(strokes).size).toBe(10);
  const times = new Map<string, number>();
  for (const [, colour = ''] of svg.matchAll(/stroke="(#\w+)"/g))
    times.set(colour, (times.get(colour) ?? 0) + 1);
  // The grid alone has one colour more than twice: a line has a dashed part at most.
  expect(Math.max(...times.values())).toBeGreaterThanOrEqual(3);
});
