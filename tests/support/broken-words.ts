import type { Page } from 'playwright-core';

/** What matches in one text of such a place and stands in two lines. */
export const brokenIn = (page: Page, places: string, words: RegExp) =>
  page.evaluate(
    ([selector, source]) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        const parent = text.parentElement!;
        if (!parent.matches(`:is(${selector}, :is(${selector}) *)`)) continue;
        if (!parent.checkVisibility()) continue;
        for (const { 0: word, index } of text.data.matchAll(new RegExp(source, 'gu'))) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = Array.from(range.getClientRects()).filter(({ width }) => width > 1);
          if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) broken.push(word);
        }
      }
      return broken;
    },
    [places, words.source] as const,
  );
