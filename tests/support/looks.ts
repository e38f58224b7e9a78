import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Fails the test when the page can be scrolled sideways or a text does not fit into its box. */
export async function expectEverythingFits(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const rounding = 1;
    const root = document.scrollingElement;
    const sideways =
      root && root.scrollWidth > root.clientWidth + rounding
        ? [`the document is ${root.scrollWidth}px wide in ${root.clientWidth}px`]
        : [];
    // What is kept for screen readers is cut on purpose, what scrolls is not cut.
    const isHidden = ({ clientWidth, clientHeight }: Element) =>
      clientWidth <= rounding || clientHeight <= rounding;
    const clips = (value: string) => value === 'hidden' || value === 'clip';
    const hasText = (element: Element) =>
      Array.from(element.childNodes).some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
    const cut = Array.from(document.querySelectorAll('body *')).filter((element) => {
      if (isHidden(element)) return false;
      const { overflowX, overflowY, display } = getComputedStyle(element);
      const isWide = element.scrollWidth > element.clientWidth + rounding;
      const isHigh = element.scrollHeight > element.clientHeight + rounding;
      if ((clips(overflowX) && isWide) || (clips(overflowY) && isHigh)) return true;
      // A text that leaves its own box runs into the next one.
      return hasText(element) && display !== 'inline' && overflowX === 'visible' && isWide;
    });
    return [
      ...sideways,
      ...cut.map(
        (element) =>
          `cut: ${element.tagName} .${element.className} ${element.textContent?.slice(0, 60)}`,
      ),
    ];
  });
  expect(found).toEqual([]);
}
