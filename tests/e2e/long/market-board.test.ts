import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit } from '../../support/visits.ts';

type Prices = { firstDate: string; decimals: number; dayDeltas: number[]; valueDeltas: number[] };

/** The levels of an index by their days, read from the open API. */
async function levelsOf(page: Page, fundId: string): Promise<[day: string, level: number][]> {
  const answer = await page.request.get(`/api/index-prices?secId=${fundId}`);
  const { indexPrices } = (await answer.json()) as { indexPrices: { pricesData: Prices }[] };
  const { firstDate, decimals, dayDeltas, valueDeltas } = indexPrices[0]!.pricesData;
  let [day, level] = [Date.parse(firstDate) / 86_400_000, 0];
  return dayDeltas.map((delta, i) => {
    day += delta;
    level += valueDeltas[i]!;
    return [new Date(day * 86_400_000).toISOString().slice(0, 10), level / 10 ** decimals];
  });
}

const board = (page: Page) => page.getByRole('region', { name: /^Markets on / });
const rowOf = (page: Page, name: string) => board(page).getByRole('row', { name });

const shownDate = (iso: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(iso));

const shownLevel = (level: number) => level.toLocaleString('en-US', { minimumFractionDigits: 2 });

test('moving the thread by keys moves the day across all indexes, with the figures of that day', async () => {
  const page = await visit('/', { viewport: { width: 1280, height: 900 } });
  const levels = await levelsOf(page, 'PLWLD_NTR_USD');
  const thread = board(page).getByRole('slider', { name: 'Day of the figures' });
  await thread.focus();
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowLeft');
  const [[, before], [day, level]] = levels.slice(-5) as [[string, number], [string, number]];
  const [, last] = levels.at(-1)!;
  await expect.poll(() => thread.getAttribute('aria-valuetext')).toBe(shownDate(day));
  const heading = board(page).getByRole('heading');
  await expect.poll(() => heading.textContent()).toBe(`Markets on ${shownDate(day)}`);
  const cells = await rowOf(page, 'Plumbline World NTR USD').getByRole('cell').allTextContents();
  const [shown, change, since] = cells;
  expect(shown).toBe(shownLevel(level));
  expect(Number(change?.replace('−', '-').replace('%', ''))).toBeCloseTo(
    (level / before - 1) * 100,
    1,
  );
  expect(Number(since?.replace('−', '-').replace('%', ''))).toBeCloseTo(
    (last / level - 1) * 100,
    1,
  );
  await board(page).getByRole('button', { name: 'Back to the last day' }).click();
  await expect.poll(() => thread.getAttribute('aria-valuetext')).toBe(shownDate(levels.at(-1)![0]));
});

test.each([
  ['a mouse', { hasTouch: false, viewport: { width: 1280, height: 900 } }],
  ['a finger', { hasTouch: true, viewport: { width: 375, height: 812 } }],
] as const)('%s moves the thread to where it points', async (_name, options) => {
  const page = await visit('/', options);
  const thread = board(page).getByRole('slider');
  const box = (await thread.boundingBox())!;
  // On a phone the name stands above its line, and leads to the index.
  const [x, y] = [box.x + box.width / 2, box.y + 50];
  if (options.hasTouch) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
  const line = board(page).locator('svg > line').first();
  const distance = async () => Math.abs(((await line.boundingBox())?.x ?? 0) - x);
  await expect.poll(distance).toBeLessThan(6);
  const heading = board(page).getByRole('heading');
  await expect.poll(() => heading.textContent()).toMatch(/ (May|Apr|Jun) 2026$/);
});

test('markets are in sight above the fold, six of them on the first two screens of a phone', async () => {
  const desk = await visit('/', { viewport: { width: 1280, height: 720 } });
  const bottom = async (page: Page, row: number) => {
    const box = await board(page).getByRole('row').nth(row).boundingBox();
    return (box?.y ?? 9999) + (box?.height ?? 0);
  };
  expect(await bottom(desk, 6)).toBeLessThanOrEqual(720);
  const phone = await visit('/', { viewport: { width: 375, height: 812 } });
  expect(await bottom(phone, 6)).toBeLessThanOrEqual(2 * 812);
});

test('without scripts it is a table with lines, of the last day', async () => {
  const page = await visit('/', { javaScriptEnabled: false });
  const rows = board(page).getByRole('row');
  expect(await rows.count()).toBe(11);
  const lines = board(page).locator('tbody svg path[d]');
  expect(await lines.count()).toBeGreaterThanOrEqual(10);
  expect(await board(page).getByRole('slider').count()).toBe(0);
  const [shown] = await rows.nth(1).getByRole('cell').allTextContents();
  const levels = await levelsOf(page, 'PLWLD_NTR_USD');
  expect(shown).toBe(shownLevel(levels.at(-1)![1]));
});
