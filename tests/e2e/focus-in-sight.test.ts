import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isFullRun } from '../support/test-size.ts';
import { pageStates } from '../support/page-states.ts';
import { untilDrawn, visit } from '../support/visits.ts';

/** In the full run the smallest phone and a desk, too; always a usual phone, and a desk at 400 %. */
const sizes = [
  ...(isFullRun
    ? [
        { width: 320, height: 640 },
        { width: 1280, height: 700 },
      ]
    : []),
  { width: 375, height: 700 },
  { width: 320, height: 256 },
];

/** The full run walks through a page of every template; states that have to be reached are of the same templates. */
const paths = isFullRun
  ? pageStates.flatMap(({ path, reach, allowedErrors }) => (reach || allowedErrors ? [] : [path]))
  : ['/indexes/screener'];

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

/** Tabs until the page ends; what was focused and not seen on the way. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
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

for (const size of sizes)
  test.each(paths)(
    `what has the keyboard focus is in sight at ${size.width}x${size.height}, banner and all: %s`,
    async (path) => {
      const page = await visit(path, { viewport: size, consent: 'unasked' });
      await page.getByRole('button', { name: 'Accept all' }).waitFor();
      expect(await walk(page, 'Tab')).toEqual([]);
      expect(await walk(page, 'Shift+Tab')).toEqual([]);
    },
  );

test('what has the focus in a long menu beside the page is in sight above the banner', async () => {
  const page = await visit('/api/reference/index', {
    viewport: { width: 1280, height: 700 },
    consent: 'unasked',
    // Answers of the examples come while the focus is beside them, or has gone on.
    before: (one) =>
      one.route('**/api/**', (route) => {
        // The last ones may be asked for when the page is closed.
        setTimeout(() => void route.continue().catch(() => undefined), 500);
      }),
  });
  await page.getByRole('button', { name: 'Accept all' }).waitFor();
  expect(await walk(page, 'Tab')).toEqual([]);
});

test('on a desk at 400 % the question about cookies can be answered', async () => {
  const page = await visit('/', { viewport: { width: 320, height: 256 }, consent: 'unasked' });
  const reject = page.getByRole('button', { name: 'Reject all' });
  // A click reaches a button only where nothing lies over it.
  await reject.click();
  await expect.poll(() => reject.count()).toBe(0);
});
