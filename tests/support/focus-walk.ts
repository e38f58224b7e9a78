import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { untilDrawn, visit } from './visits.ts';

/** What has the focus, where none of nine points of its box shows it, its label or a part of it; null at the ends of the page. */
const coveredFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const labels = (focused instanceof HTMLInputElement && focused.labels) || [];
    const shown = [focused, ...labels];
    const isSeen = shown.some((element) =>
      Array.from(element.getClientRects()).some((box) => {
        // A table may be larger than the window.
        const [left, top] = [Math.max(box.left, 0), Math.max(box.top, 0)];
        const width = Math.min(box.right, innerWidth) - left;
        const height = Math.min(box.bottom, innerHeight) - top;
        return [0.1, 0.5, 0.9].some((down) =>
          [0.1, 0.5, 0.9].some((along) => {
            const hit = document.elementFromPoint(left + along * width, top + down * height);
            return shown.some((one) => one.contains(hit));
          }),
        );
      }),
    );
    const { x, y } = focused.getBoundingClientRect();
    const name = focused.textContent.trim() || focused.getAttribute('aria-label') || focused.id;
    const described = `${focused.localName} "${name.slice(0, 40)}" at ${Math.round(x)}, ${Math.round(y)}`;
    return { described, isSeen };
  });

/** Tabs until the page ends, and returns what was focused and not seen on the way. */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const covered: string[] = [];
  for (let steps = 0; steps < 1000; steps += 1) {
    await page.keyboard.press(key);
    // What is sticky is where a visitor sees it once the frame after the one that scrolled to the focus is drawn.
    await untilDrawn(page);
    const found = await coveredFocus(page);
    if (!found) {
      expect(steps).toBeGreaterThan(20);
      return covered;
    }
    if (!found.isSeen) covered.push(found.described);
  }
  return expect.fail('the page has no end');
}

/** Walks through a page and back, on which a new visitor is asked about cookies. Nothing focused may be covered. */
export async function expectFocusInSight(
  path: string,
  viewport: { width: number; height: number },
): Promise<void> {
  const page = await visit(path, { viewport, consent: 'unasked' });
  await page.getByRole('button', { name: 'Accept all' }).waitFor();
  expect(await walk(page, 'Tab')).toEqual([]);
  expect(await walk(page, 'Shift+Tab')).toEqual([]);
}
