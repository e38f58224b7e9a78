import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoIndexes } from '../../support/demo-indexes.ts';
import { expectFocused, visit } from '../../support/visits.ts';

const { fundId } = demoIndexes.full;
const path = `/indexes/details/${fundId}`;

test('ID-02 an index is compared with others from their common first day on', async () => {
  const page = await visit(path);
  const section = page.locator('#comparison');
  await section.getByRole('combobox').fill('PLEUR_NTR_EUR');
  await section.getByRole('button', { name: 'Add' }).click();
  await page.waitForURL(/[?&]compare=PLEUR_NTR_EUR/);
  const chart = page.locator('#levels figure');
  const rows = chart.locator('li[data-line]');
  await expect.poll(() => rows.count()).toBe(2);

  // The same from the levels that the API gives: 100 on the first day that both have in five years.
  const slider = chart.getByRole('slider', { name: 'Level on a date' });
  await slider.focus();
  await page.keyboard.press('Home');
  await expect.poll(() => rows.first().innerText()).toMatch(/100\.00/);
  await expect.poll(() => rows.nth(1).innerText()).toMatch(/100\.00/);
  await page.keyboard.press('End');
  const shown = async () => {
    const [, level] = /([\d,.]+)\s+[+−]/.exec(await rows.nth(1).innerText()) ?? [];
    return Number(level?.replaceAll(',', ''));
  };
  await expect.poll(shown).toBeCloseTo(await growthOverFiveYears(page), 1);

  await section.getByRole('link', { name: /^Plumbline Europe .*: remove/ }).click();
  await expect.poll(() => rows.count()).toBe(0);
  await expectFocused(section.getByRole('heading', { level: 2 }));
});

test('ID-02 typed words become the identifier of an index, in the address and in the chart', async () => {
  const page = await visit(`${path}?period=3Y`);
  const section = page.locator('#comparison');
  await section.getByRole('combobox').fill('plumbline japan NTR JPY');
  await section.getByRole('button', { name: 'Add' }).click();
  await page.waitForURL(`**${path}?period=3Y&compare=PLJPN_NTR_JPY#levels`);
  await section.getByRole('link', { name: /^Plumbline Japan NTR JPY: remove/ }).waitFor();
  await expect.poll(() => page.locator('#levels figure li[data-line]').count()).toBe(2);
  await page.goBack();
  await page.waitForURL(`**${path}?period=3Y`);
});

test('ID-02 what is picked stands in the address, and those of the same variant come first', async () => {
  const page = await visit(path);
  const section = page.locator('#comparison');
  const field = section.getByRole('combobox');
  // At once: the answer to a part of it would take back what was highlighted in that to another.
  await field.fill('emerging');
  const options = section.getByRole('option');
  await expect.poll(() => options.first().innerText()).toMatch(/^Plumbline Emerging .*NTR USD\b/);
  // In the order of the list, without scripts the same: only price return would be another variant.
  const names = (await options.allInnerTexts()).map((text) => text.split('\n')[0]!);
  const alike = names.filter((name) => name.endsWith(' NTR USD'));
  expect(alike.length).toBeGreaterThan(1);
  expect(names.slice(0, alike.length)).toEqual(alike);
  await field.press('ArrowDown');
  const second = names[1]!;
  await field.press('Enter');
  await section.getByRole('link', { name: `${second}: remove from comparison` }).waitFor();
  expect(new URL(page.url()).searchParams.get('compare')).toMatch(/^PL\w+_NTR_USD$/);
  // Picked once, it is offered no more.
  await section.getByRole('combobox').fill('emerging');
  await expect.poll(() => options.count()).toBeGreaterThan(0);
  expect((await options.allInnerTexts()).filter((text) => text.startsWith(second))).toEqual([]);
  // Who goes on by Tab has picked nothing.
  await section.getByRole('combobox').press('Tab');
  await expect.poll(() => options.count()).toBe(0);
  expect(new URL(page.url()).searchParams.getAll('compare')).toHaveLength(1);
});

test('ID-02 beside the lines stand figures of each index, as of its own last level', async () => {
  const page = await visit(`${path}?compare=PLPEG_TR_USD`);
  const rows = page.locator('#comparison table').last().locator('tbody tr');
  await expect.poll(() => rows.count()).toBe(2);
  const [world, private_] = await Promise.all(
    [fundId, 'PLPEG_TR_USD'].map(async (indexId) => {
      const answer = await page.request.get(`/api/index-details/figures?indexId=${indexId}`);
      return (await answer.json()) as {
        periodReturns: { tag: string; value: number }[];
        risk: { tag: string; value: number }[];
      };
    }),
  );
  const texts = await rows.allInnerTexts();
  expect(texts[0]).toContain('19 Nov 2026');
  expect(texts[1]).toContain('30 Oct 2026');
  for (const [at, figures] of [world!, private_!].entries()) {
    const oneYear = figures.periodReturns.find(({ tag }) => tag === 'return1Y')!.value;
    expect(texts[at]).toContain(`${oneYear < 0 ? '−' : '+'}${Math.abs(oneYear).toFixed(2)}`);
    const volatility = figures.risk.find(({ tag }) => tag === 'volatility3Y')!.value;
    expect(texts[at]).toContain(volatility.toFixed(2));
  }
});

test('RT-18 who compares at the address that links lead to stands before the chart of both', async () => {
  for (const options of [{}, { javaScriptEnabled: false }]) {
    const page = await visit(`/indexes/screener/all-asset-types/${fundId}`, options);
    const section = page.locator('#comparison');
    await section.getByRole('combobox').fill('PLEUR_NTR_EUR');
    await section.getByRole('button', { name: 'Add' }).click();
    await page.waitForURL(`**${path}?compare=PLEUR_NTR_EUR#levels`);
    const chart = page.locator('#levels');
    await chart.locator('figure li[data-line]').first().waitFor();
    const top = () => chart.evaluate((node) => node.getBoundingClientRect().top);
    await expect.poll(top).toSatisfy((distance: number) => distance >= 0 && distance < 200);
    // What had the focus went with the page before.
    if (!('javaScriptEnabled' in options)) await expectFocused(chart.locator('h2'));
  }
});

/** Level of Europe now, where it was 100 at the start of the five years that World looks back. */
async function growthOverFiveYears(page: Page): Promise<number> {
  const levelsOf = async (secId: string) => {
    const answer = await page.request.get(`/api/index-prices?secId=${secId}`);
    const [found] = ((await answer.json()) as { indexPrices: { pricesData: Coded }[] }).indexPrices;
    const { firstDate, decimals, dayDeltas, valueDeltas } = found!.pricesData;
    const levels = new Map<number, number>();
    let day = Date.parse(firstDate) / 86_400_000;
    let value = 0;
    for (const [i, delta] of dayDeltas.entries()) {
      day += delta;
      value += valueDeltas[i] ?? 0;
      levels.set(day, value / 10 ** decimals);
    }
    return levels;
  };
  const [world, europe] = [await levelsOf(fundId), await levelsOf('PLEUR_NTR_EUR')];
  const last = Math.max(...world.keys());
  const date = new Date(last * 86_400_000);
  const start = Date.UTC(date.getUTCFullYear() - 5, date.getUTCMonth(), date.getUTCDate());
  const before = [...world.keys()].filter((day) => day <= start / 86_400_000);
  const base = [...world.keys()].find((day) => day >= before.at(-1)! && europe.has(day))!;
  return (europe.get(Math.max(...europe.keys()))! / europe.get(base)!) * 100;
}

type Coded = { firstDate: string; decimals: number; dayDeltas: number[]; valueDeltas: number[] };

test('ID-02 without scripts an index is compared by a plain form and by links', async () => {
  const page = await visit(path, { javaScriptEnabled: false });
  const section = page.locator('#comparison');
  // A name, not an identifier: the best match is taken.
  await section.getByRole('combobox').fill('plumbline japan NTR JPY');
  await section.getByRole('button', { name: 'Add' }).click();
  await page.waitForURL(`**${path}?compare=PLJPN_NTR_JPY#levels`);
  const lines = page.locator('#levels figure [data-line] path');
  // Live and back-tested part of two levels, and of their two drawdowns.
  await expect.poll(() => lines.count()).toBe(8);
  await page.locator('#levels input[name=from]').fill('2024-01-02');
  await page.locator('#levels input[name=to]').fill('2024-12-31');
  await page.getByRole('form', { name: 'From one day to another' }).getByRole('button').click();
  await page.waitForURL(/compare=PLJPN_NTR_JPY&from=2024-01-02&to=2024-12-31/);
  await expect.poll(() => lines.count()).toBe(8);
  expect(await page.locator('#levels figcaption').innerText()).toMatch(/^\d Jan 2024 = 100$/);
});

test('ID-02 compared lines are told by letters at their ends, and by their names', async () => {
  const page = await visit(`${path}?compare=PLEUR_NTR_EUR&compare=PLJPN_NTR_JPY`);
  const figure = page.locator('#levels figure');
  expect(await figure.locator('figcaption').innerText()).toMatch(/^\d+ \w{3} \d{4} = 100$/);
  const boxes = await Promise.all(
    ['A', 'B', 'C'].map((letter) =>
      figure
        .locator('svg text', { hasText: new RegExp(`^${letter}$`) })
        .first()
        .boundingBox(),
    ),
  );
  const ends = await figure
    .locator('svg g[data-line]:has(tspan)')
    .evaluateAll((all) =>
      all.map((end) =>
        Array.from(end.querySelectorAll('tspan'), ({ textContent }) => textContent.trim()).join(
          ' ',
        ),
      ),
    );
  expect(ends).toEqual(['World NTR USD', 'Europe NTR EUR', 'Japan NTR JPY']);
  const tops = boxes.map((box) => box?.y ?? 0).toSorted((one, other) => one - other);
  expect(tops[1]! - tops[0]!).toBeGreaterThan(12);
  expect(tops[2]! - tops[1]!).toBeGreaterThan(12);
});

test('ID-02 the values of the grid stand beside the compared lines, where none crosses them', async () => {
  const page = await visit(`${path}?compare=PLEUR_NTR_EUR&period=1Y`);
  const figure = page.locator('#levels figure');
  const plot = await figure.getByRole('slider').first().boundingBox();
  const label = await figure.locator('svg text', { hasText: /^100$/ }).boundingBox();
  expect(label!.x).toBeGreaterThan(plot!.x + plot!.width);
});
