import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { resize, visit } from '../../support/visits.ts';

const sizeOf = async (page: Page, selector: string, width: number) => {
  await resize(page, width, 800);
  return page.locator(selector).boundingBox();
};

test('LY-13 xs ends below 600px, sm below 768, md below 1000; content never exceeds 1200', async () => {
  const page = await visit('/indexes/screener');
  const fieldWidth = async (width: number) => (await sizeOf(page, '#search', width))?.width;
  const headerHeight = async (width: number) =>
    (await sizeOf(page, '[data-print=no]:has(#search)', width))?.height;
  expect(await headerHeight(599)).not.toBe(await headerHeight(600));
  expect(await headerHeight(767)).not.toBe(await headerHeight(768));
  expect([await fieldWidth(999), await fieldWidth(1000)]).toEqual([255, 426]);
  expect([await fieldWidth(1199), await fieldWidth(1200)]).toEqual([426, 255]);
  const [table, title] = [page.getByRole('table'), page.getByRole('heading', { level: 1 })];
  await resize(page, 1920, 800);
  const [right, left] = [await table.boundingBox(), await title.boundingBox()];
  expect((right?.x ?? 0) + (right?.width ?? 0) - (left?.x ?? 0)).toBeLessThanOrEqual(1200);
});

test('LY-12 the links of the footer have 1200px', async () => {
  const page = await visit('/indexes/screener', { viewport: { width: 1920, height: 800 } });
  const footer = page.getByRole('contentinfo').locator(':scope > div');
  const room = await footer.evaluate((node) => {
    const { paddingLeft, paddingRight } = getComputedStyle(node);
    return node.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  });
  expect(room).toBe(1200);
});

test('LY-14 the header has other heights from 600 and 768px, and is one row from 1200', async () => {
  const page = await visit('/');
  const heights = [];
  for (const width of [375, 599, 600, 767, 768, 1199, 1200, 1920])
    heights.push((await sizeOf(page, '[data-print=no]:has(#search)', width))?.height);
  expect(heights).toEqual([56, 56, 64, 64, 104, 104, 64, 64]);
});

test('SR-02 beside the navigation the search field grows over it while it has the focus', async () => {
  const page = await visit('/', { viewport: { width: 1280, height: 720 } });
  const field = page.locator('#search');
  const end = async () => {
    const { x = 0, width = 0 } = (await field.boundingBox()) ?? {};
    return { width, end: x + width };
  };
  const before = await end();
  await field.focus();
  expect(before.width).toBe(255);
  await expect.poll(end).toEqual({ width: 426, end: before.end });
  const { x = 0, y = 0 } = (await field.boundingBox()) ?? {};
  const top = await page.evaluate((at) => document.elementFromPoint(at.x, at.y)?.id, {
    x: x + 4,
    y: y + 4,
  });
  expect(top).toBe('search');
});

test.each(['/', '/indexes/screener', '/indexes/details/PLWLD_NTR_USD', '/documents', '/insights'])(
  'what a page is about begins at its top, without the banners of the provider: %s',
  async (path) => {
    for (const [width, top] of [
      [1280, 120],
      [375, 96],
    ] as const) {
      const page = await visit(path, { viewport: { width, height: 720 } });
      const above = await page.evaluate(() => {
        const header = document.querySelector('header[data-print=no]')!.getBoundingClientRect();
        const texts = document.createTreeWalker(
          document.querySelector('main')!,
          NodeFilter.SHOW_TEXT,
        );
        let first = Infinity;
        for (let node = texts.nextNode(); node; node = texts.nextNode()) {
          const range = document.createRange();
          range.selectNodeContents(node);
          const box = range.getBoundingClientRect();
          if (box.width > 1 && box.height > 1) first = Math.min(first, box.top);
        }
        return first - header.top;
      });
      expect([width, above < top, above]).toEqual([width, true, above]);
    }
  },
);

test('every page of a made-up provider says so in its header, and leads to how', async () => {
  const page = await visit('/indexes/screener');
  await page.getByRole('link', { name: 'Illustrative data' }).click();
  const notice = page.getByRole('complementary', { name: 'Illustrative data' });
  await expect.poll(() => notice.evaluate((node) => document.activeElement === node)).toBe(true);
  expect(await notice.textContent()).toContain('invented provider');
});

test('LY-17 menu, search, logo and tables change together, at 768px', async () => {
  const page = await visit('/indexes/screener');
  const look = async (width: number) => {
    await resize(page, width, 800);
    const isShown = (name: string) => page.getByRole('button', { name, exact: true }).isVisible();
    return {
      menu: await isShown('Menu'),
      searchToggle: await isShown('Search for an index'),
      searchField: await page.locator('#search').isVisible(),
      navigation: await page.getByRole('navigation', { name: 'Main navigation' }).isVisible(),
      tableWidth: (await page.getByRole('table').boundingBox())?.width === 704,
    };
  };
  const mobile = {
    menu: true,
    searchToggle: true,
    searchField: false,
    navigation: false,
    tableWidth: true,
  };
  expect(await look(767)).toEqual(mobile);
  const wide = Object.fromEntries(Object.entries(mobile).map(([part, is]) => [part, !is]));
  expect(await look(768)).toEqual({ ...wide, tableWidth: expect.any(Boolean) });
});

test('SC-11 on small screens every table is 704px wide, in an area that the keyboard scrolls', async () => {
  const page = await visit('/', { viewport: { width: 375, height: 800 } });
  const area = page
    .locator('[role=region]')
    .filter({ has: page.getByRole('table') })
    .first();
  expect((await area.getByRole('table').boundingBox())?.width).toBe(704);
  await area.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => area.evaluate((node) => node.scrollLeft)).toBeGreaterThan(0);
});

test('SC-05 on a phone the name of an index stays in sight while its figures are scrolled to', async () => {
  const page = await visit('/indexes/screener', { viewport: { width: 375, height: 800 } });
  const startOf = (cell: string) =>
    page
      .locator(`tbody tr:first-child ${cell}`)
      .evaluate((node) => node.getBoundingClientRect().left);
  const [name, level] = [await startOf('th'), await startOf('td:last-child')];
  await page.locator('[role=region]:has(table)').evaluate((area) => area.scrollBy(1000, 0));
  await expect.poll(() => startOf('td:last-child')).toBeLessThan(level);
  await expect.poll(() => startOf('th')).toBe(name);
});

test.each(['/page/about', '/page/methodology', '/gender-diversity', '/insights/article/2528'])(
  'SC-11 every table of %s is 704px wide on small screens, in an area that a keyboard reaches',
  async (path) => {
    const page = await visit(path, { viewport: { width: 375, height: 800 } });
    const tables = await page.locator('main table').evaluateAll((found) =>
      found.map((table) => ({
        width: table.getBoundingClientRect().width,
        reachable: table.closest('[tabindex="0"]') !== null,
      })),
    );
    expect(tables.length).toBeGreaterThan(0);
    expect(tables).toEqual(tables.map(() => ({ width: 704, reachable: true })));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  },
);

test.each(['/', '/ja-jp'])(
  'on a phone a featured index has its level and return in sight: %s',
  async (path) => {
    const page = await visit(path, { viewport: { width: 375, height: 800 } });
    const row = page.getByRole('table').first().locator('tbody tr').first();
    for (const cell of [0, 1]) {
      const box = await row.locator('td').nth(cell).boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(375);
    }
  },
);

test('on a phone the field that adds an index to a comparison stands beside its button', async () => {
  const page = await visit('/indexes/details/PLWLD_NTR_USD', {
    viewport: { width: 375, height: 800 },
  });
  const form = page.locator('#comparison form');
  const field = await form.locator('input[name=compare]:visible').boundingBox();
  const button = await form.getByRole('button').boundingBox();
  expect(button?.y).toBe(field?.y);
});

test('on a phone the buttons of the header are 44px wide and high, their signs at the margins of the page', async () => {
  const page = await visit('/', { viewport: { width: 375, height: 800 } });
  const buttons = page.locator('header :is(button, a):visible:has(svg)');
  const boxes = await buttons.evaluateAll((found) =>
    found.map((one) => ({
      button: one.getBoundingClientRect().toJSON(),
      sign: one.querySelector('svg')!.getBoundingClientRect().toJSON(),
    })),
  );
  const atEnds = [boxes.at(0), boxes.at(-1)];
  expect(atEnds.map((one) => [one?.button.width, one?.button.height])).toEqual([
    [44, 44],
    [44, 44],
  ]);
  expect([atEnds[0]?.sign.left, atEnds[1]?.sign.right]).toEqual([16, 359]);
});

test.each([
  ['a short name', '/indexes/details/PLWLD_NTR_USD'],
  ['a name of forty letters', '/indexes/details/PLGGB_TR_USD'],
  ['an end and a successor', '/indexes/details/PLIBU_TR_USD'],
  ['an end, in Japanese', '/ja-jp/indexes/details/PLIBU_TR_USD'],
])(
  'the chart of an index begins within its first screen, below the header: %s',
  async (_, path) => {
    for (const [size, limit] of [
      [{ width: 1280, height: 720 }, 420],
      [{ width: 375, height: 812 }, 1218],
    ] as const) {
      const page = await visit(path, { viewport: size });
      const plot = page.locator('#levels figure svg').first();
      const top = await plot.evaluate(
        (node) =>
          node.getBoundingClientRect().top -
          document.querySelector('header[data-print=no]')!.getBoundingClientRect().top,
      );
      expect([size.width, top < limit, top]).toEqual([size.width, true, top]);
    }
  },
);

test.each(['PLIBU_TR_USD', 'PLJAU_NTR_JPY', 'PLWNC'])(
  'between two rules at the head of an index stands something: %s',
  async (fundId) => {
    for (const width of [375, 1280]) {
      const page = await visit(`/indexes/details/${fundId}`, { viewport: { width, height: 800 } });
      const rules = await page.locator('main article').evaluate((article) => {
        const all = Array.from(article.querySelectorAll('*'), (one) => {
          const { top, bottom, width: wide } = one.getBoundingClientRect();
          const { borderTopWidth, borderBottomWidth } = getComputedStyle(one);
          if (wide < 0.8 * innerWidth) return [];
          return [
            ...(borderTopWidth === '0px' ? [] : [top]),
            ...(borderBottomWidth === '0px' ? [] : [bottom]),
          ];
        });
        return all.flat().toSorted((one, other) => one - other);
      });
      const steps = rules.slice(1).map((top, at) => top - rules[at]!);
      expect(steps.length).toBeGreaterThan(1);
      expect([width, Math.min(...steps) > 12, steps]).toEqual([width, true, steps]);
    }
  },
);
