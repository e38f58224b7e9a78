import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit } from '../support/visits.ts';

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
