import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { localPath, pages } from '#src/urls.ts';
import { brokenIn } from '../../support/broken-words.ts';
import { demoIndexes } from '../../support/demo-indexes.ts';
import { visit } from '../../support/visits.ts';

const comparison = '/indexes/compare?ids=PLWLD_NTR_USD%2CPLUSA_NTR_USD';
const blend = '/indexes/blend?of=PLWLD_NTR_USD*60%2CPLGAG_TR_USDH*40';

const dates = /\d{4}-\d{2}-\d{2}|\d{1,2} [A-Z][a-z]{2} \d{4}|\d{4}年\d{1,2}月\d{1,2}日/u;

test.each(
  ['/documents', '/docs/guides/identifiers-alternatives', '/structured-products'].flatMap(
    (path) =>
      [
        [375, path],
        [375, localPath('ja-jp', path)],
        [1280, path],
      ] as const,
  ),
)('LY-14 no date in a table is broken: %i px, %s', async (width, path) => {
  const page = await visit(path, { viewport: { width, height: 800 } });
  expect(await page.locator('main td').count()).toBeGreaterThan(5);
  expect(await brokenIn(page, 'main td', dates)).toEqual([]);
});

test.each([800, 1024, 1280])(
  'I18-01 the language of a document is one word in Japanese lists: %i px',
  async (width) => {
    const page = await visit('/ja-jp/documents', { viewport: { width, height: 800 } });
    await page.locator('main td').first().waitFor();
    expect(await brokenIn(page, 'main td', /English|日本語/u)).toEqual([]);
  },
);

const katakana = /[ァ-ヴー]{2,}/u;
const half = `/indexes/details/${demoIndexes.full.fundId}`;

test.each([
  [1280, half],
  [1280, `/indexes/details/${demoIndexes.new.fundId}`],
  [1024, half],
  [1280, comparison],
  [1024, '/investable-products'],
  [1024, '/documents'],
  [1024, '/structured-products'],
])('I18-01 no date and no word of a Japanese table is broken: %i px, %s', async (width, path) => {
  const page = await visit(localPath('ja-jp', path), { viewport: { width, height: 800 } });
  await page.locator('main td:visible').first().waitFor();
  for (const section of await page.locator('[data-long] > section').all()) {
    await section.scrollIntoViewIfNeeded();
  }
  expect(await brokenIn(page, 'main td', dates)).toEqual([]);
  expect(await brokenIn(page, 'main thead th', katakana)).toEqual([]);
});

test('I18-01 no Japanese word heads figures of a comparison in two lines on a phone', async () => {
  const page = await visit(localPath('ja-jp', comparison), {
    viewport: { width: 375, height: 800 },
  });
  await page.locator('#overlap th').first().waitFor();
  for (const section of ['window', 'risk', 'against', 'overlap']) {
    expect([section, await brokenIn(page, `#${section} thead th`, katakana)]).toEqual([
      section,
      [],
    ]);
  }
});

test.each([320, 375])(
  'I18-01 no author of an article is broken on a phone of %i px in Japanese',
  async (width) => {
    const viewport = { width, height: 800 };
    for (const path of [pages.home, pages.insights()]) {
      const page = await visit(localPath('ja-jp', path), { viewport });
      const facts = 'main article p:has(> time)';
      await page.locator(facts).first().waitFor();
      // Authors stand between commas and middle dots.
      expect([path, await brokenIn(page, facts, /[\p{L}・ー]{4,}|\d+年\d+月\d+日/u)]).toEqual([
        path,
        [],
      ]);
    }
  },
);

test('LY-14 between 1000 and 1200px no column of an index page leaves its table', async () => {
  const page = await visit(half, { viewport: { width: 1024, height: 800 } });
  for (const id of ['related', 'notices-of-index']) {
    const table = page.locator(`#${id} table`);
    await table.scrollIntoViewIfNeeded();
    const cut = await table
      .locator('td, th')
      .evaluateAll((cells) =>
        cells.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent),
      );
    expect([id, cut]).toEqual([id, []]);
  }
});

/** Texts that end beyond the cell that names their row. */
const beyondName = (page: Page) =>
  page.locator('main tbody th').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const { right } = cell.getBoundingClientRect();
      return Array.from(cell.querySelectorAll('a, span'))
        .filter((part) => part.checkVisibility() && part.textContent.trim() !== '')
        .filter((part) => part.getClientRects().length > 0)
        .filter((part) => part.getBoundingClientRect().right > right + 1)
        .map((part) => part.textContent);
    }),
  );

test('SC-11 names stay in their column, that stays itself, on a phone', async () => {
  const page = await visit(blend, { viewport: { width: 375, height: 800 } });
  expect(await beyondName(page)).toEqual([]);
});

test('SC-01 variants beside a name do not lie on the next column', async () => {
  const path =
    '/indexes/screener/fixed-income?columns=currency,return1Y,volatility3Y,assetType,family';
  const page = await visit(path, { viewport: { width: 1280, height: 800 } });
  expect(await page.locator('main tbody th a[href$="#variants"]:visible').count()).toBeGreaterThan(
    0,
  );
  expect(await beyondName(page)).toEqual([]);
});

test('a figure and the mark of its note stand in one line', async () => {
  const page = await visit(comparison, { viewport: { width: 375, height: 800 } });
  const torn = await page.locator('#window tbody td').evaluateAll(
    (cells) =>
      cells
        .filter((cell) => cell.getBoundingClientRect().height > 0 && cell.textContent.includes('†'))
        .filter((cell) => {
          const mark = Array.from(cell.querySelectorAll('[aria-hidden]')).find(
            (one) => one.textContent === '†',
          )!;
          const { top } = mark.getBoundingClientRect();
          const range = document.createRange();
          range.selectNodeContents(cell.firstChild!);
          return Math.abs(range.getBoundingClientRect().top - top) > 8;
        }).length,
  );
  expect(torn).toBe(0);
});

/** Texts of cells that end beyond their cell, on what the next one says. */
const beyondCell = (page: Page) =>
  page.locator('main tbody td:not(:last-child)').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      const beyond = range.getBoundingClientRect().right - cell.getBoundingClientRect().right;
      return cell.checkVisibility() && beyond > 0.5 ? [cell.textContent] : [];
    }),
  );

test.each(
  [375, 768, 1024].flatMap((width) =>
    [pages.products, pages.documents].flatMap((path) =>
      (['en-us', 'ja-jp'] as const).map((language) => [width, localPath(language, path)] as const),
    ),
  ),
)('LY-14 no cell of a list lies on the next: %i px, %s', async (width, path) => {
  const page = await visit(path, { viewport: { width, height: 800 } });
  expect(await page.locator('main td:visible').count()).toBeGreaterThan(5);
  expect(await beyondCell(page)).toEqual([]);
});

/** The demo has corrected nothing: its answer gets a correction as long as one is. */
const withCorrection = (page: Page) =>
  page.route(/\/api\/corrections\?/, (route) =>
    route.fulfill({
      json: {
        corrections: [
          {
            fundId: 'PLJPN_NTR_EURH',
            portfolioName: 'Plumbline Japan Hedged NTR EUR',
            date: '2026-11-24',
            oldValue: 13306.39,
            newValue: 13322.27,
            reason: 'Levels of 2026-11-23 had been published for 2026-11-24',
            release: 8,
            restores: null,
            published: '2026-11-27T02:10:53.352Z',
          },
        ],
        totalCorrections: 1,
        matchedBySpelling: false,
        noticesOfCorrections: 0,
      },
    }),
  );

test.each(
  [320, 375, 768, 1024].flatMap((width) =>
    (['en-us', 'ja-jp'] as const).map((language) => [width, language] as const),
  ),
)('LY-14 no day of a correction lies on its level: %i px, %s', async (width, language) => {
  const page = await visit(localPath(language, '/'), {
    viewport: { width, height: 800 },
    before: withCorrection,
  });
  await page.locator(`footer a[href="${localPath(language, pages.status)}"]`).click();
  const corrected = page.getByRole('cell', { name: /13,322\.27/ });
  await corrected.waitFor();
  expect(await beyondCell(page)).toEqual([]);
  // From 768px it is two lines of small letters, three where a day in Japanese leaves less room.
  const { height } = (await corrected.boundingBox())!;
  if (width >= 768) expect(Math.round(height)).toBeLessThanOrEqual(language === 'en-us' ? 40 : 56);
});

test.each([768, 800, 1024])('no word of a list of products is broken: %i px', async (width) => {
  const page = await visit(pages.products, { viewport: { width, height: 800 } });
  expect(await brokenIn(page, 'main td', /[A-Za-z]{4,}/u)).toEqual([]);
});

test.each([320, 360, 375, 390, 430, 600])(
  'LY-06 the banner breaks no date in Japanese: %i px',
  async (width) => {
    const page = await visit(localPath('ja-jp', '/'), { viewport: { width, height: 800 } });
    expect(await page.locator('[data-print="no"] > div > p').first().innerText()).toMatch(dates);
    expect(await brokenIn(page, 'aside', dates)).toEqual([]);
  },
);

test('LY-14 no address of a contact is broken below the pages of a phone', async () => {
  const page = await visit('/', { viewport: { width: 360, height: 800 } });
  const addresses = 'footer a[href^=mailto]';
  expect(await page.locator(addresses).count()).toBeGreaterThan(2);
  expect(await brokenIn(page, addresses, /\S+@\S+/u)).toEqual([]);
});
