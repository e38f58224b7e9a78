import { expect, test } from 'vitest';
import { visit } from '../../support/visits.ts';

const paths = [
  '/',
  '/indexes/screener',
  '/indexes/details/PLWLD_NTR_USD',
  '/documents',
  '/api/reference/documents',
  '/contact-us',
  '/ja-jp',
  '/ja-jp/indexes/details/PLWLD_NTR_USD',
];

test.each([640, 1280])(
  'text of twice the size widens no page (WCAG 1.4.4, %i px)',
  async (width) => {
    for (const path of paths) {
      const page = await visit(path, { viewport: { width, height: 900 } });
      const beyond = await page.evaluate(() => {
        const larger = new CSSStyleSheet();
        larger.replaceSync('html { font-size: 200% !important; }');
        document.adoptedStyleSheets = [larger];
        const over = document.documentElement.scrollWidth - window.innerWidth;
        document.adoptedStyleSheets = [];
        return over;
      });
      expect([path, beyond]).toEqual([path, 0]);
    }
  },
);
