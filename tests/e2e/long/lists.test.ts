import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoIndexes } from '../../support/demo-indexes.ts';
import { failWith, serverText } from '../../support/requests.ts';
import { expectAddress, expectShown, followLink, visit } from '../../support/visits.ts';

const plain = { javaScriptEnabled: false };

const status = (page: Page) => page.getByRole('main').getByRole('status').first();
const column = (page: Page, number: number) =>
  page.locator(`tbody tr > :nth-child(${number})`).allInnerTexts();

test('PR-01 products are filtered by country, sorted and paged, all of it in the address', async () => {
  const page = await visit('/investable-products');
  await page.getByRole('checkbox', { name: /^Germany/ }).check();
  await page.waitForURL('**/investable-products?country=DE');
  await expect.poll(() => status(page).textContent()).toMatch(/^1–20 of \d\d products$/);
  const everywhere = await column(page, 7);
  expect(everywhere).toHaveLength(20);
  expect(everywhere.filter((countries) => !countries.includes('Germany'))).toEqual([]);
  await page.getByRole('columnheader', { name: 'Provider' }).getByRole('link').click();
  await page.waitForURL('**&sortBy=provider&sortOrder=1');
  // The links of the list follow the address a moment later.
  await page.locator('th[aria-sort=ascending]', { hasText: 'Provider' }).waitFor();
  await page.getByRole('link', { name: 'Next' }).click();
  await page.waitForURL('**&page=2');
  await expect.poll(() => status(page).textContent()).toMatch(/^21–/);
  const providers = (await column(page, 3)).map((cell) =>
    cell.replace(/\s+(ETF|Mutual fund)$/, ''),
  );
  expect(providers).toEqual(providers.toSorted((a, b) => a.localeCompare(b)));
});

test('PR-01 the products of one index are reached by its address, and all others again', async () => {
  const page = await visit('/investable-products');
  const name = await page.locator('tbody td:nth-child(2) a').first().textContent();
  const href = await page.locator('tbody td:nth-child(2) a').first().getAttribute('href');
  const fundId = href?.split('/').at(-1) ?? '';
  await page.goto(`/investable-products?index=${fundId}`);
  const names = new Set(await column(page, 2));
  expect([...names]).toEqual([name]);
  await page.getByRole('link', { name: `${name}: remove from Index` }).click();
  await expectAddress(page, '/investable-products');
});

test('PR-02 structured products come by maturity, the open-ended last', async () => {
  const page = await visit('/structured-products?sortBy=maturity&sortOrder=1&page=3');
  const maturities = await column(page, 5);
  expect(maturities.at(-1)).toBe('Open-ended');
  const dated = maturities.filter((text) => text !== 'Open-ended').map((text) => Date.parse(text));
  expect(dated).toEqual(dated.toSorted((a, b) => a - b));
});

test('PR-03 the library is narrowed by category and topic, the latest first', async () => {
  const page = await visit('/documents');
  await page.getByRole('checkbox', { name: /^Policies/ }).check();
  await page.waitForURL('**/documents?category=policies');
  await expectShown(page.getByRole('link', { name: /^Policies: remove from / }));
  await expectShown(page.getByRole('link', { name: 'Governance framework' }));
  const dates = (await column(page, 2)).map((text) => Date.parse(text));
  expect(dates.length).toBeGreaterThan(5);
  expect(dates).toEqual(dates.toSorted((a, b) => b - a));
  await page.getByRole('checkbox', { name: /^Conduct/ }).check();
  await page.waitForURL('**/documents?category=policies&subcategory=conduct');
  await expect
    .poll(async () => (await column(page, 3)).every((cell) => cell.includes('Conduct')))
    .toBe(true);
});

test('PR-06 the library is narrowed to an index that is found as its name is typed', async () => {
  const page = await visit('/documents');
  const field = page.getByRole('combobox', { name: 'Index', exact: true });
  const answered = page.waitForResponse(/our-resources\/all-portfolios\?.*filterPattern=/);
  await field.fill('world automation');
  await answered;
  await expect
    .poll(() => page.locator('datalist option').allTextContents())
    .toContain('Plumbline World Automation NTR USD');
  await field.fill('PLWAU_NTR_USD');
  await page.waitForURL('**/documents?index=PLWAU_NTR_USD');
  await expectShown(page.getByRole('link', { name: /Launch of the Plumbline World Automation/ }));
  // The rules of its family concern it too.
  await expectShown(page.getByRole('link', { name: 'Plumbline Factors: index rules' }));
});

test('PR-03 a PDF is downloaded as a blob under its name', async () => {
  const page = await visit('/docs/methodology/rules-global-equity');
  const link = page.getByRole('link', { name: /^Download PDF/ });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.url()).toMatch(/^blob:/);
  expect(download.suggestedFilename()).toBe('Plumbline Global Equity index rules.pdf');
  await expectShown(page.getByText('Downloaded', { exact: true }));
});

test('PR-03 a download that fails says so, and leaves the file to be opened', async () => {
  const page = await visit('/docs/methodology/rules-global-equity', {
    allowedErrors: /status of 500/,
    before: (unloaded) => failWith(unloaded, /\/files\//, 500),
  });
  await page.getByRole('link', { name: /^Download PDF/ }).click();
  await expectShown(page.getByText(/^The download failed/));
  const way = page.getByRole('link', { name: 'open the PDF' });
  expect(await way.getAttribute('href')).toMatch(/^\/files\//);
  expect(await page.getByRole('main').textContent()).not.toContain(serverText);
});

test('RT-11 the browser shows a PDF in its page', async () => {
  const page = await visit('/docs/methodology/rules-global-equity');
  const frame = page.locator('iframe');
  await frame.scrollIntoViewIfNeeded();
  await expect
    .poll(() => page.frames().some((one) => /\/files\/[0-9a-f]{64}\//.test(one.url())))
    .toBe(true);
});

test.each([{}, plain])('versions of a document are read and compared (%o)', async (options) => {
  const page = await visit('/docs/methodology/rules-screened', options);
  await page.getByRole('main').getByRole('link', { name: 'Version 1.0', exact: true }).click();
  await page.waitForURL('**/rules-screened?version=1.0');
  await expectShown(page.getByText(/^This is version 1\.0 \(effective 7 Apr 2014\)\./));
  await page.getByRole('link', { name: 'What changed up to version 3.0' }).click();
  await page.waitForURL('**/rules-screened?version=3.0&since=1.0');
  await expectShown(page.getByText(/^4 of 9 sections changed/));
  await page.getByLabel('To version').selectOption('2.0');
  await page.getByRole('button', { name: 'Compare' }).click();
  await page.waitForURL('**/rules-screened?since=1.0&version=2.0');
  await expectShown(page.getByText(/^2 of 7 sections changed/));
  const folded = page.getByText('What remains is weighted by free-float');
  expect(await folded.isVisible()).toBe(false);
  await page.getByRole('heading', { name: 'Weighting' }).click();
  await expectShown(folded);
});

test('a heading of a document leads to itself, and its address to it', async () => {
  const page = await visit('/docs/methodology/rules-screened');
  const heading = page.getByRole('heading', { name: 'Liquidity' }).getByRole('link');
  const sign = () => heading.evaluate((link) => getComputedStyle(link, '::after').opacity);
  expect(await sign()).toBe('0');
  await heading.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect.poll(sign).toBe('1');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/rules-screened#liquidity');
  await expect
    .poll(() => heading.evaluate((link) => link.getBoundingClientRect().top < 300))
    .toBe(true);
});

test('RT-24 a document is loaded by its category and identifier when it is reached by a link', async () => {
  const page = await visit('/documents?category=policies');
  const asked = page.waitForRequest(/\/api\/docs\/policies\/complaints-procedure$/);
  await page.getByRole('link', { name: 'Complaints procedure', exact: true }).click();
  expect((await asked).method()).toBe('GET');
  await expectShown(page.getByRole('heading', { level: 1, name: 'Complaints procedure' }));
});

for (const [path, call] of [
  ['/investable-products', /\/api\/investable-products\/products/],
  ['/documents', /\/api\/documents/],
] as const) {
  test(`ER-02 a failed load of ${path} raises the error page`, async () => {
    const page = await visit('/', { allowedErrors: /status of 500|ApiError/ });
    await failWith(page, call, 500);
    await followLink(page, path);
    await page.getByRole('heading', { level: 1, name: 'Something has gone wrong' }).waitFor();
    expect(await page.getByRole('main').textContent()).not.toContain(serverText);
  });
}

test('PR-04 a list stands without its filters', async () => {
  const page = await visit('/investable-products', {
    allowedErrors: /status of 500/,
    before: (unloaded) => failWith(unloaded, /\/api\/investable-products\/filter-options/, 500),
  });
  await page.getByRole('link', { name: 'Next' }).click();
  await page.getByText('The filters could not be loaded.').waitFor();
  await expect.poll(async () => (await column(page, 1)).length).toBe(20);
});

test('PR-03 without scripts the library is narrowed by its form, and a PDF is a plain link', async () => {
  const page = await visit('/documents', plain);
  await page.getByRole('checkbox', { name: /^Calendars/ }).check();
  await page.getByRole('combobox', { name: 'Index', exact: true }).fill('');
  await page.getByRole('button', { name: /^Show [\d,]+ documents$/ }).click();
  await page.waitForURL(
    ({ searchParams }) => searchParams.getAll('category').join() === 'calendars',
  );
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('link', { name: /^PDF, / })
      .first()
      .click(),
  ]);
  expect(download.url()).toMatch(/\/files\/[0-9a-f]{64}\//);
});

test('SC-06 without scripts the classic screener screens by its selects', async () => {
  const page = await visit('/indexes/legacy-screener', plain);
  await page.getByRole('combobox', { name: 'Currency', exact: true }).selectOption('JPY');
  await page.getByRole('combobox', { name: 'Asset class' }).selectOption('equity');
  await page.getByRole('button', { name: 'Screen', exact: true }).click();
  await page.waitForURL(
    ({ searchParams: one }) => one.get('currency') === 'JPY' && one.get('assetType') === 'equity',
  );
  const variants = await column(page, 2);
  expect(variants.length).toBe(20);
  expect(variants.filter((text) => !text.includes('JPY'))).toEqual([]);
});

test('SC-11 every list is 704px wide on small screens, in an area that a keyboard reaches', async () => {
  for (const path of ['/documents', '/structured-products', '/indexes/legacy-screener']) {
    const page = await visit(path, { viewport: { width: 375, height: 800 } });
    const table = page.getByRole('table');
    expect([path, (await table.boundingBox())?.width]).toEqual([path, 704]);
    await page.getByRole('region').filter({ has: table }).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await table.boundingBox())?.x).toBeLessThan(0);
  }
});

test('the name of an index that heads a row looks alike in every table: bold, in the colour of what leads somewhere', async () => {
  const page = await visit('/indexes/screener');
  const looksOf = async () => {
    const names = page.locator('main tbody th a[href*="/indexes/screener/"]');
    await expectShown(names.first());
    // Its other variants may stand beside it, in less.
    const looks = await names.evaluateAll((links) =>
      links.flatMap((link) => {
        if (link !== link.closest('th')!.querySelector('a')) return [];
        const { color, fontWeight, textDecorationLine } = getComputedStyle(link);
        return [color, fontWeight, textDecorationLine].join(' ');
      }),
    );
    return [...new Set(looks)];
  };
  const accent = await page
    .getByRole('navigation')
    .locator('[aria-current]')
    .first()
    .evaluate((link) => getComputedStyle(link).color);
  const { fundId } = demoIndexes.full;
  const lists = ['/', '/indexes/screener', '/indexes/classic-screener', '/page/esg'];
  for (const path of [...lists, '/insights/article/2645', `/indexes/details/${fundId}`]) {
    await page.goto(path);
    expect([path, await looksOf()]).toEqual([path, [`${accent} 600 none`]]);
  }
});
