import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectShown, visit } from '../../support/visits.ts';

const shownIn = (page: Page, name: string) =>
  page
    .locator('main figure svg text', { hasText: name })
    .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().width > 0).length);

test('ID-02 crises are named at the top of their bands, on phones in words below', async () => {
  const path = '/indexes/details/PLWLD_NTR_USD?period=Max';
  const page = await visit(path, { viewport: { width: 1280, height: 900 } });
  await expectShown(page.locator('main figure svg text', { hasText: 'Pandemic' }).last());
  expect(await shownIn(page, 'Global financial crisis')).toBeGreaterThan(0);
  const phone = await visit(path, { viewport: { width: 375, height: 800 } });
  expect(await shownIn(phone, 'Pandemic')).toBe(0);
});

test('IN-02 the lines of the lead chart bear their names on a tablet, and letters on a phone', async () => {
  const page = await visit('/insights', { viewport: { width: 620, height: 900 } });
  await expectShown(page.locator('main figure').first());
  expect(await shownIn(page, 'World NTR USD')).toBe(1);
  expect(await shownIn(page, 'World down')).toBe(1);
  const phone = await visit('/insights', { viewport: { width: 375, height: 800 } });
  expect(await shownIn(phone, 'World NTR USD')).toBe(0);
});

test.each([360, 375])('LY-14 the days of falls are in sight on a phone of %i px', async (width) => {
  const page = await visit('/indexes/details/PLWLD_NTR_USD', { viewport: { width, height: 800 } });
  const table = page.getByRole('table', { name: /^Deepest fall/ });
  await table.scrollIntoViewIfNeeded();
  const ends = await table.locator('tr > :last-child').evaluateAll((cells) =>
    cells.map((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return Math.ceil(range.getBoundingClientRect().right);
    }),
  );
  expect(Math.max(...ends)).toBeLessThanOrEqual(width - 16);
  expect(await table.locator('tbody td').nth(1).textContent()).toMatch(/^\d+ [A-Z][a-z]+ \d{4}$/);
});

test.each(['light', 'dark'] as const)(
  'API-04 strings of samples have a colour of their own (%s)',
  async (colorScheme) => {
    const page = await visit('/api/reference/index', { colorScheme });
    const code = page.locator('main pre code').first();
    const colours = await code.evaluate((sample) =>
      [sample, ...sample.querySelectorAll('span')].map((one) => getComputedStyle(one).color),
    );
    expect(new Set(colours).size).toBe(2);
  },
);
