import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoIndexes } from '../support/demo-indexes.ts';
import { visits } from '../support/visits.ts';

const visit = visits();

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
  expect(await page.getByRole('radio', { name: '3 years' }).isChecked()).toBe(true);
  expect(await page.getByRole('radio', { name: 'Log' }).isChecked()).toBe(true);
  expect(await readout(page).textContent()).toBe(before);
});

test('ID-02 without scripts a period is chosen by a plain form', async () => {
  const page = await visit(path, { javaScriptEnabled: false });
  const before = await readout(page).textContent();
  await chart(page).locator('input[name=period][value="1Y"]').click({ force: true });
  await chart(page).getByRole('button', { name: 'Show' }).click();
  await page.waitForURL(/[?&]period=1Y/);
  expect(await readout(page).textContent()).not.toBe(before);
});

test('ID-02 an index is compared with others from their common first day on', async () => {
  const page = await visit(path);
  const section = page.locator('#comparison');
  await section.getByRole('combobox').fill('PLEUR_NTR_EUR');
  await section.getByRole('button', { name: 'Add' }).click();
  await page.waitForURL(/[?&]compare=PLEUR_NTR_EUR/);
  const rows = section.locator('figure > div').last().locator('tbody tr');
  await expect.poll(() => rows.count()).toBe(2);

  // The same from the levels that the API gives: 100 on the first day that both have in five years.
  const slider = section.getByRole('slider');
  await slider.focus();
  await page.keyboard.press('Home');
  await expect.poll(() => rows.first().innerText()).toMatch(/100\.00/);
  expect(await rows.nth(1).innerText()).toMatch(/100\.00/);
  await page.keyboard.press('End');
  const shown = /([\d,.]+)\s+[+−]/.exec(await rows.nth(1).innerText())?.[1];
  expect(Number(shown?.replaceAll(',', ''))).toBeCloseTo(await growthOverFiveYears(page), 1);

  await section.getByRole('link', { name: /^Remove Plumbline Europe/ }).click();
  await expect.poll(() => section.locator('figure').count()).toBe(0);
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
  expect(await section.locator('figure path').count()).toBe(4);
  await section.getByRole('link', { name: '1Y', exact: true }).click();
  await page.waitForURL(/period=1Y/);
  expect(await section.locator('figure path').count()).toBe(4);
});
