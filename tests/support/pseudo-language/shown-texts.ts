import type { Page } from 'playwright-core';

/** Attributes whose text is read out or shown. */
const readOut = ['aria-label', 'alt', 'title', 'placeholder', 'aria-description', 'aria-valuetext'];

/**
 * Every text that a page shows or has read out, piece by piece as they stand; what the page marks as of another language, and
 * code, is not its own text.
 */
export function listShownTexts(page: Page): Promise<string[]> {
  return page.evaluate((attributes) => {
    const isOwn = (node: Element) =>
      !node.closest('body [lang], code, pre, script, style, noscript, textarea');
    const texts = [document.title];
    const walker = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
    );
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (node instanceof Element) {
        if (isOwn(node)) texts.push(...attributes.flatMap((name) => node.getAttribute(name) ?? []));
      } else if (isOwn(node.parentElement!)) texts.push(node.textContent ?? '');
    }
    return texts;
  }, readOut);
}

/** What of the pieces stands outside of all marks and has words; a text that is marked may go over several pieces. */
export function listUnmarked(pieces: readonly string[]): string[] {
  let depth = 0;
  return pieces.flatMap((piece) => {
    let rest = '';
    for (const sign of piece) {
      if (sign === '«') depth += 1;
      else if (sign === '»') depth = Math.max(0, depth - 1);
      else rest += depth === 0 ? sign : '\n';
    }
    return rest
      .split('\n')
      .map((text) => text.trim())
      .filter((text) => /\p{L}{2}/u.test(text));
  });
}
