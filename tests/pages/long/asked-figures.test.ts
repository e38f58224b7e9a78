import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import type { IndexFigures } from '#src/contract/api/figures/index-figures.ts';
import type { BlendAnswer } from '#src/contract/api/mixes/blend.ts';
import type { Comparison } from '#src/contract/api/mixes/compare.ts';
import { demoIndexes } from '../../support/demo-indexes.ts';
import { sharedSite, type SiteApp } from '../../support/site-app.ts';

// Figures outside the page of their index lead to workings too.
let site: SiteApp;
sharedSite.beforeAll(({ siteApp }) => {
  site = siteApp;
});

const textOf = async (path: string) => (await site.get(path)).text();
const jsonOf = async <Answer>(path: string) => JSON.parse(await textOf(path)) as Answer;

type Working = { value: number; release: number; to: string };
const workingOf = (fundId: string, tag: string) =>
  jsonOf<Working>(`/api/index-details/working?indexId=${fundId}&figure=${tag}`);

/** The links of a page to workings of a comparison or blend. */
const askedIn = (html: string, mix: 'compare' | 'blend') =>
  Array.from(
    html.matchAll(/href="(\/indexes\/(compare|blend)\/figures\/[^"]+)"/g),
    ([, href = '', kind]) => (kind === mix ? [href.replaceAll('&amp;', '&')] : []),
  ).flat();

/** The working that a link leads to: the page, and the same as data. */
async function followed(href: string): Promise<{ html: string; working: Working }> {
  const { pathname, searchParams } = new URL(href, 'https://indexes.example');
  const [, , kind, , figure = ''] = pathname.split('/');
  searchParams.set('figure', figure);
  return {
    html: await textOf(href),
    working: await jsonOf<Working>(`/api/${kind}/working?${searchParams}`),
  };
}

const shownIn = (value: number) => value.toFixed(2).replace('-', '−');

test.each([
  ['over all common days', 'PLACW_NTR_USD,PLUAG_TR_USD', ''],
  ['up to an earlier day', 'PLACW_NTR_USD,PLUAG_TR_USD', '&to=2025-06-30'],
  ['at the steps of another frequency', `PLACW_NTR_USD,${demoIndexes.old.fundId}`, ''],
])('the figures of a comparison %s lead to their workings', async (_, pair, span) => {
  const { indexes, window, base } = await jsonOf<Comparison>(`/api/compare?ids=${pair}${span}`);
  const asked = askedIn(await textOf(`/indexes/compare?ids=${pair}${span}`), 'compare');
  for (const { fundId, usual, window: over, againstBase } of indexes) {
    const figures = { ...usual.figures, ...over!.figures, ...againstBase?.figures };
    const looked = [
      'return1Y',
      'return2024',
      'maximumDrawdown3Y',
      'volatility',
      'cumulativeReturn',
    ];
    for (const figure of [...looked, ...(againstBase ? ['beta'] : [])]) {
      const against = figure === 'beta' ? `&against=${base}` : '';
      const href = `/indexes/compare/figures/${figure}?ids=${pair}${span}&index=${fundId}${against}`;
      expect(asked).toContain(href);
      const { html, working } = await followed(href);
      expect([href, working.value]).toEqual([href, figures[figure]]);
      expect(html).toContain(shownIn(working.value));
      if (figure === 'volatility') expect(working.to).toBe(window!.to);
    }
  }
  expect(asked.some((href) => href.includes('crisis='))).toBe(true);
  expect(asked.some((href) => href.includes('figures/correlation'))).toBe(true);
});

test('rolling returns and the range of a year, which only the page of an index shows, lead to their workings', async () => {
  const { fundId } = demoIndexes.full;
  const html = await textOf(`/indexes/details/${fundId}`);
  const figures = await jsonOf<IndexFigures>(`/api/index-details/figures?indexId=${fundId}`);
  const wanted = figures.rollingReturns.flatMap(({ months, best, median, worst, positive }) => [
    [`bestRollingReturn${months / 12}Y`, best.value],
    [`medianRollingReturn${months / 12}Y`, median],
    [`worstRollingReturn${months / 12}Y`, worst.value],
    [`positiveRollingReturns${months / 12}Y`, positive],
  ]);
  const { high, low } = figures.range52Weeks!;
  const all = [...wanted, ['high52Weeks', high.value], ['low52Weeks', low.value]] as const;
  expect(all).toHaveLength(14);
  for (const [tag, value] of all) {
    expect(html).toContain(`href="/indexes/details/${fundId}/figures/${tag}"`);
    const { value: told } = await workingOf(fundId, String(tag));
    expect([tag, told]).toEqual([tag, value]);
  }
});

test('the figures of a blend and of its parts lead to their workings', async () => {
  const mix = 'of=PLACW_NTR_USD*60,PLUAG_TR_USD*40&rebalance=annually&from=2012-01-02';
  const { blend, parts, weights } = await jsonOf<BlendAnswer>(`/api/blend?${mix}`);
  const asked = askedIn(await textOf(`/indexes/blend?${mix}`), 'blend');
  for (const one of [{ ...blend, fundId: null }, ...parts]) {
    const index = one.fundId === null ? '' : `&index=${one.fundId}`;
    for (const figure of ['return3Y', 'return2020', 'sharpeRatio', 'maximumDrawdown']) {
      const href = `/indexes/blend/figures/${figure}?${mix}${index}`;
      expect(asked).toContain(href);
      const { working } = await followed(href);
      const value = one.usual.figures[figure] ?? one.window!.figures[figure];
      expect([href, working.value]).toEqual([href, value]);
    }
  }
  for (const { fundId } of parts) {
    const href = `/indexes/blend/figures/weight2020?${mix}&index=${fundId}`;
    expect(asked).toContain(href);
    const then = weights.find(({ date }) => date.startsWith('2020'))!;
    const { working } = await followed(href);
    const place = parts.findIndex((part) => part.fundId === fundId);
    expect([working.value, working.to]).toEqual([then.weights[place], then.date]);
  }
  // As Markdown, and by the release that it is of.
  const text = await textOf(`/indexes/blend/figures/return3Y.md?${mix}&asof=1`);
  expect(text).toMatch(/^# 60% .*: 3Y return p\.a\./);
  expect(text).toContain('/indexes/blend/figures/return3Y?of=PLACW_NTR_USD*60,PLUAG_TR_USD*40&');
});

test.each([
  ['/indexes/compare/figures/volatility?ids=PLACW_NTR_USD,PLUAG_TR_USD&index=NOSUCH', 404],
  ['/indexes/compare/figures/nosuch?ids=PLACW_NTR_USD,PLUAG_TR_USD&index=PLACW_NTR_USD', 404],
  ['/indexes/compare/figures/volatility?ids=PLACW_NTR_USD&index=PLACW_NTR_USD', 400],
  ['/indexes/blend/figures/volatility?of=PLACW_NTR_USD*60,PLUAG_TR_USD*30', 400],
  ['/indexes/blend/figures/volatility', 400],
  ['/indexes/nosuch/figures/volatility', 404],
])('%s is no working: %i', async (path, status) => {
  expect((await site.get(path)).status).toBe(status);
});

test.each([
  ['en-us', ''],
  ['ja-jp', '/ja-jp'],
])(
  'the figures of a factsheet lead to their workings, as of its release: %s',
  async (language, prefix) => {
    const { fundId } = demoIndexes.full;
    const { release } = await workingOf(fundId, 'return1Y');
    const moved = await site.get(`/factsheets/${fundId}/${language}.pdf`);
    const sheet = await site.get(moved.headers.get('Location') ?? '');
    const document = await getDocumentProxy(new Uint8Array(await sheet.arrayBuffer()));
    const pages = Array.from({ length: document.numPages }, (_, at) => document.getPage(at + 1));
    const annotations = await Promise.all(pages.map(async (page) => (await page).getAnnotations()));
    const links = annotations.flat().map(({ url }: { url?: string }) => url ?? '');
    const { calendarYears } = await jsonOf<IndexFigures>(
      `/api/index-details/figures?indexId=${fundId}`,
    );
    const { year } = calendarYears[1]!;
    const ofMonths = [`return${year}-01`, `return${year}-12`, `return${year}`, 'returnYTD'];
    const ofTables = ['return1Y', 'returnSinceInception', 'volatility3Y', 'maximumDrawdown5Y'];
    // The return of the running year stands among the returns and beside its months.
    const times = (tag: string) => (tag === 'returnYTD' ? 2 : 1);
    for (const tag of [...ofTables, ...ofMonths]) {
      const path = `${prefix}/indexes/details/${fundId}/figures/${tag}?asof=${release}`;
      expect([tag, links.filter((url) => url.endsWith(path)).length]).toEqual([tag, times(tag)]);
    }
  },
);
