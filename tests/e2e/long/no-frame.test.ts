import { expect, test } from 'vitest';
import { untilDrawn, visit } from '../../support/visits.ts';

test('a page that draws no frame fails its test soon, and says so', async () => {
  const page = await visit('/page/about');
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0;
  });
  await expect(untilDrawn(page, 500)).rejects.toThrow(
    'the page drew no frame within 0.5 s; its state: visible',
  );
});
