import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { brokenIn } from '../../support/broken-words.ts';
import { expectEverythingFits } from '../../support/looks.ts';
import { visit } from '../../support/visits.ts';

const phone = { width: 375, height: 720 };
const desk = { width: 1280, height: 720 };

/** Where the texts of a page stand that a selector finds, as they are drawn: not their boxes. */
const textsOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((nodes) =>
    nodes.map((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      return { text: node.textContent, left, right, top, bottom };
    }),
  );

const boxOf = (page: Page, selector: string, number = 0) =>
  page
    .locator(selector)
    .nth(number)
    .evaluate((node) => {
      const { left, right, top, bottom, height } = node.getBoundingClientRect();
      return { left, right, top, bottom, height };
    });

test.each([
  ['', 375, 1000],
  ['/ja-jp', 375, 1050],
  ['/ja-jp', 320, 1300],
  ['', 320, 1130],
])('LY-12 the footer of a phone has its links side by side: %s %i px', async (...given) => {
  const [language, width, most] = given;
  const page = await visit(`${language}/notices/low-carbon-buffers-2026`, {
    viewport: { width, height: 720 },
  });
  expect((await boxOf(page, 'footer')).height).toBeLessThan(most);
  expect(await brokenIn(page, 'footer li', /[ァ-ヶー]{6,}/u)).toEqual([]);
  await expectEverythingFits(page);
});

test('the text of a long page begins on the second screen of a phone', async () => {
  const page = await visit('/page/methodology', { viewport: phone });
  const list = await boxOf(page, 'nav[aria-label="On this page"]');
  expect(list.height).toBeLessThan(560);
  await expectEverythingFits(page);
});

test.each(['/documents', '/notices', '/ja-jp/documents', '/ja-jp/notices'])(
  'the day by which %s is ordered stands whole beside the name on a phone',
  async (path) => {
    const page = await visit(path, { viewport: phone });
    const days = await textsOf(page, 'main tbody th + td');
    expect(days.map(({ text }) => text)).toEqual(Array(20).fill(expect.stringMatching(/20\d\d/)));
    const name = await boxOf(page, 'main tbody th');
    expect(Math.min(...days.map(({ left }) => left))).toBeGreaterThanOrEqual(name.right);
    expect(Math.max(...days.map(({ right }) => right))).toBeLessThanOrEqual(phone.width - 16);
  },
);

test.each([375, 800])('a text to copy stands close to its name: %i px', async (width) => {
  const page = await visit('/data', { viewport: { width, height: 900 } });
  const gaps = await page.locator('main dl > div').evaluateAll((all) =>
    all.map((one) => {
      const [name, text] = ['dt', 'pre'].map((tag) =>
        one.querySelector(tag)!.getBoundingClientRect(),
      );
      return [text!.top - name!.bottom, one.getBoundingClientRect().bottom - text!.bottom];
    }),
  );
  expect(gaps.length).toBeGreaterThan(10);
  expect(Math.max(...gaps.flat())).toBeLessThanOrEqual(4);
});

const mixes = [
  '/indexes/compare?ids=PLACW_NTR_USD,PLUAG_TR_USD,PLEUR_NTR_EUR',
  '/indexes/blend?of=PLACW_NTR_USD*60,PLUAG_TR_USD*40',
];

test.each(mixes)('values stand beside the names of lines: %s', async (path) => {
  const page = await visit(path, { viewport: desk });
  const legend = page.locator('main figure').first().locator('li[data-line]');
  const entries = await legend.evaluateAll((all) =>
    all.map((entry) => {
      const value = entry.querySelector('a, strong')!.parentElement!.nextElementSibling!;
      const range = document.createRange();
      range.selectNodeContents(value);
      return {
        name: value.previousElementSibling!.getBoundingClientRect().right,
        value: range.getBoundingClientRect(),
      };
    }),
  );
  expect(entries.length).toBeGreaterThanOrEqual(3);
  const longest = Math.max(...entries.map(({ name }) => name));
  expect(Math.max(...entries.map(({ value }) => value.left)) - longest).toBeLessThan(100);
  // All values end below each other.
  expect(new Set(entries.map(({ value }) => Math.round(value.right))).size).toBe(1);
});

test('cards beside each other have their titles on one line', async () => {
  const page = await visit('/insights', { viewport: desk });
  const cards = await page.locator('main article').evaluateAll((all) =>
    all.map((card) => ({
      top: Math.round(card.getBoundingClientRect().top),
      title: Math.round(card.querySelector('h2, h3')!.getBoundingClientRect().top),
    })),
  );
  const rows = Map.groupBy(cards.slice(3), ({ top }) => top);
  expect(rows.size).toBe(2);
  for (const row of rows.values()) {
    expect(row).toHaveLength(3);
    expect(new Set(row.map(({ title }) => title)).size).toBe(1);
  }
});

test('a row of one line stands in the middle of its height', async () => {
  const page = await visit('/documents', { viewport: desk });
  const row = await boxOf(page, 'main tbody tr');
  const [name] = await textsOf(page, 'main tbody th');
  expect(Math.abs(name!.top - row.top - (row.bottom - name!.bottom))).toBeLessThanOrEqual(3);
});

test('CM-06 the form of contact has no hole beside a field', async () => {
  const page = await visit('/contact-us', { viewport: desk });
  const role = await boxOf(page, 'main form > :has(> [name=functionRoleType1])');
  const updates = await boxOf(page, 'main form > fieldset');
  expect([updates.top, updates.left > role.right]).toEqual([role.top, true]);
});

test('a ledger without corrections has no empty column beside it', async () => {
  const page = await visit('/corrections', { viewport: desk });
  const { left, right } = await boxOf(
    page,
    'main [role=search], main form:has(input[type=search])',
  );
  expect([left, right]).toEqual([40, 1240]);
});

test('the choice of a release keeps clear of the edges of its band', async () => {
  const page = await visit('/documents?asof=1', { viewport: desk });
  const header = await boxOf(page, 'header[data-print=no]');
  const choice = await boxOf(page, 'main select[name=asof]');
  const band = await boxOf(page, 'main aside:has(select[name=asof])');
  expect(choice.top - header.bottom).toBeGreaterThanOrEqual(8);
  expect(band.bottom - choice.bottom).toBeGreaterThanOrEqual(8);
});

test('GD-01 regions stand below sectors, and members in rows of one line', async () => {
  const page = await visit('/gender-diversity', { viewport: desk });
  const { left, bottom } = await boxOf(page, 'main table:has(caption:text-is("Sector breakdown"))');
  const region = await boxOf(page, 'main h2:text-is("Region breakdown")');
  expect(region.left).toBe(left);
  expect(region.top - bottom).toBeLessThan(80);
  const member = await boxOf(page, 'main table:has(caption:text-is("Top constituents")) tbody tr');
  expect(member.height).toBeLessThanOrEqual(40);
});

test('on a desk the newest notices reach as far down as the chart of the lead story', async () => {
  const page = await visit('/', { viewport: desk });
  const chart = await boxOf(page, 'main section figure');
  const notices = page.locator('main li:has(time)');
  const last = await boxOf(page, 'main li:has(time)', (await notices.count()) - 1);
  expect(last.bottom).toBeGreaterThan(chart.bottom);
  await page.setViewportSize(phone);
  await expect.poll(() => page.locator('main li:has(time):visible').count()).toBe(4);
});

/** Texts of which a line begins with the dot that stands between two parts. */
const beginningWithDot = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((nodes) =>
    nodes.flatMap((node) => {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let text = walker.nextNode() as Text | null; text; text = walker.nextNode() as Text) {
        for (const { index } of text.data.matchAll(/·/g)) {
          const before = document.createRange();
          before.setStart(text, Math.max(0, index - 2));
          before.setEnd(text, index + 1);
          const tops = Array.from(before.getClientRects(), ({ top }) => Math.round(top));
          if (new Set(tops).size > 1) found.push(text.data);
        }
      }
      return found;
    }),
  );

test.each([
  ['/investable-products', 1280, 'main tbody th'],
  ['/notices/low-carbon-buffers-2026', 375, 'main article > :first-child'],
])('no line of %s begins with a dot', async (path, width, selector) => {
  const page = await visit(path, { viewport: { width, height: 720 } });
  expect(await beginningWithDot(page, selector)).toEqual([]);
});

test('no name on the home page of a phone touches the thread', async () => {
  const page = await visit('/', { viewport: phone });
  const names = await textsOf(
    page,
    'main [role=row] > :first-child, main table tr > th[scope=row]',
  );
  const lines = page.getByRole('region', { name: /^Markets on / }).locator('circle');
  const thread = await lines.first().evaluate((dot) => dot.getBoundingClientRect().left);
  expect(names.length).toBeGreaterThan(5);
  expect(Math.max(...names.slice(0, 10).map(({ right }) => right))).toBeLessThan(thread);
});

test('SR-02 the search field that grows covers no line above the header', async () => {
  const page = await visit('/', { viewport: desk });
  const { y } = (await page.locator('header[data-print=no]').boundingBox())!;
  const above = () => page.screenshot({ clip: { x: 600, y: y - 6, width: 500, height: 6 } });
  const before = await above();
  await page.locator('#search').focus();
  expect((await above()).equals(before)).toBe(true);
});

const many = 'PLACW_NTR_USD,PLUAG_TR_USD,PLEUR_NTR_EUR,PLJPN_NTR_JPY,PLWLD_NTR_USD,PLEMG_NTR_USD';

test.each([
  [1020, `/indexes/compare?ids=${many},PLWXU_NTR_USD,PLGGB_TR_USD,PLWLC_NTR_USD,PLWSC_NTR_USD`],
  [1020, `/indexes/compare?ids=${many}`],
  [1280, '/indexes/blend?of=PLACW_NTR_USD*25,PLUAG_TR_USD*25,PLWLD_NTR_USD*25,PLEMG_NTR_USD*25'],
  [1020, '/indexes/blend?of=PLACW_NTR_USD*25,PLUAG_TR_USD*25,PLWLD_NTR_USD*25,PLEMG_NTR_USD*25'],
])('no name of a row runs into its first figure: %i px, %s', async (width, path) => {
  const page = await visit(path, { viewport: { width, height: 900 } });
  const table = 'main section:has(h2:text-is("Sustainability")) table';
  await page.locator(table).waitFor();
  const names = await textsOf(page, `${table} tbody th > span`);
  const figures = await textsOf(page, `${table} tbody th + td`);
  expect(names.length).toBeGreaterThan(10);
  const gaps = names.map(({ right }, at) => figures[at]!.left - right);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(8);
});
