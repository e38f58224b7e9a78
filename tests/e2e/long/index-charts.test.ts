import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { localPath } from '#src/urls.ts';
import { widths } from '../../support/browser.ts';
import { demoIndexes } from '../../support/demo-indexes.ts';
import { expectLabelsApart } from '../../support/looks.ts';
import { expectShown, resize, untilScriptsRun, visit } from '../../support/visits.ts';

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
  await expect.poll(() => page.getByRole('radio', { name: 'Log' }).isChecked()).toBe(true);
  const before = await readout(page).textContent();
  await page.reload();
  await untilScriptsRun(page);
  expect(await page.getByRole('radio', { name: '3 years' }).isChecked()).toBe(true);
  expect(await page.getByRole('radio', { name: 'Log' }).isChecked()).toBe(true);
  expect(await readout(page).textContent()).toBe(before);
});

const { full, young, old } = demoIndexes;

const labelled = [
  [old.fundId, 'ja-jp'],
  [full.fundId, 'en-us'],
  [young.fundId, 'en-us'],
  [full.fundId, 'ja-jp'],
  [young.fundId, 'ja-jp'],
  [old.fundId, 'en-us'],
] as const;

test.each(labelled)(
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
  await chart(page).getByRole('button', { name: 'Show' }).first().click();
  await page.waitForURL(/[?&]period=1Y/);
  await expect.poll(() => readout(page).textContent()).not.toBe(before);
});

const table = (page: Page) => chart(page).locator('details').first();
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

test('ID-02 one thread moves the day over level, drawdown and events, by keys and by pointer', async () => {
  const page = await visit(`${path}?period=Max`);
  const figure = chart(page);
  const slider = figure.getByRole('slider', { name: 'Level on a date' });
  const dots = figure.locator('circle');
  const places = () => dots.evaluateAll((all) => all.map((dot) => dot.getAttribute('cx')));
  await slider.focus();
  // Nothing lies above the first level. The part may come alive after it has the focus.
  await expect
    .poll(async () => {
      await page.keyboard.press('Home');
      return readout(page).innerText();
    })
    .toContain('0.00% below the high');
  await expect.poll(places).toEqual(['0%', '0%']);
  const events = figure.getByRole('slider', { name: 'Events' });
  await events.focus();
  await page.keyboard.press('Home');
  const event = () => events.getAttribute('aria-valuetext');
  await expect.poll(event).toBe('1 Mar 2004: Launch');
  await expectShown(figure.getByText('1 Mar 2004: Launch'));
  await expect.poll(() => readout(page).innerText()).toMatch(/^1 Mar 2004/);
  await expect.poll(async () => new Set(await places()).size).toBe(1);
  await page.keyboard.press('ArrowRight');
  await expect.poll(event).toMatch(/2007.*Global financial crisis/);
});

test('ID-02 every mark of the chart is in the table of its events', async () => {
  const page = await visit(`${path}?period=Max`, { javaScriptEnabled: false });
  const marks = chart(page).locator('[role=slider] svg[aria-hidden] > :is(line, svg)');
  await chart(page).locator('details').last().locator('summary').click();
  const rows = chart(page).locator('details').last().locator('tbody tr');
  const events = chart(page).getByRole('slider', { name: 'Events' });
  expect(await rows.count()).toBe(Number(await events.getAttribute('aria-valuemax')) + 1);
  expect(await marks.count()).toBeGreaterThanOrEqual(await rows.count());
  expect(await rows.last().innerText()).toMatch(/1 Mar 2004\s+Launch/);
});

test('ID-02 drawing a mouse over the plot shows the days between, as the address says', async () => {
  const page = await visit(`${path}?period=Max`);
  const box = (await chart(page).getByRole('slider').first().boundingBox())!;
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width * 0.25, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.5, y, { steps: 4 });
  await page.mouse.up();
  await page.waitForURL(/from=20\d\d-\d\d-\d\d&to=20\d\d-\d\d-\d\d/);
  const { searchParams } = new URL(page.url());
  expect(searchParams.get('period')).toBeNull();
  for (const name of ['from', 'to']) {
    const field = chart(page).locator(`input[name=${name}]`);
    // The address comes before the page.
    await expect.poll(() => field.inputValue()).toBe(searchParams.get(name));
  }
  const before = await readout(page).textContent();
  await page.reload();
  await untilScriptsRun(page);
  expect(await readout(page).textContent()).toBe(before);
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
