import { expect, test } from 'vitest';
import { expectScreenerRows, expectShown, resize, visit } from '../../support/visits.ts';

test('SC-04 an asset type page shows its label and description, and no link to itself', async () => {
  const page = await visit('/indexes/screener/fixed-income');
  await page.getByRole('heading', { level: 1, name: 'Fixed income' }).waitFor();
  const types = await page.request.get('/api/index/types');
  const { types: described } = (await types.json()) as {
    types: { type: string; description: string; link: string }[];
  };
  const about = described.find(({ type }) => type === 'fixed-income');
  await page.getByText(about?.description ?? 'none').waitFor();
  // The demo gives no link of its own: the type's default link is this very page.
  expect(about?.link).toBe('/indexes/screener/fixed-income');
  expect(await page.getByRole('link', { name: 'More about Fixed income' }).count()).toBe(0);
});

test('SC-05 on small screens the table is 704px wide, in an area that a keyboard reaches', async () => {
  const page = await visit('/indexes/screener', { viewport: { width: 375, height: 800 } });
  const table = page.getByRole('table');
  expect((await table.boundingBox())?.width).toBe(704);
  await page.getByRole('region').filter({ has: table }).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await table.boundingBox())?.x).toBeLessThan(0);
});

test('SC-01 no heading of the table reaches into the column beside it, however narrow, in whichever order', async () => {
  const page = await visit('/indexes/screener?sortBy=currency&sortOrder=1');
  for (const width of [390, 600, 767, 800, 999, 1280]) {
    await resize(page, width, 800);
    const room = await page.locator('thead th').evaluateAll((headings) =>
      headings.map((th) => {
        const link = th.querySelector('a')?.getBoundingClientRect().right ?? 0;
        const drawn = [...th.querySelectorAll('svg')].map(
          (svg) => svg.getBoundingClientRect().right,
        );
        const text = document.createRange();
        text.selectNodeContents(th);
        const right = Math.max(link, text.getBoundingClientRect().right, ...drawn);
        return th.getBoundingClientRect().right - right;
      }),
    );
    expect(room).toHaveLength(5);
    expect({ width, least: Math.min(...room.slice(0, -1)) }).toEqual({
      width,
      least: expect.toSatisfy((least: number) => least >= 4),
    });
  }
});

test('SC-07 nothing found, a page behind the last, and a filter nobody knows are said, never blank', async () => {
  const page = await visit('/indexes/screener?filterPattern=qqzzxx');
  await expectShown(page.getByText('No Indexes found for "qqzzxx"'));
  await page.getByRole('main').getByRole('link', { name: 'View All Indexes' }).click();
  await page.waitForURL('**/indexes/screener');
  const behind = await visit('/indexes/screener?page=9999', { allowedErrors: /status of 404/ });
  await expectShown(behind.getByText('There is no page 9,999: this list has'));
  await behind.getByRole('link', { name: 'Go to the last page' }).click();
  await expectScreenerRows(behind);
});

test('SC-07 a query that the service refuses is a page that says so', async () => {
  const page = await visit('/indexes/screener?status=nonsense', { allowedErrors: /status of 400/ });
  await expectShown(page.getByText('“nonsense” is not a value of “Status”'));
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expectScreenerRows(page);
});

test('SC-08 the asset types bear their labels, and each leads to its own', async () => {
  const page = await visit('/indexes/screener?currency=USD');
  const tabs = page
    .getByRole('navigation', { name: 'Asset classes', exact: true })
    .getByRole('link');
  expect(await tabs.allTextContents()).toEqual([
    'All',
    'Equity',
    'Fixed income',
    'Multi asset',
    'Alternatives',
    'ESG',
    'Private Markets',
  ]);
  await tabs.getByText('Alternatives').click();
  await page.waitForURL('**/indexes/screener/alternative-investment?currency=USD');
  await page.getByRole('heading', { level: 1, name: 'Alternatives' }).waitFor();
  await expect.poll(() => tabs.getByText('Alternatives').getAttribute('aria-current')).toBe('page');
});

test('RT-23 links of the screener lead to the index below all asset types', async () => {
  const page = await visit('/indexes/screener/equity');
  const link = page.getByRole('rowheader').getByRole('link').first();
  expect(await link.getAttribute('href')).toMatch(
    /^\/indexes\/screener\/all-asset-types\/[A-Z0-9_]+$/,
  );
  const name = await link.textContent();
  await link.click();
  await page.waitForURL('**/all-asset-types/*');
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(name);
});
