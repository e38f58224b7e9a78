import { expect, test } from 'vitest';
import { expectEverythingFits } from '../../support/looks.ts';
import { visit } from '../../support/visits.ts';

const lists = [
  '/indexes/screener',
  '/indexes/screener/esg',
  '/documents',
  '/investable-products',
  '/structured-products',
  '/notices',
];
const paths = lists.flatMap((path) => [path, `/ja-jp${path}`]);

/** Where the first row stands, measured without what the provider puts above the header. */
const firstRowOf = (path: string, viewport: { width: number; height: number }) =>
  visit(path, { viewport }).then((page) =>
    page
      .locator('main tbody tr')
      .first()
      .evaluate((row) => {
        const above = document.querySelector('header[data-print=no]')!.getBoundingClientRect().top;
        const { top, height } = row.getBoundingClientRect();
        return { top: top - above, height };
      }),
  );

test.each(paths)('the first row of %s stands above 360px on a desk', async (path) => {
  const { top } = await firstRowOf(path, { width: 1280, height: 720 });
  expect(top).toBeLessThan(360);
});

test.each(paths)('the first row of %s is on the first screen of a phone', async (path) => {
  const { top, height } = await firstRowOf(path, { width: 375, height: 667 });
  expect(top + height).toBeLessThanOrEqual(667);
});

const ofOneLine = [
  '/indexes/screener',
  '/indexes/screener/esg',
  '/equity',
  '/page/private-markets',
];

test.each(ofOneLine)('from 768px the rows of %s are 36 to 40px high', async (path) => {
  for (const width of [800, 1280]) {
    const page = await visit(path, { viewport: { width, height: 720 } });
    const heights = await page
      .locator('main tbody tr')
      .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height)));
    expect([width, Math.min(...heights) >= 36, Math.max(...heights) <= 40, heights]).toEqual([
      width,
      true,
      true,
      heights,
    ]);
  }
});

const heightsOf = (rows: Element[]) => rows.map((row) => row.getBoundingClientRect().height);

test.each(['/notices', '/ja-jp/notices'])(
  'from 768px rows of %s are 36 to 40px high where their words fit, and no title is cut',
  async (path) => {
    for (const width of [800, 1280]) {
      const page = await visit(path, { viewport: { width, height: 720 } });
      const heights = await page.locator('main tbody tr').evaluateAll(heightsOf);
      const low = Math.min(...heights);
      expect([low >= 36, low <= 40]).toEqual([true, true]);
      // Titles are written by the provider: at most a second line and a third.
      expect(Math.max(...heights)).toBeLessThanOrEqual(low + 2 * 22);
      await expectEverythingFits(page);
    }
  },
);

const ofTwoLines = ['/documents', '/structured-products', '/investable-products'];

test.each(ofTwoLines.flatMap((path) => [path, `/ja-jp${path}`]))(
  'most rows of %s are 36 to 40px high, the others a line higher, and nothing is cut',
  async (path) => {
    // Seven columns need more lines on a tablet.
    const widths = path.endsWith('/investable-products') ? [1024, 1280] : [800, 1024, 1280];
    for (const width of [...widths, 1920]) {
      const page = await visit(path, { viewport: { width, height: 720 } });
      const heights = await page.locator('main tbody tr').evaluateAll(heightsOf);
      const close = heights.filter((height) => height >= 36 && Math.round(height) <= 40);
      // A day in Japanese is wide, and leaves the words of a tablet less room.
      const share = path.startsWith('/ja-jp') && width === 800 ? 0.5 : 0.7;
      expect([width, close.length / heights.length]).toEqual([
        width,
        expect.toSatisfy((found: number) => found > share),
      ]);
      expect(Math.max(...heights)).toBeLessThanOrEqual(40 + 17);
      await expectEverythingFits(page);
    }
  },
);

test.each(lists)('the head of %s is at most 120px high', async (path) => {
  const page = await visit(path, { viewport: { width: 1280, height: 720 } });
  const box = await page.locator('main header').first().boundingBox();
  expect(box!.height).toBeLessThanOrEqual(120);
});

test.each(['/data', '/ja-jp/data', '/status', '/ja-jp/status'])(
  'from 768px rows of %s are 36 to 40px high, of changed rules as high as their words',
  async (path) => {
    for (const width of [800, 1280]) {
      const page = await visit(path, { viewport: { width, height: 720 } });
      const rows = page.locator('main section:not([id=rules]) tbody tr');
      const heights = (await rows.evaluateAll(heightsOf)).map(Math.round);
      expect(heights.length).toBeGreaterThan(2);
      expect([width, heights.filter((height) => height < 36 || height > 40)]).toEqual([width, []]);
      await expectEverythingFits(page);
    }
  },
);

test.each([
  ['on a phone', { width: 375, height: 800 }, 'screen'],
  ['on paper', { width: 794, height: 1123 }, 'print'],
] as const)(
  '%s documents on the page of an index have no more air than its other tables',
  async (_, viewport, media) => {
    const page = await visit('/indexes/details/PLWLD_NTR_USD', { viewport });
    await page.emulateMedia({ media });
    const airOf = (section: string) =>
      page
        .locator(`#${section} tbody td`)
        .first()
        .evaluate((cell) => getComputedStyle(cell).paddingTop);
    expect(await airOf('documents')).toBe(await airOf('variants'));
  },
);
