import { expect, test } from 'vitest';
import { sharedSite, type SiteApp } from '../support/site-app.ts';
import { textOf } from '../support/text-of.ts';

let site: SiteApp;
sharedSite.beforeAll(({ siteApp }) => {
  site = siteApp;
});

const html = async (path: string) => (await site.get(path)).text();
const namesOf = (page: string) =>
  Array.from(page.matchAll(/<th scope="row"[^>]*>.*?<a [^>]*>([^<]*)/gs), ([, name]) => name);

type Rows = { portfolios: { portfolioName: string }[]; numberOfPortfolios: number };
const rows = async (query: string): Promise<Rows> =>
  (await (await site.get(`/api/portfolio-returns?${query}`)).json()) as Rows;

test('SC-02 without scripts the form narrows by bounds of figures as the API does, in both languages', async () => {
  // As a plain form sends it: with empty fields, and a figure chosen to be opened.
  const sent = 'filterPattern=&volatility3YMin=&volatility3YMax=12.0&opened=&opened=beta3Y';
  const asked = await rows('volatility3YMax=12&variants=one');
  for (const path of ['/indexes/screener', '/ja-jp/indexes/screener']) {
    const page = await html(`${path}?${sent}`);
    expect(namesOf(page).map((name) => textOf(name ?? ''))).toEqual(
      asked.portfolios.map(({ portfolioName }) => portfolioName),
    );
    expect(textOf(page)).toContain(String(asked.numberOfPortfolios));
    expect(page).toMatch(/<input(?=[^>]*name="beta3YMin")/);
  }
});

test('SC-02 below an asset type bounds narrow its indexes alone', async () => {
  const asked = await rows('assetType=fixed-income&return1YMin=1&variants=one');
  const page = await html('/indexes/screener/fixed-income?return1YMin=1');
  expect(asked.numberOfPortfolios).toBeGreaterThan(0);
  expect(textOf(page)).toContain(`${asked.numberOfPortfolios} indexes`);
});

test('SC-07 a bound of no figure is refused, and said', async () => {
  const answer = await site.get('/indexes/screener?volatilty3YMax=12');
  expect(answer.status).toBe(400);
  expect(textOf(await answer.text())).toContain('asks for something that the list does not know');
});

test('SC-02 a histogram without narrowing is of the whole list; with it the opened one is exact', async () => {
  const page = await html('/indexes/screener?currency=EUR&opened=volatility3Y');
  const fieldOf = (name: string) =>
    textOf(new RegExp(`<summary[^>]*>${name}</summary>.*?</details>`, 's').exec(page)?.[0] ?? '');
  expect(fieldOf('Volatility 3Y')).toContain('Counted over what the other filters leave');
  expect(fieldOf('1Y return')).toContain('Counted over all indexes');
});

test('SC-09 the files of a list have the rows of its page, in its order and columns, as of its release', async () => {
  const page = await html(
    '/indexes/screener/equity?currency=EUR&columns=currency,return3Y&sortBy=return3Y&sortOrder=-1&asof=1',
  );
  const links = Array.from(
    page.matchAll(/href="(\/api\/portfolio-returns\/download[^"]*)"/g),
    ([, to]) => to!.replaceAll('&amp;', '&'),
  );
  expect(links).toHaveLength(5);
  const csv = await html(links.find((link) => link.includes('format=csv'))!);
  const [head, ...lines] = csv.trim().split('\r\n');
  expect(head).toBe('fundId,portfolioName,ticker,currency,returnType,hedgedTo,return3Y,asOfDate');
  const shown = namesOf(page);
  expect(shown).toHaveLength(20);
  expect(lines.slice(0, 20).map((line) => line.split(',')[1])).toEqual(shown);
  const said = JSON.parse(await html(links.at(-1)!)) as { release: number; query: string };
  expect(said.release).toBe(1);
  expect(new URLSearchParams(said.query).get('sortBy')).toBe('return3Y');
});

test('SC-01 an index is one row, with its other variants beside it; every variant is a row by choice', async () => {
  const [one, all] = [await rows('variants=one'), await rows('')];
  expect(one.numberOfPortfolios).toBeLessThan(all.numberOfPortfolios);
  const page = await html('/indexes/screener');
  expect(textOf(page)).toContain(`1–20 of ${one.numberOfPortfolios} indexes`);
  expect(page).toContain('href="/indexes/screener?variants=all"');
  const every = await html('/indexes/screener?variants=all');
  expect(textOf(every)).toContain(`1–20 of ${all.numberOfPortfolios} indexes`);
  const asked = await html('/indexes/screener?currency=EUR&returnType=NTR&hedged=no');
  expect(namesOf(asked).every((name) => name?.endsWith('NTR EUR'))).toBe(true);
  expect(namesOf(asked)).toHaveLength(20);
});

test('SC-02 a figure that the folder alone declares is asked in words, shown, bounded and explained', async () => {
  const asked = await site.get('/indexes/screener?filterPattern=equity+days+to+trade+under+2');
  const location = asked.headers.get('Location') ?? '';
  expect([asked.status, location]).toEqual([302, expect.stringContaining('days-to-tradeMax=2')]);
  const list =
    '/indexes/screener?days-to-tradeMax=2&columns=currency,days-to-trade&sortBy=days-to-trade';
  for (const [language, name] of [
    ['', 'Days to trade'],
    ['/ja-jp', '売買所要日数'],
  ]) {
    expect(await (await site.get(language + list)).text()).toContain(name);
  }
  const answer = await site.get(
    '/api/portfolio-returns?days-to-tradeMax=2&columns=days-to-trade&sortBy=days-to-trade&size=100',
  );
  const { portfolios } = (await answer.json()) as {
    portfolios: { fundId: string; figures: Record<string, number> }[];
  };
  const values = portfolios.map(({ figures }) => figures['days-to-trade']!);
  expect(values.length).toBeGreaterThan(5);
  expect(values).toEqual(values.toSorted((a, b) => a - b));
  expect(values.at(-1)).toBeLessThanOrEqual(2);
  const working = await site.get(`/indexes/details/${portfolios[0]?.fundId}/figures/days-to-trade`);
  expect(await working.text()).toContain('a tenth of what is traded on an average day');
});

test('a calendar year is asked for in either language, and its return can bound and order the list', async () => {
  const read = async (text: string) =>
    (await site.get(`/api/screener/question?text=${encodeURIComponent(text)}`)).json();
  for (const text of [
    'equity return 2022 above -10',
    'equity returns in 2022 above -10',
    'equity 2022 return above -10',
    '株式 2022年のリターン-10以上',
  ]) {
    expect(await read(text)).toMatchObject({
      filters: { assetType: ['equity'] },
      bounds: { return2022Min: -10 },
      columns: ['return2022'],
      words: '',
    });
  }
  const best = { sortBy: 'return2022', sortOrder: -1, first: 3, words: '' };
  expect(await read('top 3 equity by 2022 return')).toMatchObject(best);
  // A number of four digits remains one elsewhere.
  expect(await read('constituents above 2022')).toMatchObject({
    bounds: { numberOfConstituentsMin: 2022 },
  });
});
