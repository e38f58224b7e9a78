import { expect, test } from 'vitest';
import { demoIndexes } from '../../support/demo-indexes.ts';
import { requestsFor, untilRequestsSeen } from '../../support/requests.ts';
import { expectAddress, expectScreenerRows, expectShown, visit } from '../../support/visits.ts';

test('I18-02 the language switch shows the same page with its query, and every link stays', async () => {
  const page = await visit('/indexes/screener/equity?currency=JPY');
  await page.getByRole('link', { name: '日本語' }).click();
  await page.waitForURL('**/ja-jp/indexes/screener/equity?currency=JPY');
  await expectShown(page.getByRole('link', { name: 'English' }));
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('ja-JP');
  const paths = await page
    .locator('a[data-page-link]')
    .evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    );
  expect(paths.length).toBeGreaterThan(20);
  expect(paths.filter((path) => !/^\/ja-jp(?!\/ja-jp)(\/|$)/.test(path))).toEqual([]);
  await page.getByRole('link', { name: 'English' }).click();
  await page.waitForURL(/:\d+\/indexes\/screener\/equity\?currency=JPY$/);
});

test.each([
  ['/no-such-page?currency=JPY', '日本語', '/ja-jp'],
  ['/ja-jp/indexes/details/NOPE', 'English', '/'],
])(
  'I18-02 where nothing is at %s the switch leads home, and no entry is marked as here',
  async (path, name, home) => {
    const page = await visit(path, { allowedErrors: /status of 404/ });
    const header = page.getByRole('banner');
    const link = header.getByRole('link', { name, exact: true });
    expect(await link.getAttribute('href')).toBe(home);
    expect(await header.locator('[aria-current]').count()).toBe(0);
    await link.click();
    await page.waitForURL(({ pathname, search }) => pathname === home && search === '');
    await expectShown(page.getByRole('combobox').first());
  },
);

test('I18-02 the switch leads to the same place of the page', async () => {
  const page = await visit('/page/methodology#beta');
  await page.getByRole('banner').getByRole('link', { name: '日本語', exact: true }).click();
  await expectAddress(page, '/ja-jp/page/methodology#beta');
});

test('I18-02 in the browser the chosen language goes to the API', async () => {
  const page = await visit('/ja-jp');
  const asked = requestsFor(page, /\/api\//);
  await page.getByRole('main').getByRole('link', { name: 'すべての指数を表示' }).click();
  await expectScreenerRows(page);
  await untilRequestsSeen(page);
  expect(asked.length).toBeGreaterThan(1);
  expect(asked.map((url) => url.searchParams.get('lang'))).toEqual(asked.map(() => 'ja-jp'));
});

test('I18-01 a text that Japanese lacks is shown in English', async () => {
  const page = await visit(`/ja-jp/indexes/details/${demoIndexes.old.fundId}`);
  const description = page.locator('#about p').first();
  expect(await description.textContent()).toMatch(/^A level a month of the shares of US companies/);
  await page.getByRole('heading', { level: 2, name: 'この指数について' }).waitFor();
});

test('I18-03 the date and the level of an index are written as each language writes them', async () => {
  const details = await (
    await visit('/')
  ).request.get(`/api/index-details?version=2&indexId=${demoIndexes.full.fundId}`);
  const { level } = (await details.json()) as { level: { date: string; value: number } };
  const [year, month, day] = level.date.split('-').map(Number);
  const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
  const [whole = '', cents] = level.value.toFixed(2).split('.');
  const written = `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`;
  const dates = {
    '': `As of ${day} ${months[(month ?? 0) - 1]} ${year}`,
    '/ja-jp': `${year}年${month}月${day}日現在`,
  };
  for (const [prefix, date] of Object.entries(dates)) {
    const page = await visit(`${prefix}/indexes/details/${demoIndexes.full.fundId}`);
    await expectShown(page.getByRole('main').getByText(date).first());
    await expectShown(page.getByRole('main').getByText(written, { exact: true }).first());
  }
});

test('RT-20 the links that lead here are marked, in both languages', async () => {
  for (const [prefix, name] of [
    ['', 'Fixed income'],
    ['/ja-jp', '債券'],
  ]) {
    const page = await visit(`${prefix}/indexes/screener/fixed-income`);
    const current = page
      .locator('header nav, main nav')
      .getByRole('link', { name: name ?? '', exact: true });
    expect(await current.count()).toBe(2);
    for (const link of await current.all()) {
      expect(await link.getAttribute('aria-current')).toBe('page');
    }
    const idle = page.locator('header nav a:not([aria-current])').last();
    const colourOf = (link: typeof idle) => link.evaluate((node) => getComputedStyle(node).color);
    expect(await colourOf(current.first())).not.toBe(await colourOf(idle));
  }
});
