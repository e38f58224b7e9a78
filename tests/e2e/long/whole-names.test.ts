import { expect, test } from 'vitest';
import { localPath } from '#src/urls.ts';
import { brokenIn } from '../../support/broken-words.ts';
import { visit } from '../../support/visits.ts';

const five = [
  'PLWLD_NTR_USD',
  'PLUSA_NTR_USD',
  'PLEUR_NTR_EUR',
  'PLJPN_NTR_EURH',
  'PLGAG_TR_USDH',
] as const;

const ten = [
  ...five,
  'PLACW_NTR_USD',
  'PLUAG_TR_USD',
  'PLUHS_TR_USD',
  'PLUC1_TR_USD',
  'PLEUR_NTR_USD',
];

test.each(['en-us', 'ja-jp'] as const)(
  'LY-14 names of compared indexes take two lines at most on a phone, no word of them broken: %s',
  async (language) => {
    const path = localPath(language, `/indexes/compare?ids=${five.join('%2C')}`);
    const page = await visit(path, { viewport: { width: 375, height: 800 } });
    expect(await brokenIn(page, 'main tbody :is(th, td)', /[A-Za-z]{2,}/u)).toEqual([]);
    for (const section of ['window', 'returns', 'years', 'risk', 'crises', 'correlation']) {
      const names = page.locator(`#${section} tbody th a`);
      expect(await names.count()).toBeGreaterThanOrEqual(five.length);
      const lines = await names.evaluateAll((links) =>
        links.map(
          (link) => new Set(Array.from(link.getClientRects(), ({ top }) => Math.round(top))).size,
        ),
      );
      expect([section, lines.filter((number) => number > 2)]).toEqual([section, []]);
    }
  },
);

test('LY-14 all correlations of five indexes, and all of their pairs, are in sight on a phone', async () => {
  const path = `/indexes/compare?ids=${five.join('%2C')}`;
  const page = await visit(path, { viewport: { width: 375, height: 800 } });
  for (const section of ['correlation', 'overlap']) {
    const table = page.locator(`#${section} table`);
    const hidden = await table.evaluate((one) => one.getBoundingClientRect().right - innerWidth);
    expect([section, hidden <= 0]).toEqual([section, true]);
  }
});

test.each(
  ([6, 10] as const).flatMap((count) =>
    (['en-us', 'ja-jp'] as const).map((language) => [count, language] as const),
  ),
)('LY-14 no word of the rules of %i indexes is broken on a phone: %s', async (count, language) => {
  const path = localPath(language, `/indexes/compare?ids=${ten.slice(0, count).join('%2C')}`);
  const page = await visit(path, { viewport: { width: 375, height: 800 } });
  expect(await page.locator('#rules thead th').count()).toBe(count + 1);
  expect(
    await brokenIn(page, '#rules :is(tbody *, thead th + th)', /[A-Za-z]{2,}|[ァ-ヴー]{2,}/u),
  ).toEqual([]);
});

test.each(['en-us', 'ja-jp'] as const)(
  'LY-14 what five indexes hold is in sight on a phone, each class above its figures: %s',
  async (language) => {
    const path = localPath(language, `/indexes/compare?ids=${five.join('%2C')}`);
    const page = await visit(path, { viewport: { width: 375, height: 800 } });
    for (const section of ['sectors', 'countries', 'valuation', 'sustainability']) {
      const table = page.locator(`#${section} table`);
      const hidden = await table.evaluate((one) => one.getBoundingClientRect().right - innerWidth);
      expect([section, hidden <= 0]).toEqual([section, true]);
      const cut = await table
        .locator('td')
        .evaluateAll((cells) =>
          cells
            .filter((one) => one.scrollWidth > one.clientWidth + 1)
            .map((one) => one.textContent),
        );
      expect([section, cut]).toEqual([section, []]);
      // The letters that head the columns are explained in sight, below the menu.
      await table.first().scrollIntoViewIfNeeded();
      const key = page.locator('main p[aria-hidden]').filter({ hasText: /^A / });
      expect(await key.innerText()).toContain('E');
      const { y = -1 } = (await key.boundingBox()) ?? {};
      expect([section, y > 0, y < 200]).toEqual([section, true, true]);
    }
  },
);

test('LY-14 no figure of the calendar years in their order is broken on a phone', async () => {
  const path = `/indexes/compare?ids=${five.join('%2C')}`;
  const page = await visit(path, { viewport: { width: 375, height: 800 } });
  await page.getByText('Years in order of return').click();
  const quilt = page.getByRole('table', { name: /^The same returns in their order/ }).first();
  await quilt.waitFor();
  expect(await brokenIn(page, '#years td', /[+−]\d+\.\d/u)).toEqual([]);
  const beyond = await quilt
    .locator('caption')
    .evaluate((caption) => caption.getBoundingClientRect().right - innerWidth);
  expect(beyond).toBeLessThanOrEqual(0);
});

test.each([768, 800, 1024, 1280])(
  'I18-01 no Japanese word at the head of ten columns is broken: %i px',
  async (width) => {
    const path = localPath('ja-jp', `/indexes/compare?ids=${ten.join('%2C')}`);
    const page = await visit(path, { viewport: { width, height: 800 } });
    for (const section of await page.locator('main section').all()) {
      await section.scrollIntoViewIfNeeded();
    }
    expect(await page.locator('#sustainability thead th').count()).toBe(ten.length + 1);
    const katakana = /[ァ-ヴー]{2,}/u;
    expect(await brokenIn(page, 'main thead th:not([data-many] *)', katakana)).toEqual([]);
    // Letters head the others: their names stand above them once.
    const names = page.locator('#sustainability thead th [class^=side]');
    const widths = await names.evaluateAll((all) => all.map(({ clientWidth }) => clientWidth));
    expect(Math.max(...widths)).toBeLessThanOrEqual(1);
    expect(await page.locator('#sustainability p[aria-hidden]').innerText()).toContain('J');
  },
);

const short = 'PLUHS_TR_USD%2CPLUC1_TR_USD%2CPLUAG_TR_USD';

test.each([
  ['/indexes/screener/fixed-income?filterPattern=1-5', 'main th a'],
  ['/indexes/details/PLUHS_TR_USD', 'h1'],
  [`/indexes/compare?ids=${short}`, 'main :is(th, td)'],
])('LY-14 no name is broken within its years, such as 1-5: %s', async (path, places) => {
  const page = await visit(path, { viewport: { width: 375, height: 800 } });
  expect(await page.locator(places).filter({ hasText: '1-5 Years' }).count()).toBeGreaterThan(0);
  expect(await brokenIn(page, places, /\d+-\d+(?= Years)/u)).toEqual([]);
});

test('LY-14 no index is broken within its years in the list of products: 800 px', async () => {
  const page = await visit('/investable-products', { viewport: { width: 800, height: 800 } });
  const links = 'main tbody td a';
  expect(await page.locator(links).filter({ hasText: '1-5 Years' }).count()).toBeGreaterThan(0);
  expect(await brokenIn(page, links, /\d+-\d+(?= Years)/u)).toEqual([]);
});

test.each([800, 960])('no mark of a back-test lies on the next year: %i px', async (width) => {
  const path = '/indexes/blend?of=PLWLD_NTR_USD*60%2CPLGAG_TR_USDH*40';
  const page = await visit(path, { viewport: { width, height: 800 } });
  const cells = page.locator('#years tbody td:has([aria-hidden]):not(:last-child)');
  expect(await cells.count()).toBeGreaterThan(20);
  const covered = await cells.evaluateAll((marked) =>
    marked.flatMap((cell) => {
      const mark = document.createRange();
      mark.selectNodeContents(cell.querySelector('[aria-hidden]')!);
      const next = document.createRange();
      next.selectNodeContents(cell.nextElementSibling!.firstChild!);
      const beyond = mark.getBoundingClientRect().right - next.getBoundingClientRect().left;
      return beyond > 0 ? [`${cell.textContent} ${beyond}`] : [];
    }),
  );
  expect(covered).toEqual([]);
});

test('LY-14 a release with a long label leaves an index page as narrow as its window', async () => {
  const page = await visit('/indexes/details/PLWLD_NTR_USD', {
    viewport: { width: 320, height: 800 },
  });
  const choice = page.getByRole('combobox', { name: 'As of release' });
  await choice.evaluate((select: HTMLSelectElement) => {
    select.options[0]!.textContent = '27 Nov 2026 · 10 · Levels of 2026-11-27, Japan';
  });
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(beyond).toBe(0);
});
