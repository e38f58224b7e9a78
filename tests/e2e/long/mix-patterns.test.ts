import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { localPath } from '#src/urls.ts';
import { expectShown, visit } from '../../support/visits.ts';

const blend = '/indexes/blend?of=PLWLD_NTR_USD*60%2CPLGAG_TR_USDH*40';
const comparison = '/indexes/compare?ids=PLWLD_NTR_USD%2CPLUSA_NTR_USD%2CPLJPN_NTR_JPY';

/** The returns of years in sight, with the ground of their cells and the contrast of the figure with it. */
const yearsOf = (page: Page) =>
  page.locator('#years table:not(details *) tbody td').evaluateAll((cells) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
    const rgb = (...colours: string[]) => {
      for (const colour of colours) {
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
      }
      return Array.from(canvas.getImageData(0, 0, 1, 1).data.slice(0, 3), (one) => one / 255);
    };
    const light = (parts: number[]) =>
      parts
        .map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4))
        .reduce((sum, one, at) => sum + one * [0.2126, 0.7152, 0.0722][at]!, 0);
    const paper = getComputedStyle(document.documentElement).backgroundColor;
    return cells.flatMap((cell) => {
      const figure = cell.querySelector('[data-heat] > span');
      if (figure === null) return [];
      const ground = getComputedStyle(cell).backgroundColor;
      const [one, other] = [
        light(rgb(getComputedStyle(figure).color)),
        light(rgb(paper, ground)),
      ] as const;
      return [
        {
          value: Number(figure.textContent.replace('−', '-')),
          ground,
          contrast: (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05),
        },
      ];
    });
  });

const sizes = [-15, -5, -0.5, 0.5, 5, 15] as const;

test.each([
  [comparison, 'light'],
  [blend, 'dark'],
  [localPath('ja-jp', comparison), 'dark'],
] as const)(
  'returns of years stand on a shade of their sign and size, legibly: %s, %s',
  async (path, colorScheme) => {
    const page = await visit(path, { colorScheme });
    const years = await yearsOf(page);
    expect(years.length).toBeGreaterThan(40);
    const shadeOf = (value: number) =>
      sizes.filter((edge) => (edge < 0 ? value > edge : value >= edge)).length;
    const grounds = new Map<number, Set<string>>();
    for (const { value, ground } of years) {
      const shade = shadeOf(value);
      grounds.set(shade, (grounds.get(shade) ?? new Set()).add(ground));
    }
    expect(grounds.size).toBeGreaterThanOrEqual(6);
    for (const [shade, found] of grounds) expect([shade, found.size]).toEqual([shade, 1]);
    expect(new Set(Array.from(grounds.values(), ([ground]) => ground)).size).toBe(grounds.size);
    expect(Math.min(...years.map(({ contrast }) => contrast))).toBeGreaterThan(4.5);
  },
);

test.each([
  [comparison, 'Global'],
  [localPath('ja-jp', blend), '世界金融危機'],
])('crises are bands in the chart of levels, named at their top: %s', async (path, name) => {
  const page = await visit(path, { viewport: { width: 1280, height: 800 } });
  const chart = page.locator('#window figure svg').first();
  await expectShown(chart.locator('text', { hasText: name }).and(page.locator(':visible')).first());
  // The demo names six, all of which lie within twenty years.
  expect(await chart.locator('rect').count()).toBe(6);
  expect(await page.locator('#drawdowns figure svg').first().locator('rect').count()).toBe(6);
});

test.each([comparison, localPath('ja-jp', comparison), blend])(
  'on a desk three tables of risk stand beside each other, and the first names their rows: %s',
  async (path) => {
    const page = await visit(path, { viewport: { width: 1280, height: 800 } });
    const tables = page.locator('#risk table');
    await expectShown(tables.first());
    const places = await tables.evaluateAll((all) =>
      all.map((table) => ({
        left: table.getBoundingClientRect().left,
        rows: Array.from(table.querySelectorAll('tr'), (row) =>
          Math.round(row.getBoundingClientRect().bottom),
        ),
        name: table.querySelector('tbody th')!.getBoundingClientRect().width > 100,
      })),
    );
    expect(places.map(({ name }) => name)).toEqual([true, false, false]);
    expect(places[1]!.rows).toEqual(places[0]!.rows);
    expect(places[2]!.rows).toEqual(places[0]!.rows);
    expect(places[1]!.left).toBeGreaterThan(places[0]!.left + 400);
    // Those that hear the page are told the names in each.
    expect(await tables.last().getByRole('rowheader').nth(1).textContent()).toMatch(
      /Plumbline|米国/,
    );
  },
);

test('on a desk no figure of a comparison has a heading of three lines', async () => {
  const five = `${comparison},PLEUR_NTR_EUR,PLGAG_TR_USDH`;
  const page = await visit(five, { viewport: { width: 1280, height: 800 } });
  await expectShown(page.locator('#sustainability thead th').first());
  const high = await page
    .locator(':is(#window, #risk, #crises, #sectors, #sustainability) thead th')
    .evaluateAll((all) =>
      all.filter((one) => one.getBoundingClientRect().height > 62).map((one) => one.textContent),
    );
  expect(high).toEqual([]);
});

test('LY-14 on a phone letters stand once above all years and all risks, and again where they are focused', async () => {
  const page = await visit(comparison, { viewport: { width: 375, height: 800 } });
  for (const section of ['years', 'risk', 'crises']) {
    const heads = page.locator(`#${section} table:not(details *) tbody tr:first-child th`);
    await expectShown(heads.first());
    const heights = () =>
      heads.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height > 24));
    const [first, ...others] = await heights();
    expect([section, first, others.length > 0, others.includes(true)]).toEqual([
      section,
      true,
      true,
      false,
    ]);
    await heads.last().getByRole('link').focus();
    expect((await heights()).at(-1)).toBe(true);
  }
  // Three indexes had 12,300 pixels.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThan(11_600);
});
