import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { textOf } from '../../../../tests/support/text-of.ts';
import { listHref } from '#src/list-page/list-query.ts';
import { exampleFigures } from '../example-figures.ts';
import { examplePortfolio } from '#src/list-page/portfolio.example-data.ts';
import { secondPage } from '../screener.examples.tsx';
import { ScreenerPage } from '../screener-page.tsx';
import { readScreenerQuery } from '../screener-query.ts';
import { columnsToLoad } from './requested-columns.ts';
import { viewsOf } from './views.ts';

type Search = Parameters<typeof readScreenerQuery>[1];

const row = examplePortfolio({ backTested: ['volatility3Y'] });
const rows = [{ ...row, figures: { ...row.figures, volatility3Y: 12.3456, sharpeRatio3Y: 0.5 } }];

function render(search: Search, shown: typeof rows = rows): string {
  const query = readScreenerQuery(null, search);
  const data = { ...secondPage, query, rows: { rows: shown, total: 1, matchedBySpelling: false } };
  return renderToStaticMarkup(<ScreenerPage language="en-us" data={data} />);
}

const headings = (html: string) =>
  Array.from(html.matchAll(/<th scope="col".*?<\/th>/g), ([th]) => textOf(th));

test('SC-01 columns of choice stand in the order of the address, each sorted by a link', () => {
  const html = render({ columns: 'volatility3Y,currency,sharpeRatio3Y', sortBy: 'sharpeRatio3Y' });
  expect(headings(html)).toEqual(['Index Name', 'Volatility 3Y', 'Currency', 'Sharpe ratio 3Y']);
  // What is better comes first: the lower volatility, the higher ratio; a second choice turns it.
  expect(html).toMatch(/sortBy=volatility3Y&amp;sortOrder=1"/);
  expect(html).toMatch(/sortBy=sharpeRatio3Y&amp;sortOrder=-1"/);
  expect(textOf(html)).toContain('12.35% † (includes back-tested levels)');
});

test('SC-01 the name carries level and the figure that orders the rows, for a phone', () => {
  const short = (html: string) =>
    textOf(/<span class="[^"]*" aria-hidden="true">([^<]*·[^<]*)/.exec(html)?.[1] ?? '');
  expect(short(render({}))).toBe('6,215.52 · +7.48%');
  expect(short(render({ columns: 'volatility3Y,sharpeRatio3Y' }))).toBe('6,215.52 · 12.35%');
  expect(short(render({ columns: 'volatility3Y', sortBy: 'sharpeRatio3Y' }))).toBe(
    '6,215.52 · 0.50',
  );
});

test('SC-01 on a phone nothing stands below a name in place of a level or figure that there is not', () => {
  const figures = { ...row.figures, return1Y: null as unknown as number };
  const rate = { ...rows[0]!, asOfLevel: 4.1, figures: { ...rows[0]!.figures, ...figures } };
  const inShort = (html: string) =>
    Array.from(html.matchAll(/<span class="[^"]*inShort[^"]*"[^>]*>([^<]*)/g), ([, text]) => text);
  expect(inShort(render({}, [rate]))).toEqual(['4.1000']);
  expect(inShort(render({}, [{ ...rate, asOfLevel: null }]))).toEqual([]);
});

test('SC-01 a figure says which index and figure it is, so that it can be asked', () => {
  const html = render({ columns: 'volatility3Y' });
  expect(html).toMatch(/<tr data-row="WORLD">.*?<td[^>]* data-figure="volatility3Y"/);
  for (const columns of ['', 'asOfLevel,volatility3Y']) {
    expect(render(columns ? { columns } : {})).toMatch(/<td[^>]* data-figure="asOfLevel"/);
  }
});

test('SC-01 the first view needs no word in the address; columns, rows on a page and filters go together', () => {
  const first = readScreenerQuery(null, { columns: 'currency,family,return1Y,asOfLevel' });
  expect(headings(render({ columns: 'currency,family,return1Y,asOfLevel' }))).toHaveLength(5);
  expect(columnsToLoad(first)).toBeUndefined();
  const query = readScreenerQuery('equity', {
    currency: 'EUR',
    columns: ['beta3Y', 'return5Y,beta3Y'],
    size: '50',
    sortBy: 'volatility3Y',
  });
  expect(query.size).toBe(50);
  expect(columnsToLoad(query)).toBe('beta3Y,return5Y,volatility3Y');
  expect(listHref(query)).toBe(
    '/indexes/screener/equity?currency=EUR&columns=beta3Y%2Creturn5Y&size=50&sortBy=volatility3Y&sortOrder=1',
  );
  expect(readScreenerQuery(null, { size: '1000' }).size).toBe(20);
});

test('SC-01 the current view is marked, and the ready views have what the release has', () => {
  const views = viewsOf(exampleFigures);
  expect(views.find(({ view }) => view === 'calendar-years')?.columns).toEqual([
    'currency',
    'return2025',
  ]);
  const returns = views.find(({ view }) => view === 'returns')?.columns.join();
  expect(
    textOf(
      /<a [^>]*aria-current="page"[^>]*>[^<]*/.exec(
        render({ columns: returns }).split('aria-label="Views"')[1] ?? '',
      )?.[0] ?? '',
    ),
  ).toBe('Returns');
});

test('SC-01 a view of figures that no index has is not offered', () => {
  const some = exampleFigures.filter(({ tag }) => ['return1Y', 'volatility3Y'].includes(tag));
  expect(viewsOf(some).map(({ view }) => view)).toEqual([
    'overview',
    'returns',
    'risk',
    'identity',
  ]);
});

test('SC-01 a column is taken away by its chip, another added by its name', () => {
  const html = render({ columns: 'volatility3Y,currency' });
  expect(html).toContain('aria-label="Volatility 3Y: remove the column"');
  expect(html).toContain('href="/indexes/screener?columns=currency"');
  expect(html).toMatch(/<input type="hidden" name="columns" value="volatility3Y,currency"/);
  const choice = /<select name="columns".*?<\/select>/.exec(html)?.[0] ?? '';
  expect(choice).toContain('value="sharpeRatio3Y"');
  expect(choice).not.toContain('value="volatility3Y"');
});
