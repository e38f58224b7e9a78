import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { expectShown, visit } from '../../support/visits.ts';

/** The demo has no calendar: its answer gets the due moment that one would give. */
const withDueLevels = (page: Page) =>
  page.route(/\/api\/level-dates/, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { levelDates: { frequency: string }[] };
    const nextDue = { date: '2026-11-20', by: '2026-11-20T22:30:00.000Z' };
    const levelDates = answer.levelDates.map((one) =>
      one.frequency === 'daily' ? { ...one, nextDue } : one,
    );
    await route.fulfill({ response, json: { ...answer, levelDates } });
  });

const at = (time: string) => async (page: Page) => {
  await withDueLevels(page);
  await page.clock.setFixedTime(new Date(time));
};

test.each([
  ['2026-11-20T22:29:00Z', 0],
  ['2026-11-20T22:31:00Z', 1],
])('the status says what is late by the clock of the reader, at %s', async (time, late) => {
  const page = await visit('/', { before: at(time) });
  await page.getByRole('link', { name: 'Data status', exact: true }).click();
  const daily = page.getByRole('row', { name: /^Daily 19 Nov 2026 20 Nov 2026/ });
  await expectShown(daily);
  expect(await daily.getByText('Late', { exact: true }).count()).toBe(late);
  expect(await page.getByText('Late', { exact: true }).count()).toBe(late);
});

test.each(['/status', '/ja-jp/status'])(
  'on a phone %s shows by when levels are due, and when a release was published',
  async (path) => {
    const page = await visit(path, { viewport: { width: 375, height: 800 } });
    const home = path.replace('/status', '') || '/';
    const due = await visit(home, {
      viewport: { width: 375, height: 800 },
      before: at('2026-11-20T22:31:00Z'),
    });
    await due.getByRole('link', { name: /^(Data status|データの公表状況)$/ }).click();
    const moment = due.locator('table').first().getByText('22:30 UTC').first();
    await expectShown(moment);
    for (const shown of [
      moment,
      page
        .locator('table')
        .getByText(/\d\d:\d\d UTC/)
        .last(),
    ]) {
      const right = await shown.evaluate((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return range.getBoundingClientRect().right;
      });
      expect(right).toBeLessThanOrEqual(375 - 16);
    }
  },
);

test('what the status says is what the API says', async () => {
  const answer = await fetch(`${inject('demoUrl')}/api/level-dates?size=200`);
  const { levelDates, numberOfIndexesContinued } = (await answer.json()) as {
    levelDates: { numberOfIndexes: number }[];
    numberOfIndexesContinued: number;
  };
  const page = await visit('/ja-jp/status');
  await expectShown(page.getByRole('heading', { level: 1, name: 'データの公表状況' }));
  const rows = page.getByRole('table').first().locator('tbody tr');
  expect(await rows.count()).toBe(levelDates.length);
  await expectShown(page.getByText(String(numberOfIndexesContinued), { exact: true }).first());
});

test.each([
  ['/status', '#rules'],
  ['/ja-jp/status', '#rules'],
  ['/data', 'section'],
  ['/ja-jp/data', 'section'],
])('on a phone the words of each row of %s have the whole width', async (path, section) => {
  const page = await visit(path, { viewport: { width: 375, height: 800 } });
  const table = page.locator(`main ${section} table`).first();
  const widths = await table
    .locator('tbody td:not([data-whole])')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width));
  expect(widths.length).toBeGreaterThan(4);
  expect(Math.min(...widths)).toBeGreaterThan(340);
  const aside = await table.evaluate((one) => one.scrollWidth - one.parentElement!.clientWidth);
  expect(aside).toBeLessThanOrEqual(0);
});

test('a day is one line on the narrowest phone, in Japanese too', async () => {
  for (const language of ['', '/ja-jp']) {
    const page = await visit(`${language}/status`, { viewport: { width: 320, height: 700 } });
    const lines = await page
      .locator('main table')
      .first()
      .locator('tbody td:nth-child(2) span')
      .evaluateAll((days) => days.map((day) => day.getClientRects().length));
    expect(lines.length).toBeGreaterThan(1);
    expect(new Set(lines)).toEqual(new Set([1]));
  }
});
