import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../support/axe.ts';
import { expectEverythingFits } from '../../support/looks.ts';
import { expectShown, resize, untilScriptsRun, visit } from '../../support/visits.ts';

const list = '/indexes/screener?currency=USD&sortBy=portfolioName';
const boxes = (page: Page) => page.locator('main tbody input[type=checkbox]');
const bar = (page: Page) => page.getByRole('region', { name: 'Selected indexes' });
const idsOf = (page: Page) => new URL(page.url()).searchParams.get('ids')?.split(',');

test('rows that are selected gather below the list, over its pages, and are compared', async () => {
  const page = await visit(list, { viewport: { width: 1280, height: 720 } });
  await untilScriptsRun(page);
  expect(await bar(page).count()).toBe(0);
  const before = await boxes(page).first().inputValue();
  const first = boxes(page).nth(1);
  const chosen = [await first.inputValue()];
  await first.check();
  await expectShown(bar(page).getByText('1 of at most 10 selected'));
  expect(await bar(page).getByRole('link', { name: 'Compare' }).count()).toBe(0);
  await page.locator('main nav a[href*="page=2"]').first().click();
  const second = boxes(page).first();
  await expect.poll(() => second.inputValue()).not.toBe(before);
  await expectShown(bar(page).getByText('1 of at most 10 selected'));
  chosen.push(await second.inputValue());
  await second.check();
  await expectShown(bar(page).getByText('2 of at most 10 selected'));
  await expectAccessible(page);
  await resize(page, 375, 700);
  await expectEverythingFits(page);
  await resize(page, 1280, 720);

  const levels = await bar(page).getByRole('link', { name: 'Levels (CSV)' }).getAttribute('href');
  const file = await (await page.request.get(levels ?? '')).text();
  expect(file.split('\r\n', 1)[0]).toBe(['date', ...chosen].join());
  await bar(page).getByRole('link', { name: 'Compare' }).click();
  await page.waitForURL(/\/indexes\/compare\?/);
  expect(idsOf(page)).toEqual(chosen);

  // Whoever comes back, by another tab too, finds the selection, and can take it back.
  await page.goto(list);
  await untilScriptsRun(page);
  await expect.poll(() => boxes(page).nth(1).isChecked()).toBe(true);
  await bar(page)
    .getByRole('button', { name: /: remove from the selection$/ })
    .last()
    .click();
  await expectShown(bar(page).getByText('1 of at most 10 selected'));
  await bar(page).getByRole('button', { name: 'Clear the selection' }).click();
  await expect.poll(() => bar(page).count()).toBe(0);
  await expect.poll(() => boxes(page).nth(1).isChecked()).toBe(false);
});

test('what a browser keeps in place of a selection selects nothing', async () => {
  const page = await visit(list);
  for (const damaged of ['null', '{', '{"fundId":"A"}', '[null]', '[{"fundId":1,"name":"A"}]']) {
    await page.evaluate((kept) => localStorage.setItem('selected-indexes', kept), damaged);
    await page.reload();
    await untilScriptsRun(page);
    expect([damaged, await bar(page).count()]).toEqual([damaged, 0]);
  }
  await boxes(page).first().check();
  await expectShown(bar(page).getByText('1 of at most 10 selected'));
});

test('a row is selected by keyboard, from its name on', async () => {
  const page = await visit(list);
  await untilScriptsRun(page);
  // From here on arrow keys are those of the table.
  await expect.poll(() => page.locator('main tbody [tabindex="0"]').count()).toBe(1);
  await page.locator('main tbody th a').first().focus();
  const onBox = () => page.evaluate(() => document.activeElement instanceof HTMLInputElement);
  for (let steps = 0; steps < 6 && !(await onBox()); steps += 1)
    await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect.poll(() => boxes(page).first().isChecked()).toBe(true);
  await expectShown(bar(page).getByText('1 of at most 10 selected'));
});

test('no more rows can be selected than a comparison takes', async () => {
  const page = await visit(`${list}&size=50`);
  await untilScriptsRun(page);
  for (let at = 0; at < 10; at += 1) await boxes(page).nth(at).check();
  await expectShown(bar(page).getByText('10 of at most 10 selected'));
  await expect.poll(() => boxes(page).nth(10).isDisabled()).toBe(true);
  expect(await boxes(page).nth(9).isDisabled()).toBe(false);
});

test('without scripts the ticked rows of a page are compared by a plain form', async () => {
  const page = await visit(list, { javaScriptEnabled: false });
  const chosen = await Promise.all([0, 2].map((at) => boxes(page).nth(at).inputValue()));
  await boxes(page).nth(0).check();
  await boxes(page).nth(2).check();
  await page.getByRole('button', { name: 'Compare the ticked indexes' }).click();
  await page.waitForURL(/\/indexes\/compare\?/);
  expect(new URL(page.url()).searchParams.getAll('ids')).toEqual(chosen);
  await expectShown(page.getByRole('heading', { level: 1 }));
  expect(await page.locator('main table').count()).toBeGreaterThan(2);
});
