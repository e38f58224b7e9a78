import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { brokenIn } from '../../support/broken-words.ts';
import { findCut } from '../../support/looks.ts';
import { visit } from '../../support/visits.ts';

const paths = [
  '/',
  '/indexes/screener',
  '/indexes/screener?columns=currency%2CnumberOfConstituents%2Cturnover%2Cvolatility3Y',
  '/indexes/details/PLWLD_NTR_USD',
  '/indexes/details/PLGAG_TR_USD',
  '/indexes/compare?ids=PLWLD_NTR_USD,PLUAG_TR_USD,PLACW_NTR_USD',
  '/documents',
  '/structured-products',
  '/api/reference/documents',
  '/contact-us',
  '/ja-jp',
  '/ja-jp/indexes/details/PLWLD_NTR_USD',
];

/** Sets text of another size as a reader does in the settings of the browser; usual is 16px. */
const enlargeText = (size: number) => async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size - 6 } });
};

test.each([
  [640, 32],
  [800, 32],
  [1280, 32],
  [1920, 24],
])('at %ipx text of %ipx widens no page and overlaps nothing (WCAG 1.4.4)', async (width, size) => {
  for (const path of paths) {
    const page = await visit(path, {
      viewport: { width, height: 900 },
      hasEmptyCache: true,
      before: enlargeText(size),
    });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      `${size}px`,
    );
    // What is loaded as it comes near is measured too.
    await page.keyboard.press('End');
    await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
    const beyond = await page.evaluate(async () => {
      await document.fonts.ready;
      return document.documentElement.scrollWidth - window.innerWidth;
    });
    expect.soft([path, beyond]).toEqual([path, 0]);
    // The hint in a field may be cut: the field has a name.
    const cut = (await findCut(page)).filter((found) => !found.includes('the placeholder'));
    expect.soft([path, ...cut]).toEqual([path]);
    expect.soft([path, ...(await brokenIn(page, 'tbody td', /\b[A-Z]{3}\b/))]).toEqual([path]);
    await page.close();
  }
});

test('on the smallest phone the days between which a chart goes are read to their last digit', async () => {
  const page = await visit('/indexes/details/PLWLD_NTR_USD', {
    viewport: { width: 320, height: 900 },
  });
  for (const name of ['From', 'To']) {
    const box = await page.getByLabel(name, { exact: true }).first().boundingBox();
    // A date of ten digits in type of 16px, the picture beside it, and the edges of the field.
    expect(box?.width).toBeGreaterThanOrEqual(124);
  }
});
