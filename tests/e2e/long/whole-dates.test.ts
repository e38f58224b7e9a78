import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { localPath } from '#src/urls.ts';
import { brokenIn } from '../../support/broken-words.ts';
import { visit } from '../../support/visits.ts';

const dates = /\d{1,2} [A-Z][a-z]{2,8} \d{4}|\d{4}年\d{1,2}月\d{1,2}日/u;
const comparison =
  '/indexes/compare?ids=PLWLD_NTR_USD%2CPLUAG_TR_USD%2CPLACW_NTR_USD&base=PLWLD_NTR_USD';
const blend = '/indexes/blend?of=PLWLD_NTR_USD*60%2CPLGAG_TR_USDH*40';
const article = '/insights/research/2641/two-crashes-two-speeds';
const notes = 'main :is([class^=note-], ol[class^=list-] > li, dd, th [class^=quiet-])';

test.each(
  [comparison, blend, article, '/documents'].flatMap((path) =>
    [320, 375].flatMap((width) =>
      (['en-us', 'ja-jp'] as const).map((language) => [width, localPath(language, path)] as const),
    ),
  ),
)('I18-01 no date in a note is broken: %i px, %s', async (width, path) => {
  const page = await visit(path, { viewport: { width, height: 800 } });
  const said = await page.locator(notes).allTextContents();
  expect(said.join(' ')).toMatch(dates);
  expect(await brokenIn(page, notes, dates)).toEqual([]);
});

test.each(
  [article, '/notices/launch-pljdg'].flatMap((path) =>
    [320, 375, 800, 1280].map((width) => [width, path] as const),
  ),
)('I18-01 no date in a Japanese paragraph is broken: %i px, %s', async (width, path) => {
  const page = await visit(localPath('ja-jp', path), { viewport: { width, height: 800 } });
  expect((await page.locator('main p').allTextContents()).join(' ')).toMatch(dates);
  expect(await brokenIn(page, 'main p:not([class])', dates)).toEqual([]);
});

test.each(
  [320, 375].flatMap((width) =>
    (['en-us', 'ja-jp'] as const).map((language) => [width, language] as const),
  ),
)('I18-01 no date in what is said of a working is broken: %i px, %s', async (width, language) => {
  const path = '/indexes/details/PLWLD_NTR_USD/figures/volatility3Y';
  const page = await visit(localPath(language, path), { viewport: { width, height: 800 } });
  const said = 'main :is(li, p)';
  expect((await page.locator(said).allTextContents()).join(' ')).toMatch(dates);
  expect(await brokenIn(page, said, dates)).toEqual([]);
});

test.each(['', '/ja-jp'])(
  'I18-01 no date in what is said of two versions of a document is broken: %s',
  async (language) => {
    const path = `${language}/docs/methodology/rules-screened?version=2.0&since=1.0`;
    const page = await visit(path, { viewport: { width: 375, height: 800 } });
    const said = 'main article > div > div:first-child > p';
    expect((await page.locator(said).allTextContents()).join(' ')).toMatch(dates);
    expect(await brokenIn(page, said, dates)).toEqual([]);
  },
);

test.each(['', '/ja-jp'])('no date in a table of an article is broken: %s', async (language) => {
  const page = await visit(language + article, { viewport: { width: 1024, height: 800 } });
  expect((await page.locator('main td').allTextContents()).join(' ')).toMatch(dates);
  expect(await brokenIn(page, 'main td', dates)).toEqual([]);
});

test('I18-01 the Japanese notice without a network ends its lines between words', async () => {
  const page = await visit(localPath('ja-jp', '/'), { viewport: { width: 375, height: 800 } });
  await page.locator('[data-connection=online]').waitFor({ state: 'attached' });
  await page.context().setOffline(true);
  await page.getByText('オフラインです').waitFor();
  const torn = await brokenIn(page, '[data-connection]', /オフライン|接続|回復|ページ/u);
  await page.context().setOffline(false);
  await page.getByText('オフラインです').waitFor({ state: 'detached' });
  expect(torn).toEqual([]);
});

/** Areas that scroll by less than a letter, which hides nothing and draws a bar over the last row. */
const barelyScrolling = (page: Page) =>
  page.locator('main [role=region]').evaluateAll((areas) =>
    areas
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .filter(({ scrollWidth, clientWidth }) => scrollWidth < clientWidth + 8)
      .map((area) => area.querySelector('caption')!.textContent),
  );

test.each([comparison, blend])(
  'SC-11 no table scrolls aside whose columns are all in sight: %s',
  async (path) => {
    const page = await visit(path, { viewport: { width: 375, height: 800 } });
    expect(await page.locator('main [role=region]').count()).toBeGreaterThan(10);
    expect(await barelyScrolling(page)).toEqual([]);
  },
);
