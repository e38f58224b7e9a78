import type { Language } from '#src/domain/language.ts';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { localPath } from '#src/urls.ts';
import { expectOnPaper, paper } from '../../support/paper.ts';
import { visit } from '../../support/visits.ts';

type Printed = {
  name: string;
  path: string;
  /** What has to be read on paper, besides the heading of the page. */
  words: Record<Language, readonly string[]>;
  /** Where links of the sheets have to lead, below the language. */
  leadsTo: RegExp;
};

const kinds: readonly Printed[] = [
  {
    name: 'the home page',
    path: '/',
    words: { 'en-us': ['By asset class', '222 indexes'], 'ja-jp': ['資産クラスから探す'] },
    leadsTo: /^\/indexes\/screener\//,
  },
  {
    name: 'a page of cards',
    path: '/equity',
    words: { 'en-us': ['World and regions'], 'ja-jp': [] },
    leadsTo: /^\/indexes\/screener\/all-asset-types\/\w+$/,
  },
  {
    name: 'the microsite',
    path: '/gender-diversity',
    words: { 'en-us': ['Sector breakdown'], 'ja-jp': ['セクター別構成比'] },
    leadsTo: /^\/(page|indexes|insights)\//,
  },
  {
    name: 'the data status',
    path: '/status',
    words: { 'en-us': ['Latest corrections'], 'ja-jp': [] },
    leadsTo: /^\/(corrections|notices|\?asof=)/,
  },
  {
    name: 'a comparison of versions',
    path: '/docs/methodology/rules-high-yield-bonds?since=1.0&version=2.0',
    words: { 'en-us': ['Weighting and review'], 'ja-jp': ['Weighting and review'] },
    leadsTo: /^\/documents/,
  },
  {
    name: 'an article',
    path: '/insights/article/2641',
    words: { 'en-us': ['Indexes in this article'], 'ja-jp': ['この記事で取り上げた指数'] },
    leadsTo: /^\/indexes\/screener\/all-asset-types\/\w+$/,
  },
  {
    name: 'a list of indexes',
    path: '/indexes/screener?currency=EUR',
    words: { 'en-us': ['1Y return', 'EUR'], 'ja-jp': ['1年', 'EUR'] },
    leadsTo: /^\/indexes\/screener\/all-asset-types\/\w+$/,
  },
  {
    name: 'a list of documents',
    path: '/documents?category=policies',
    words: { 'en-us': ['Governance framework'], 'ja-jp': [] },
    leadsTo: /^\/docs\/policies\//,
  },
];

const cases = (['en-us', 'ja-jp'] as const).flatMap((language) =>
  kinds.map((kind) => [kind.name, language, kind] as const),
);

/** What is told of the page as a whole, and of what stands below a rule: its left edge against that of the text. */
const footerOf = (page: Page) =>
  page.evaluate(() => {
    const footer = document.querySelector('footer')!;
    const text = document.querySelector('main h1')!.closest('header, div')!;
    return {
      words: footer.innerText.replaceAll(/\s+/g, ''),
      outdent: Math.round(text.getBoundingClientRect().left - footer.getBoundingClientRect().left),
    };
  });

/** Colours of the sheet and of the text on it, for a visitor whose screen is dark. */
const coloursOf = (page: Page) =>
  page.evaluate(() => {
    const ink = getComputedStyle(document.querySelector('h1')!).color;
    return { sheet: getComputedStyle(document.documentElement).backgroundColor, ink };
  });

test.each(cases)('%s is whole on paper, and its links lead on (%s)', async (_, language, one) => {
  const page = await visit(localPath(language, one.path), { viewport: paper, colorScheme: 'dark' });
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  const found = await expectOnPaper(page, language, [title, ...one.words[language]]);
  const { sheets, lastLines, links } = found;
  // No heading ends a sheet, and whom to write to stands on one sheet, below the text.
  const headings = await page.locator('main :is(h2, h3, caption)').allInnerTexts();
  const starts = headings.map((heading) => heading.replaceAll(/\s+/g, '')).filter(Boolean);
  for (const line of lastLines.slice(0, -1)) {
    expect(starts.filter((heading) => line.startsWith(heading))).toEqual([]);
  }
  const footer = await footerOf(page);
  expect(footer.outdent).toBe(0);
  expect(sheets.at(-1)).toContain(footer.words.slice(0, 20));
  expect(sheets.at(-1)).toContain(footer.words.slice(-20));
  const { sheet, ink } = await coloursOf(page);
  expect(sheet).toBe('rgb(255, 255, 255)');
  expect(Math.max(...(ink.match(/\d+/g) ?? []).map(Number))).toBeLessThan(80);
  for (const part of ['banner', 'search', 'navigation'] as const) {
    expect(await page.getByRole(part).filter({ visible: true }).count()).toBe(0);
  }
  const paths = links.map((link) => link.replace(inject('demoUrl') + localPath(language, ''), ''));
  expect(paths.filter((path) => one.leadsTo.test(path)).length).toBeGreaterThan(1);
});

test('a printed list says each figure of an index once, and asks for no click', async () => {
  const page = await visit('/indexes/screener', { viewport: { width: 718, height: 1040 } });
  await page.emulateMedia({ media: 'print' });
  const row = page.locator('main tbody tr').first();
  const [level] = /[\d,]+\.\d\d/.exec(await row.locator('td').last().innerText()) ?? [''];
  expect(level).not.toBe('');
  expect((await row.innerText()).split(level)).toHaveLength(2);
  expect(await page.locator('main').innerText()).not.toMatch(/click/i);
});

test('a printed list of documents is as dense as one of indexes', async () => {
  const page = await visit('/documents', { viewport: paper });
  await page.emulateMedia({ media: 'print' });
  const heights = await page
    .locator('main tbody tr')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(10);
  // A title and a line below it, with the room around them.
  expect(Math.min(...heights)).toBeLessThanOrEqual(48);
});

test.each([
  '/indexes/compare?ids=PLWLD_TR_USD,PLGAG_TR_USD',
  '/indexes/blend?of=PLWLD_TR_USD*60,PLGAG_TR_USD*40',
])('ID-02 no mark of a back-test stands beyond the edge of the sheet: %s', async (path) => {
  const page = await visit(path, { viewport: paper });
  await page.emulateMedia({ media: 'print' });
  const ends = await page.evaluate(() =>
    Array.from(document.querySelectorAll('main figure [aria-hidden]'))
      .filter((mark) => mark.textContent.trim() === '†' && mark.checkVisibility())
      .map((mark) => {
        const range = document.createRange();
        range.selectNodeContents(mark);
        return range.getBoundingClientRect().right;
      }),
  );
  expect(ends).not.toEqual([]);
  expect(Math.max(...ends)).toBeLessThanOrEqual(paper.width);
});
