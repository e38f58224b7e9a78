import { expect, test } from 'vitest';
import { expectFocusInSight, walk } from '../../support/focus-walk.ts';
import { visit } from '../../support/visits.ts';

// A usual phone, and a desk at 400 %.
test.each([
  [375, 700],
  [320, 256],
])('what has the focus on the screener is in sight at %ix%i', async (width, height) => {
  await expectFocusInSight('/indexes/screener', { width, height });
});

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
