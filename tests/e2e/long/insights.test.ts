import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { requestsFor, failWith, serverText } from '../../support/requests.ts';
import { expectShown, followLink, visit } from '../../support/visits.ts';

const status = (page: Page) => page.getByRole('main').getByRole('status').first();
const titles = (page: Page) => page.locator('main article h2').allInnerTexts();

test('IN-01 a filter, a page and an order are in the address, which alone restores them', async () => {
  const page = await visit('/insights');
  expect(await titles(page)).toHaveLength(9);
  await page.getByRole('link', { name: 'Next' }).click();
  await page.waitForURL('**/insights?page=2');
  await expect.poll(() => status(page).textContent()).toMatch(/^10–18 of \d+ articles$/);
  await page.getByRole('checkbox', { name: /^Research/ }).check();
  await page.waitForURL('**/insights?type=research');
  // The links of the list follow the address a moment later.
  await expect.poll(() => status(page).textContent()).toMatch(/^\d articles$/);
  await page.getByRole('link', { name: /^Research: remove from / }).waitFor();
  await page.getByRole('link', { name: 'By title' }).click();
  await page.waitForURL('**&sortBy=title&sortOrder=1');
  await expect.poll(async () => (await titles(page)).join()).toMatch(/^Duration/);
  const shown = await titles(page);
  expect(shown).toEqual(shown.toSorted((a, b) => a.localeCompare(b, 'en')));
  const { pathname, search } = new URL(page.url());
  expect(await titles(await visit(pathname + search))).toEqual(shown);
});

test('IN-02 a heading of an article looks like a heading, though it is a link to itself', async () => {
  const page = await visit('/insights/article/2636');
  const [heading, text] = [page.locator('main article [data-anchor]').first(), page.locator('h1')];
  const look = (one: Locator) =>
    one.evaluate((element) => {
      const { color, textDecorationLine } = getComputedStyle(element);
      return [color, textDecorationLine];
    });
  expect(await look(heading)).toEqual(await look(text));
});

test('IN-01 the search finds words of the text, and what is chosen can be taken away', async () => {
  const page = await visit('/insights');
  await page.getByRole('main').getByRole('searchbox').fill('diameters surveyor');
  await page.keyboard.press('Enter');
  await expect.poll(() => titles(page)).toEqual(['Trees do not read newspapers']);
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect.poll(async () => (await titles(page)).length).toBe(9);
});

test('IN-04 the list of an asset type is asked for by its code, or by its name where it has none', async () => {
  const page = await visit('/insights');
  const asked = requestsFor(page, /\/api\/(?:insights\/articles\/(?:\?|$)|index\/articles)/);
  const tabs = page.getByRole('main').getByRole('navigation').first();
  await tabs.getByRole('link', { name: 'Fixed income', exact: true }).click();
  await expectShown(page.getByRole('heading', { level: 1, name: 'Fixed income' }));
  await followLink(page, '/insights/esg?type=research&sortBy=title');
  await expectShown(page.getByRole('heading', { level: 1, name: 'ESG' }));
  expect(
    asked.map(({ pathname, searchParams }) => [pathname, Object.fromEntries(searchParams)]),
  ).toEqual([
    ['/api/index/articles', { type: '1', page: '1', size: '9' }],
    [
      '/api/insights/articles/',
      expect.objectContaining({ assetType: 'esg', type: 'research', sortBy: 'title' }),
    ],
  ]);
});

test('IN-02 from a card to the article, its chart as a table, and on to the next', async () => {
  const page = await visit('/insights/private-markets');
  const [first = ''] = await titles(page);
  await page.getByRole('link', { name: first, exact: true }).click();
  await expectShown(page.getByRole('heading', { level: 1, name: first }));
  const figure = page.getByRole('figure').first();
  await figure.locator('summary').click();
  await expectShown(figure.locator('tbody tr').nth(10));
  await expectShown(page.getByRole('heading', { name: 'Indexes in this article' }));
  const next = page.locator('section', { hasText: 'Read next' }).locator('h3 a');
  await expect.poll(() => next.count()).toBe(3);
  const title = await next.first().innerText();
  await next.first().click();
  await expectShown(page.getByRole('heading', { level: 1, name: title }));
});

test('RT-03 filters, search and articles work without JavaScript', async () => {
  const page = await visit('/insights', { javaScriptEnabled: false });
  await page.getByRole('checkbox', { name: /^Market commentary/ }).check();
  await page.getByRole('button', { name: 'Search', exact: true }).last().click();
  await page.waitForURL('**/insights?*type=market-commentary*');
  const found = await titles(page);
  expect(found.length).toBeGreaterThan(2);
  await page.getByRole('link', { name: found[0]!, exact: true }).click();
  await expectShown(page.getByRole('heading', { level: 1, name: found[0]! }));
});

test('ER-02 articles that cannot be loaded raise the error page, without a text of the server', async () => {
  const page = await visit('/indexes/screener', { allowedErrors: /status of 500|ApiError/ });
  await failWith(page, /\/api\/insights\/articles/, 500);
  await page.locator('header nav a[href="/insights"]').click();
  await expectShown(page.getByText('500', { exact: true }));
  expect(await page.locator('body').innerText()).not.toContain(serverText);
});

test('ER-02 the list stands without its filters when only they fail', async () => {
  const page = await visit('/indexes/screener', { allowedErrors: /status of 500/ });
  await failWith(page, /\/api\/insights\/filters/, 500);
  await page.locator('header nav a[href="/insights"]').click();
  await expectShown(page.getByText('The filters could not be loaded.'));
  await expect.poll(() => titles(page)).toHaveLength(9);
});

test('I18-02 the Japanese list leads to a Japanese article, and an untranslated one says so', async () => {
  const page = await visit('/ja-jp/insights?language=ja-jp');
  await page.getByRole('link', { name: '二つの暴落、二つの速さ' }).click();
  await expectShown(page.getByRole('heading', { level: 1, name: '二つの暴落、二つの速さ' }));
  const english = await visit('/ja-jp/insights/article/2613');
  await expectShown(english.getByText('この記事は日本語に翻訳されていません'));
});

test('IN-02 beside an article its parts, indexes and author stay in sight, and charts are wider than words', async () => {
  const page = await visit('/insights/article/2641', { viewport: { width: 1280, height: 800 } });
  const widthOf = async (name: string) =>
    (await page.locator(`main article ${name}`).first().boundingBox())?.width ?? 0;
  expect(await widthOf('figure')).toBeGreaterThan((await widthOf('p:has(+ p)')) + 80);
  await page.getByRole('heading', { name: 'The same falls, elsewhere' }).scrollIntoViewIfNeeded();
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await page.evaluate(() => scrollBy(0, 400));
  const inSight = async () => {
    const { y, height } = (await contents.boundingBox())!;
    return y > 0 && y + height < 800;
  };
  await expect.poll(inSight).toBe(true);
});
