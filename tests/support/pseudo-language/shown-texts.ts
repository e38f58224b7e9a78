import type { Page } from 'playwright-core';

/** Attributes whose text is shown or read by screen readers. */
const readOut = ['aria-label', 'alt', 'title', 'placeholder', 'aria-description', 'aria-valuetext'];

/**
 * Lists all texts that a page shows or that screen readers read, in order. Code and texts that are marked as of
 * another language are left out.
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

/** The pieces that have words outside all marks. A marked text may extend over several pieces. */
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
