import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectShown, followLink, visit } from '../../support/visits.ts';

const tablet = { width: 800, height: 1024 };

/** Of these words, those that no line of the page has whole. */
const broken = (page: Page, words: readonly string[]) =>
  page.evaluate((all) => {
    const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (!text.parentElement!.checkVisibility()) continue;
      for (const word of all) {
        const at = text.data.indexOf(word);
        if (at === -1) continue;
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + word.length);
        const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
        found.push(lines.size > 1 ? `${word} is broken` : word);
      }
    }
    return all.flatMap((word) => (found.includes(word) ? [] : [`${word}: ${found.join()}`]));
  }, words);

test('on a tablet no name of a table is broken within itself', async () => {
  const page = await visit('/data', { viewport: tablet });
  expect(await broken(page, ['characteristics', 'sustainability', 'constituents'])).toEqual([]);
});

test('above its text on a tablet what a page has is listed in columns', async () => {
  const page = await visit('/page/methodology', { viewport: tablet });
  const list = await page.getByRole('navigation', { name: 'On this page' }).boundingBox();
  expect(list!.height).toBeLessThan(400);
});

test.for(['', '/ja-jp'])(
  'PR-01 on a tablet most products have rows of 40px, and none shows more than three lines: %s',
  async (language) => {
    const page = await visit(`${language}/investable-products`, { viewport: tablet });
    const heights = await page
      .locator('main tbody tr')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    expect(heights.filter((height) => height <= 40.5).length).toBeGreaterThan(heights.length / 2);
    expect(Math.max(...heights)).toBeLessThan(58);
    const places = page.locator('main tbody td:last-child').first();
    expect(await places.textContent()).toContain('CA US');
  },
);

test('a page in Japanese is no wider than the smallest tablet', async () => {
  const page = await visit('/ja-jp/notices', { viewport: { width: 768, height: 1024 } });
  const contact = page.getByRole('banner').getByRole('link', { name: 'お問い合わせ' });
  const box = await contact.boundingBox();
  expect(box!.x + box!.width).toBeLessThanOrEqual(768 - 24);
});

test('I18-04 in Japanese no word of what is read at a glance is broken on a phone', async () => {
  const viewport = { width: 375, height: 800 };
  const article = await visit('/ja-jp/insights/article/2641', { viewport });
  expect(await broken(article, ['責任者'])).toEqual([]);
  const error = await visit('/ja-jp/no-such-page', { viewport, allowedErrors: /status of 404/ });
  expect(await broken(error, ['問題が', '発生しました'])).toEqual([]);
});

test('on a tablet the arrow of a sorted column stands beside its heading', async () => {
  const correction = {
    fundId: 'PLJPN_NTR_EURH',
    portfolioName: 'Plumbline Japan Hedged NTR EUR',
    date: '2026-11-24',
    oldValue: 13306.39,
    newValue: 13322.27,
    reason: 'A late dividend',
    release: 8,
    restores: null,
    published: '2026-11-27T02:10:53.352Z',
  };
  const answer = {
    corrections: [correction],
    totalCorrections: 1,
    matchedBySpelling: false,
    noticesOfCorrections: 0,
  };
  const page = await visit('/', {
    viewport: tablet,
    before: (opened) =>
      opened.route(/\/api\/corrections\?/, (route) => route.fulfill({ json: answer })),
  });
  await followLink(page, '/corrections');
  const sorted = page.locator('th[aria-sort=descending] a');
  await expectShown(sorted);
  const [text, arrow] = await sorted.evaluate((link) => {
    const range = document.createRange();
    range.selectNodeContents(link.firstChild!);
    const ends = [range.getBoundingClientRect(), link.lastElementChild!.getBoundingClientRect()];
    return ends.map(({ top, bottom }) => (top + bottom) / 2);
  });
  expect(Math.abs(text! - arrow!)).toBeLessThan(8);
});

test('LY-14 the rule below the views of the screener reaches the end of its list', async () => {
  const page = await visit('/ja-jp/indexes/screener', { viewport: tablet });
  const table = (await page.locator('main table').boundingBox())!;
  const ruled = await page.getByText(/^列（/).evaluate((summary) => {
    const box = summary.closest('div')!;
    const hasRule = getComputedStyle(box).borderBottomWidth !== '0px';
    return hasRule ? box.getBoundingClientRect().right : 0;
  });
  expect(ruled).toBeGreaterThanOrEqual(table.x + table.width - 1);
});

test('I18-04 on a phone no Japanese name of a market leaves its last letter to a line of its own', async () => {
  const page = await visit('/ja-jp', { viewport: { width: 375, height: 800 } });
  const lines = await page
    .getByRole('link', { name: /^プラムライン日本株/ })
    .first()
    .evaluate((link) => Array.from(link.getClientRects(), ({ width }) => width));
  expect(Math.min(...lines)).toBeGreaterThan(40);
});
