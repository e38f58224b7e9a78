import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit } from '../../support/visits.ts';

const paths = [
  '/',
  '/indexes/screener',
  '/indexes/details/PLWLD_NTR_USD',
  '/indexes/compare?ids=PLWLD_NTR_USD,PLUAG_TR_USD,PLACW_NTR_USD',
  '/documents',
  '/api/reference/documents',
  '/contact-us',
  '/ja-jp',
  '/ja-jp/indexes/details/PLWLD_NTR_USD',
];

/** Sets text of twice the size as a reader does in the settings of the browser. */
async function enlargeText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

test.each([640, 800, 1280])(
  'text of twice the size widens no page (WCAG 1.4.4, %i px)',
  async (width) => {
    for (const path of paths) {
      const viewport = { width, height: 900 };
      const page = await visit(path, { viewport, hasEmptyCache: true, before: enlargeText });
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
        '32px',
      );
      // What is loaded as it comes near is measured too.
      await page.keyboard.press('End');
      await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
      const beyond = await page.evaluate(async () => {
        await document.fonts.ready;
        return document.documentElement.scrollWidth - window.innerWidth;
      });
      expect.soft([path, beyond]).toEqual([path, 0]);
      await page.close();
    }
  },
);
