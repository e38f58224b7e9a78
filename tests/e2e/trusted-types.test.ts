import { expect, test } from 'vitest';
import { expectShown, visit } from '../support/visits.ts';

test('no script can write text as HTML, and texts of the provider are written all the same', async () => {
  const page = await visit('/', { allowedErrors: /TrustedHTML/ });
  await page.getByRole('link', { name: 'Methodology' }).first().click();
  await page.waitForURL('**/page/methodology');
  // Not sent with the document: written by the page's own code.
  await expectShown(page.getByRole('main').getByRole('heading', { name: 'Price return' }).first());
  const written = await page.evaluate(() => {
    const place = document.createElement('p');
    try {
      place.innerHTML = '<b>written</b>';
    } catch {
      return 'refused';
    }
    return place.innerHTML;
  });
  expect(written).toBe('refused');
});
