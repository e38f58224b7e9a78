import { expect, test } from 'vitest';
import { visit } from '../../support/visits.ts';

test.each([375, 1280])(
  'I18-01 in Japanese too a level is larger than its change (%i px)',
  async (width) => {
    const page = await visit('/ja-jp/indexes/details/PLWLD_NTR_USD', {
      viewport: { width, height: 800 },
    });
    const sizes = await page.evaluate(() => {
      const heading = document.querySelector('h1')!.closest('header')!.parentElement!;
      const figures = Array.from(heading.querySelectorAll('*')).filter(
        (one) => one.children.length === 0 && /^[−+]?[\d,.]+%?$/.test(one.textContent.trim()),
      );
      return figures.slice(0, 2).map((one) => Number.parseFloat(getComputedStyle(one).fontSize));
    });
    const english = await visit('/indexes/details/PLWLD_NTR_USD', {
      viewport: { width, height: 800 },
    });
    const level = english.locator('[class^=level-]').first();
    const size = await level.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
    expect(sizes[0]).toBe(size);
    expect(Math.max(...sizes.slice(1))).toBeLessThan(size);
  },
);

test('I18-01 a heading of a Japanese page ends its lines between words', async () => {
  const page = await visit('/ja-jp', { viewport: { width: 1280, height: 800 } });
  const kept = await page.evaluate(() =>
    Array.from(document.querySelectorAll('main :is(h1, h2, h3, li, dt, th)'), (one) =>
      getComputedStyle(one).getPropertyValue('word-break'),
    ),
  );
  expect(kept.length).toBeGreaterThan(10);
  expect(new Set(kept)).toEqual(new Set(['auto-phrase']));
});

test('I18-01 no Japanese heading of a column lies on the next one on a phone', async () => {
  const columns = 'volatility1Y,sharpeRatio3Y,sortinoRatio3Y,maximumDrawdown5Y,return1Y,asOfLevel';
  const page = await visit(`/ja-jp/indexes/screener?columns=${columns}`, {
    viewport: { width: 375, height: 800 },
  });
  const headings = page.locator('main thead th');
  expect(await headings.count()).toBeGreaterThan(6);
  const wider = await headings.evaluateAll((all) =>
    all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
  );
  expect(wider).toEqual([]);
});
