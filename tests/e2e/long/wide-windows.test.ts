import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectEverythingFits } from '../../support/looks.ts';
import { hold, requestsFor, untilRequestsSeen } from '../../support/requests.ts';
import { expectScreenerRows, expectShown, untilScriptsRun, visit } from '../../support/visits.ts';

const wide = { width: 1920, height: 1080 };

const edgesOf = (locator: Locator) =>
  locator.first().evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return { left: Math.round(left), right: Math.round(right) };
  });

const lists = [
  '/indexes/screener',
  '/indexes/screener/esg',
  '/documents',
  '/investable-products',
  '/structured-products',
  '/notices',
  '/ja-jp/documents',
];

test.each(lists)(
  'at 1920px the rows of %s are 1200px wide below the title, with the filters in the margin',
  async (path) => {
    const page = await visit(path, { viewport: wide });
    const title = await edgesOf(page.locator('main header'));
    const table = await edgesOf(page.locator('main table'));
    expect([table.left, table.right - table.left]).toEqual([title.left, 1200]);
    const filters = await edgesOf(page.getByRole('complementary', { name: /Filters|絞り込み/ }));
    expect([filters.left > 32, filters.right < table.left - 32]).toEqual([true, true]);
    await expectEverythingFits(page);
  },
);

test('IN-02 at 1920px filters and cards of articles stand in the column of the title', async () => {
  const page = await visit('/insights', { viewport: wide });
  const title = await edgesOf(page.locator('main header'));
  const filters = await edgesOf(page.getByRole('complementary', { name: 'Filters' }));
  const cards = page.locator('main article');
  const edges = await Promise.all((await cards.all()).map(edgesOf));
  expect(filters.left).toBe(title.left);
  expect(Math.min(...edges.map(({ left }) => left))).toBe(filters.right + 48);
  expect(Math.max(...edges.map(({ right }) => right))).toBe(title.left + 1200);
});

test('API-04 beside long words the answer of an example is unfolded by itself, and moves nothing', async () => {
  let answers: Awaited<ReturnType<typeof hold>> | undefined;
  const page = await visit('/api/reference/index', {
    viewport: wide,
    before: async (unloaded) => (answers = await hold(unloaded, /\/api\/index-details\?/)),
  });
  const call = page.getByRole('region', { name: 'GET /api/index-details', exact: true });
  const next = page.getByRole('region', { name: 'GET /api/index-details/figures', exact: true });
  await page.evaluate(() => document.fonts.ready);
  await expect.poll(() => answers?.held()).toBeGreaterThan(0);
  const heightBefore = (await next.boundingBox())!.y;
  await answers?.letGo();
  const answer = call.getByRole('region', { name: 'An answer, shortened: /api/index-details' });
  await expectShown(answer);
  expect(await answer.textContent()).toContain('"fundId": ');
  expect((await next.boundingBox())!.y).toBe(heightBefore);
  const title = await edgesOf(page.locator('main header'));
  expect((await edgesOf(call)).left).toBe(title.left);
});

test('API-04 the room for an answer is measured once the typefaces are there', async () => {
  let typefaces: Awaited<ReturnType<typeof hold>> | undefined;
  const page = await visit('/api/reference/index', {
    viewport: wide,
    isAwake: false,
    hasEmptyCache: true,
    before: async (unloaded) => (typefaces = await hold(unloaded, /\.woff2$/)),
  });
  const answers = requestsFor(page, /\/api\/index-details\?/);
  await untilScriptsRun(page);
  await untilRequestsSeen(page);
  expect([typefaces!.held() > 0, answers]).toEqual([true, []]);
  await typefaces!.letGo();
  const call = page.getByRole('region', { name: 'GET /api/index-details', exact: true });
  await expectShown(call.getByRole('region', { name: /^An answer, shortened/ }));
  await untilRequestsSeen(page);
  expect(answers).toHaveLength(1);
});

test('API-04 on a phone an answer stays folded until it is asked for', async () => {
  const page = await visit('/api/reference/index', { viewport: { width: 375, height: 700 } });
  const call = page.getByRole('region', { name: 'GET /api/index-details', exact: true });
  await call.getByText('An answer, shortened').scrollIntoViewIfNeeded();
  await call.getByText('An answer, shortened').click();
  await expectShown(call.getByRole('region', { name: /^An answer, shortened/ }));
  expect(await page.locator('main details[open]').count()).toBe(1);
});

test('short answers of a form stand side by side on a desk, and one below the other on a phone', async () => {
  const tops = async (width: number) => {
    const page = await visit('/contact-us', { viewport: { width, height: 800 } });
    await expectEverythingFits(page);
    const boxes = ['First name', 'Last name'].map((name) => page.getByLabel(name).boundingBox());
    return (await Promise.all(boxes)).map((box) => Math.round(box!.y));
  };
  const desk = await tops(1280);
  expect(new Set(desk).size).toBe(1);
  expect(new Set(await tops(375)).size).toBe(2);
});

test('from 1000px a calculation and what it begins with are read side by side', async () => {
  const page = await visit('/indexes/details/PLWLD_NTR_USD/figures/return3Y', {
    viewport: { width: 1280, height: 800 },
  });
  const top = (name: string) =>
    page
      .getByRole('heading', { name, level: 2 })
      .evaluate((heading) => heading.getBoundingClientRect().top);
  expect(await top('What it begins with')).toBe(await top('Calculation'));
  await expectEverythingFits(page);
});

test('RT-17 where nothing is, an index can be looked for', async () => {
  const page = await visit('/no-such-page', {
    allowedErrors: /status of 404/,
    viewport: { width: 1280, height: 800 },
  });
  const field = page.getByRole('main').getByRole('searchbox', { name: 'Search all indexes' });
  await field.fill('low carbon');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await page.waitForURL(/\/indexes\/screener\?filterPattern=low\+carbon/);
  await expectScreenerRows(page);
});
