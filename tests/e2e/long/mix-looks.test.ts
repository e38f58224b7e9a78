import { expect, test } from 'vitest';
import { localPath } from '#src/urls.ts';
import { brokenIn } from '../../support/broken-words.ts';
import { demoIndexes } from '../../support/demo-indexes.ts';
import { expectShown, visit } from '../../support/visits.ts';

const blend = '/indexes/blend?of=PLWLD_NTR_USD*60%2CPLGAG_TR_USDH*40';
const comparison = '/indexes/compare?ids=PLWLD_NTR_USD%2CPLUSA_NTR_USD%2CPLJPN_NTR_JPY';

test.each([
  [768, blend],
  [1280, blend],
  [1280, comparison],
])('figures with and without a mark end below each other: %i px, %s', async (width, path) => {
  const page = await visit(path, { viewport: { width, height: 800 } });
  const ends = await page.locator('main table, main ul:has([data-line])').evaluateAll((groups) =>
    groups.flatMap((group) => {
      const figures = Array.from(
        group.querySelectorAll('tbody td:last-child, [data-line] > [class^=change-]'),
      ).filter((figure) => figure.checkVisibility());
      if (!figures.some((figure) => figure.textContent.includes('†'))) return [];
      const places = figures.map((figure) => {
        const text = document.createTreeWalker(figure, NodeFilter.SHOW_TEXT).nextNode();
        const range = document.createRange();
        range.selectNodeContents(text ?? figure);
        return Math.round(range.getBoundingClientRect().right);
      });
      return [{ name: group.textContent.slice(0, 30), places: new Set(places).size }];
    }),
  );
  expect(ends.length).toBeGreaterThan(2);
  for (const { name, places } of ends) expect([name, places]).toEqual([name, 1]);
  const aside = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(aside).toBeLessThanOrEqual(0);
});

test('calendar years stand in tables of nearly the same number of columns', async () => {
  const page = await visit(blend, { viewport: { width: 1280, height: 800 } });
  const columns = await page
    .locator('#years table')
    .evaluateAll((tables) =>
      tables
        .filter((one) => one.checkVisibility())
        .map((one) => one.querySelectorAll('thead th').length - 1),
    );
  expect(columns.length).toBeGreaterThan(1);
  expect(Math.max(...columns)).toBeLessThanOrEqual(10);
  expect(Math.max(...columns) - Math.min(...columns)).toBeLessThan(columns.length);
});

test('weights over time have as many dates below them as there is room for', async () => {
  const page = await visit(blend, { viewport: { width: 1280, height: 800 } });
  const dates = async () => {
    const texts = await page
      .locator('#weights figure text')
      .evaluateAll((labels) =>
        labels
          .filter((label) => label.getClientRects().length > 0)
          .map((label) => label.textContent),
      );
    return texts.filter((text) => /^\d{4}$/.test(text)).map(Number);
  };
  await expect.poll(dates).toEqual([2005, 2010, 2015, 2020, 2025]);
  await page.setViewportSize({ width: 375, height: 800 });
  await expect.poll(dates).toEqual([2010, 2020]);
});

const five = `${comparison}%2CPLEUR_NTR_EUR%2CPLGAG_TR_USDH`;
const seven = `${five}%2CPLACW_NTR_USD%2CPLUAG_TR_USD`;

const down = ['window', 'returns', 'years', 'risk', 'crises'];

test.each([
  [320, blend, down],
  [375, blend, down],
  [320, comparison, [...down, 'against']],
  [375, localPath('ja-jp', comparison), [...down, 'against']],
  [375, five, ['returns', 'years', 'risk']],
])(
  'LY-14 on a phone periods and figures of all indexes are in sight, one below the other: %i px, %s, %s',
  async (width, path, sections) => {
    const page = await visit(path, { viewport: { width, height: 800 } });
    const shown = sections.map((section) => `#${section}`).join();
    const years = page.locator('#years');
    await years.locator('summary').click();
    await expectShown(years.locator('details table').first());
    const beyond = await page
      .locator(`:is(${shown}) table:not(details:not([open]) *) :is(td, th)`)
      .evaluateAll((cells) =>
        cells
          .filter((one) => one.getBoundingClientRect().right > innerWidth)
          .map((one) => one.textContent),
      );
    expect(beyond).toEqual([]);
    const all = page.locator(`:is(${shown}) [role=region]:not(details:not([open]) *) > table`);
    const tables = await all.evaluateAll((found) =>
      found.map((table) => {
        const tops = (cells: string) =>
          Array.from(table.querySelectorAll(cells), (one) => one.getBoundingClientRect().top);
        // Each year with the figures of every row.
        return {
          heads: tops('thead th').slice(1),
          rows: Array.from(table.querySelectorAll('tbody tr'), (_, at) =>
            tops(`tbody tr:nth-child(${at + 1}) td`),
          ),
        };
      }),
    );
    expect(tables.length).toBeGreaterThan(sections.length);
    for (const { heads, rows } of tables) {
      expect(heads).toEqual(heads.toSorted((one, other) => one - other));
      for (const tops of rows) expect(tops).toEqual(heads);
    }
  },
);

test('LY-14 of seven indexes the years stay in place on a phone where the figures move', async () => {
  const page = await visit(seven, { viewport: { width: 375, height: 800 } });
  const area = page.locator('#years [role=region]').first();
  const places = () =>
    area.locator('th').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
  const before = await places();
  await area.evaluate((one) => one.scrollTo({ left: 60 }));
  expect(await area.evaluate((one) => one.scrollLeft)).toBe(60);
  const after = await places();
  const moved = after.map((left, at) => Math.round(before[at]! - left));
  expect(moved).toEqual([
    ...Array.from({ length: 9 }, () => 0),
    ...Array.from({ length: 7 }, () => 60),
  ]);
});

test('LY-14 letters above years are explained by what differs, once and in sight, and lead to the index', async () => {
  const twice = '/indexes/compare?ids=PLWLD_NTR_USD%2CPLWLD_TR_USD';
  const page = await visit(twice, { viewport: { width: 375, height: 800 } });
  const key = page.locator('main nav + p[aria-hidden]');
  expect(await key.innerText()).toMatch(/^A\s+NTR\s+B\s+TR$/);
  await page.locator('#years tbody').last().scrollIntoViewIfNeeded();
  await expect
    .poll(() => key.evaluate((one) => Math.round(one.getBoundingClientRect().bottom)))
    .toBeLessThan(150);
  const head = page.locator('#years tbody th').nth(1);
  const link = await head.getByRole('link', { name: 'Plumbline World TR USD' }).boundingBox();
  // It fills the cell of the letter, which is large enough for a finger.
  expect([link!.width > 60, link!.height > 24]).toEqual([true, true]);
  await head.click();
  await expect.poll(() => page.url()).toMatch(/\/PLWLD_TR_USD$/);
});

test.each([
  ['returns', `/indexes/compare?ids=PLWLD_NTR_USD%2C${demoIndexes.new.fundId}`, 1],
  ['returns', comparison, 0],
])('the mark of a back-test is explained where it stands: %s of %s', async (id, path, times) => {
  const page = await visit(path);
  const section = page.locator(`#${id}`);
  const legend = section.getByText('† contains levels from before the launch date');
  expect(await section.locator('td', { hasText: '†' }).count()).toBeGreaterThanOrEqual(times);
  expect(await legend.count()).toBe(times);
});

test('a blend says once that it is hypothetical', async () => {
  const page = await visit(blend);
  expect(await page.getByText('Hypothetical: this blend is calculated').count()).toBe(1);
});

test('on a phone rows without the display of a table are rows and cells for assistive technology', async () => {
  const page = await visit(comparison, { viewport: { width: 375, height: 800 } });
  const seen = (selector: string) =>
    page
      .locator(`main ${selector}`)
      .evaluateAll((all) => all.filter((one) => one.checkVisibility()).length);
  const flexible = await page
    .locator('main tbody tr')
    .evaluateAll((rows) => rows.filter((one) => getComputedStyle(one).display === 'flex').length);
  expect(flexible).toBeGreaterThan(20);
  const session = await page.context().newCDPSession(page);
  // The browser makes its tree of what is told some time after the page.
  const told = async (role: string) => {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    return nodes.filter((node) => node.role?.value === role).length;
  };
  await expect.poll(() => told('row')).toBe(await seen('tr'));
  await expect.poll(() => told('rowheader')).toBe(await seen('th[scope=row]'));
  await expect.poll(() => told('columnheader')).toBe(await seen('th[scope=col]'));
  await expect.poll(() => told('cell')).toBe(await seen('td'));
});

test.each([375, 1280])(
  'of which weight a figure of the mix is stands beside its name: figures end below each other, %i px',
  async (width) => {
    const page = await visit(blend, { viewport: { width, height: 800 } });
    for (const section of ['valuation', 'sustainability']) {
      const names = await page.locator(`#${section} tbody th`).allTextContents();
      expect(names.join(' ')).toMatch(/\(of \d\d%\)/);
      const figures = await page.locator(`#${section} tbody td`).allTextContents();
      expect(figures.filter((figure) => figure.includes('('))).toEqual([]);
    }
  },
);

test('on a desk the names of sectors, countries and metrics stand in one line each', async () => {
  const page = await visit('/indexes/compare?ids=PLWLD_TR_USD,PLGAG_TR_USD');
  const names = /United Kingdom|Consumer Services|Carbon intensity/;
  await expectShown(page.getByRole('rowheader', { name: 'United Kingdom' }));
  expect(await brokenIn(page, 'tbody th', names)).toEqual([]);
});

test('of three indexes what they hold stands beside its name on a phone, in lines of one height', async () => {
  const page = await visit(comparison, { viewport: { width: 375, height: 800 } });
  for (const section of ['sectors', 'countries']) {
    const rows = page.locator(`#${section} tbody tr`);
    await expectShown(rows.first());
    const heights = await rows.evaluateAll((all) =>
      all.map((row) => Math.round(row.getBoundingClientRect().height)),
    );
    expect([section, Math.max(...heights)]).toEqual([section, Math.min(...heights)]);
    expect(heights[0]).toBeLessThan(40);
  }
  const beyond = await page
    .locator(':is(#sectors, #countries, #valuation, #sustainability) td')
    .evaluateAll((cells) => cells.filter((one) => one.scrollWidth > one.clientWidth + 1).length);
  expect(beyond).toBe(0);
});

test.each([comparison, localPath('ja-jp', comparison)])(
  'on a tablet four figures leave the names of indexes a line, and eight leave them two: %s',
  async (path) => {
    const page = await visit(path, { viewport: { width: 800, height: 1000 } });
    const highest = (section: string) =>
      page
        .locator(`#${section} tbody tr`)
        .evaluateAll((rows) => Math.max(...rows.map((row) => row.getBoundingClientRect().height)));
    await expectShown(page.locator('#risk tbody tr').first());
    expect(await highest('risk')).toBeLessThan(40);
    expect(await highest('returns')).toBeLessThan(60);
  },
);

test('on a phone a figure measured against another index is one line in Japanese, with its unit', async () => {
  const page = await visit(localPath('ja-jp', comparison), {
    viewport: { width: 375, height: 800 },
  });
  expect(await brokenIn(page, '#against thead th', /[ァ-ー]+（%）/)).toEqual([]);
});
