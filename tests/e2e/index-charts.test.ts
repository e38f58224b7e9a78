import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { localPath } from '#src/urls.ts';
import { widths } from '../support/browser.ts';
import { demoIndexes } from '../support/demo-indexes.ts';
import { expectLabelsApart } from '../support/looks.ts';
import { expectFocused, expectShown, resize, untilScriptsRun, visit } from '../support/visits.ts';

const { fundId } = demoIndexes.full;
const path = `/indexes/details/${fundId}`;
const chart = (page: Page) => page.locator('#levels figure');
const readout = (page: Page) => chart(page).locator('p').nth(1);

test('ID-02 period and scale are in the address, and the page begins with them', async () => {
  const page = await visit(path);
  await page.getByRole('radio', { name: '3 years' }).check({ force: true });
  await page.waitForURL(/[?&]period=3Y/);
  await page.getByRole('radio', { name: 'Log' }).check({ force: true });
  await page.waitForURL(/[?&]scale=log/);
  const before = await readout(page).textContent();
  await page.reload();
  await untilScriptsRun(page);
  expect(await page.getByRole('radio', { name: '3 years' }).isChecked()).toBe(true);
  expect(await page.getByRole('radio', { name: 'Log' }).isChecked()).toBe(true);
  expect(await readout(page).textContent()).toBe(before);
});

const { full, young, old } = demoIndexes;

test.each(
  [full, young, old].flatMap(({ fundId: shown }) =>
    (['en-us', 'ja-jp'] as const).map((language) => [shown, language] as const),
  ),
)(
  'ID-02 no label of the chart of %s lies on another, in any period (%s)',
  async (shown, language) => {
    const page = await visit(localPath(language, `/indexes/details/${shown}`));
    const periods = await chart(page).locator('input[name=period]').all();
    // The widest has the room of the one before.
    for (const width of widths.slice(0, 2)) {
      await resize(page, width, 900);
      for (const period of periods) {
        await period.check({ force: true });
        await expectLabelsApart(page);
      }
    }
  },
);

test('ID-02 without scripts a period is chosen by a plain form', async () => {
  const page = await visit(path, { javaScriptEnabled: false });
  const before = await readout(page).textContent();
  await chart(page).locator('input[name=period][value="1Y"]').click({ force: true });
  await chart(page).getByRole('button', { name: 'Show' }).click();
  await page.waitForURL(/[?&]period=1Y/);
  await expect.poll(() => readout(page).textContent()).not.toBe(before);
});

const table = (page: Page) => chart(page).locator('details');
const isAwake = (page: Page) =>
  table(page)
    .locator('tbody td')
    .first()
    .evaluate((cell) => Object.keys(cell).some((key) => key.startsWith('__react')));

const pageOfTable = /^61–61 of 61$/;

test('ID-02 a closed table stays as it was sent until it is opened, and can be used then', async () => {
  const page = await visit(path);
  expect(await isAwake(page)).toBe(false);
  await table(page).locator('summary').click();
  await expect.poll(() => isAwake(page)).toBe(true);
  await table(page).getByRole('button', { name: 'Older' }).click();
  await expectShown(table(page).getByText(pageOfTable));
});

test('ID-02 a table that is opened holds the period that was chosen before', async () => {
  const page = await visit(path);
  await page.getByRole('radio', { name: '1 year' }).check({ force: true });
  await table(page).locator('summary').click();
  await expect.poll(() => table(page).locator('tbody tr').count()).toBe(13);
});

test('ID-02 a table that was opened before the page came alive can be used', async () => {
  const page = await visit(path, {
    before: (fresh) =>
      fresh.addInitScript(() =>
        addEventListener('DOMContentLoaded', () =>
          document.querySelector('#levels details')?.setAttribute('open', ''),
        ),
      ),
  });
  await expect.poll(() => isAwake(page)).toBe(true);
  await table(page).getByRole('button', { name: 'Older' }).click();
  await expectShown(table(page).getByText(pageOfTable));
});

test('ID-02 an index is compared with others from their common first day on', async () => {
  const page = await visit(path);
  const section = page.locator('#comparison');
  await section.getByRole('combobox').fill('PLEUR_NTR_EUR');
  await section.getByRole('button', { name: 'Add' }).click();
  await page.waitForURL(/[?&]compare=PLEUR_NTR_EUR/);
  const rows = section.locator('figure ul > li');
  await expect.poll(() => rows.count()).toBe(2);

  // The same from the levels that the API gives: 100 on the first day that both have in five years.
  const slider = section.getByRole('slider');
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

  await section.getByRole('link', { name: /^Remove Plumbline Europe/ }).click();
  await expect.poll(() => section.locator('figure').count()).toBe(0);
  await expectFocused(section.getByRole('heading', { level: 2 }));
});

test('ID-02 typed words become the identifier of an index, in the address and in the chart', async () => {
  const page = await visit(`${path}?period=3Y`);
  const section = page.locator('#comparison');
  await section.getByRole('combobox').fill('plumbline japan NTR JPY');
  await section.getByRole('button', { name: 'Add' }).click();
  await page.waitForURL(`**${path}?period=3Y&compare=PLJPN_NTR_JPY#comparison`);
  await section.getByRole('link', { name: /^Remove Plumbline Japan NTR JPY/ }).waitFor();
  await expect.poll(() => section.locator('figure').count()).toBe(1);
  await page.goBack();
  await page.waitForURL(`**${path}?period=3Y`);
});

test('RT-18 who compares at the address that links lead to stays at the comparison', async () => {
  for (const options of [{}, { javaScriptEnabled: false }]) {
    const page = await visit(`/indexes/screener/all-asset-types/${fundId}`, options);
    const section = page.locator('#comparison');
    await section.getByRole('combobox').fill('PLEUR_NTR_EUR');
    await section.getByRole('button', { name: 'Add' }).click();
    await page.waitForURL(`**${path}?compare=PLEUR_NTR_EUR#comparison`);
    await section.locator('figure').waitFor();
    const top = () => section.evaluate((node) => node.getBoundingClientRect().top);
    await expect.poll(top).toSatisfy((distance: number) => distance >= 0 && distance < 200);
    // What had the focus went with the page before.
    if (!('javaScriptEnabled' in options)) await expectFocused(section.locator('h2'));
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
  await page.waitForURL(`**${path}?compare=PLJPN_NTR_JPY#comparison`);
  await expect.poll(() => section.locator('figure path').count()).toBe(4);
  await section.getByRole('link', { name: '1Y', exact: true }).click();
  await page.waitForURL(/period=1Y/);
  await expect.poll(() => section.locator('figure path').count()).toBe(4);
});

test('ID-02 a drawdown is read day by day, and its values are a table too', async () => {
  const page = await visit(path);
  const figure = page.locator('#risk figure');
  const slider = figure.getByRole('slider', { name: 'Drawdown on a date' });
  const shown = () => figure.locator('strong').textContent();
  await slider.focus();
  // Nothing lies above the first level. The part may come alive after it has the focus.
  await expect
    .poll(async () => {
      await page.keyboard.press('Home');
      return shown();
    })
    .toBe('0.00%');
  await page.keyboard.press('End');
  await expect.poll(shown).toMatch(/^−\d+\.\d\d%$/);
  const last = await shown();
  await figure.locator('summary').click();
  const newest = figure.locator('tbody tr').first().locator('td');
  await expectShown(newest);
  expect(`${await newest.innerText()}%`).toBe(last);
});

test('ID-02 compared lines are told by letters at their ends, and the title by variant and currency', async () => {
  const page = await visit(`${path}?compare=PLEUR_NTR_EUR&compare=PLJPN_NTR_JPY`);
  const figure = page.locator('#comparison figure');
  expect(await figure.locator('figcaption').innerText()).toMatch(
    /^NTR USD, NTR EUR, NTR JPY · \d+ \w{3} \d{4} = 100$/,
  );
  const boxes = await Promise.all(
    ['A', 'B', 'C'].map((letter) =>
      figure.locator('svg text', { hasText: new RegExp(`^${letter}$`) }).boundingBox(),
    ),
  );
  const tops = boxes.map((box) => box?.y ?? 0).toSorted((one, other) => one - other);
  expect(tops[1]! - tops[0]!).toBeGreaterThan(12);
  expect(tops[2]! - tops[1]!).toBeGreaterThan(12);
});

test('ID-02 the values of the grid stand beside the compared lines, where none crosses them', async () => {
  const page = await visit(`${path}?compare=PLEUR_NTR_EUR&period=1Y`);
  const figure = page.locator('#comparison figure');
  const plot = await figure.getByRole('slider').boundingBox();
  const label = await figure.locator('svg text', { hasText: /^100$/ }).boundingBox();
  expect(label!.x).toBeGreaterThan(plot!.x + plot!.width);
});

test('ID-02 the name of every choice of a chart begins with the words that are seen', async () => {
  const page = await visit(`/indexes/details/${demoIndexes.full.fundId}?compare=PLEUR_NTR_EUR`);
  const choices = await page.locator('main input[type=radio]').evaluateAll((radios) =>
    radios.map((radio) => {
      const seen = radio.closest('label')!.textContent.trim();
      return { seen, name: radio.getAttribute('aria-label') ?? seen };
    }),
  );
  expect(choices.length).toBeGreaterThan(10);
  expect(choices.filter(({ seen, name }) => !name.startsWith(seen))).toEqual([]);
});
