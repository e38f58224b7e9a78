import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../../support/browser.ts';
import { madeSecondProvider } from '../../support/made-second-provider.ts';
import { startSite, type RunningSite } from '../../support/running-site.ts';
import { untilScriptsRun } from '../../support/visits.ts';

let made: Awaited<ReturnType<typeof madeSecondProvider>>;
let site: RunningSite;
beforeAll(async () => {
  made = await madeSecondProvider();
  site = await startSite({}, made.store);
});
afterAll(async () => {
  await site?.stop();
  await made?.remove();
});

/** What is measured on a page of the second provider, once its own typeface is there. */
async function measured<T>(
  path: string,
  viewport: { width: number; height: number },
  measure: (page: Page) => Promise<T>,
): Promise<T> {
  const { page, expectNoErrors, close } = await openPage({ baseURL: site.url, viewport });
  await page.goto(path);
  await untilScriptsRun(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const found = await measure(page);
  expectNoErrors();
  await close();
  return found;
}

const header = 'header[data-print=no]';

/** The upper edge of the first that a selector finds, below the upper edge of the header. */
const topOf = (selector: string) => (page: Page) =>
  page
    .locator(selector)
    .first()
    .evaluate(
      (node, above) =>
        node.getBoundingClientRect().top -
        document.querySelector(above)!.getBoundingClientRect().top,
      header,
    );

test.each([
  [375, 56],
  [600, 64],
  [768, 104],
  [1200, 64],
])(
  'LY-14 the header of another brand is as high as that of the demo: %i px',
  async (width, high) => {
    const height = await measured('/', { width, height: 800 }, (page) =>
      page.locator(header).evaluate((node) => node.getBoundingClientRect().height),
    );
    expect(height).toBe(high);
  },
);

test.each(['/', '/indexes/screener', '/indexes/details/HYLGUSD', '/documents'])(
  'what a page of another provider is about begins at its top: %s',
  async (path) => {
    for (const [width, top] of [
      [1280, 120],
      [375, 96],
    ] as const) {
      const first = await measured(path, { width, height: 720 }, (page) =>
        page.evaluate((above) => {
          const main = document.querySelector('main')!;
          const boxes = Array.from(main.querySelectorAll('img, svg, h1, p'), (one) =>
            one.getBoundingClientRect(),
          ).filter(({ width: wide, height }) => wide > 1 && height > 1);
          const edge = document.querySelector(above)!.getBoundingClientRect().top;
          return Math.min(...boxes.map((box) => box.top)) - edge;
        }, header),
      );
      expect([width, first < top, first]).toEqual([width, true, first]);
    }
  },
);

test.each(['HYLGUSD', 'HYTYUSD'])(
  'the chart of an index of another provider begins within its first screen, and its page is at most 6,000px high: %s',
  async (fundId) => {
    const path = `/indexes/details/${fundId}`;
    const desk = { width: 1280, height: 720 };
    expect(await measured(path, desk, topOf('#levels figure svg'))).toBeLessThan(420);
    const phone = await measured(path, { width: 375, height: 812 }, topOf('#levels figure svg'));
    expect(phone).toBeLessThan(1218);
    const height = await measured(path, desk, async (page) => {
      await page.locator('#disclaimer').scrollIntoViewIfNeeded();
      await page.locator('[data-layout=late]').waitFor({ state: 'detached' });
      return page.evaluate(() => document.documentElement.scrollHeight);
    });
    expect(height).toBeLessThanOrEqual(6000);
  },
);

test('the list of another provider begins on the first screen, and its rows are 36 to 40px high', async () => {
  const path = '/indexes/screener';
  expect(await measured(path, { width: 1280, height: 720 }, topOf('main tbody tr'))).toBeLessThan(
    360,
  );
  expect(await measured(path, { width: 375, height: 667 }, topOf('main tbody tr'))).toBeLessThan(
    600,
  );
  for (const width of [800, 1280]) {
    const heights = await measured(path, { width, height: 720 }, (page) =>
      page
        .locator('main tbody tr')
        .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height))),
    );
    expect([width, heights.filter((height) => height < 36 || height > 40)]).toEqual([width, []]);
  }
});

test.each([
  // The moment stands below, in sight.
  { width: 375, lines: 2, height: 76 },
  { width: 1280, lines: 1, height: 46 },
])('the rows of what is due when are $lines lines high at $width px', async ({ width, height }) => {
  const { heights, names } = await measured('/status', { width, height: 800 }, async (page) => {
    const table = page.locator('main table:has(th:text-is("Due by"))');
    const rows = table.locator('tbody tr:has(th)');
    // As wide as in the fallback of the provider's typeface.
    await table.evaluate((node) => node.style.setProperty('letter-spacing', '0.25em'));
    return {
      heights: await rows.evaluateAll((all) => all.map((row) => row.clientHeight)),
      names: await table.locator('tbody a').count(),
    };
  });
  expect(heights).toHaveLength(3);
  expect(Math.max(...heights)).toBeLessThanOrEqual(height);
  expect(names).toBe(4);
});

test('on a phone a name in the tables of the home page of another provider has at most two lines', async () => {
  const heights = await measured('/', { width: 375, height: 812 }, (page) =>
    page
      .locator('main section table:not([class*=board]) tbody th a')
      .evaluateAll((names) => names.map((name) => Math.round(name.getBoundingClientRect().height))),
  );
  expect(heights.length).toBeGreaterThan(2);
  expect(Math.max(...heights)).toBeLessThanOrEqual(44);
});
