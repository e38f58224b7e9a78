import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { localPath, type UrlLanguage } from '#src/urls.ts';
import { expectOnPaper, paper } from '../support/paper.ts';
import { visit } from '../support/visits.ts';

type Printed = {
  name: string;
  path: string;
  /** What has to be read on paper, besides the heading of the page. */
  words: Record<UrlLanguage, readonly string[]>;
  /** Where links of the sheets have to lead, below the language. */
  leadsTo: RegExp;
};

const kinds: readonly Printed[] = [
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

const cases = kinds.flatMap((kind) =>
  (['en-us', 'ja-jp'] as const).map((language) => [kind.name, language, kind] as const),
);

/** Colours of the sheet and of the text on it, for a visitor whose screen is dark. */
const coloursOf = (page: Page) =>
  page.evaluate(() => {
    const ink = getComputedStyle(document.querySelector('h1')!).color;
    return { sheet: getComputedStyle(document.documentElement).backgroundColor, ink };
  });

test.each(cases)('%s is whole on paper, and its links lead on (%s)', async (_, language, one) => {
  const page = await visit(localPath(language, one.path), { viewport: paper, colorScheme: 'dark' });
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  const { links } = await expectOnPaper(page, language, [title, ...one.words[language]]);
  const { sheet, ink } = await coloursOf(page);
  expect(sheet).toBe('rgb(255, 255, 255)');
  expect(Math.max(...(ink.match(/\d+/g) ?? []).map(Number))).toBeLessThan(80);
  for (const part of ['banner', 'search', 'navigation'] as const) {
    expect(await page.getByRole(part).filter({ visible: true }).count()).toBe(0);
  }
  const paths = links.map((link) => link.replace(inject('demoUrl') + localPath(language, ''), ''));
  expect(paths.filter((path) => one.leadsTo.test(path)).length).toBeGreaterThan(1);
});
