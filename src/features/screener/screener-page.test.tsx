import { renderToStaticMarkup } from 'react-dom/server';
import { mapPart } from '#src/client/calls/parts.ts';
import { expect, test } from 'vitest';
import { textOf } from '../../../tests/support/text-of.ts';
import type { Language } from '#src/domain/language.ts';
import { examplePortfolio } from '#src/list-page/portfolio.example-data.ts';
import { narrowedEquity, screenerExamples, secondPage } from './screener.examples.tsx';
import { ScreenerPage, type ScreenerData } from './screener-page.tsx';

const render = (data: ScreenerData, language: Language = 'en-us') =>
  renderToStaticMarkup(<ScreenerPage language={language} data={data} />);

function example(name: string): ScreenerData {
  const found = screenerExamples.find((one) => one.name === name);
  if (!found) throw new Error(`no example '${name}'`);
  return found.data;
}

test('SC-01 the table has the five columns, and each sorts by a link', () => {
  const html = render(secondPage);
  const headings = Array.from(html.matchAll(/<th scope="col".*?<\/th>/g), ([th]) => th);
  expect(headings.map((th) => textOf(th))).toEqual([
    'Index Name',
    'Currency',
    'Family',
    '1Y return',
    'Level',
  ]);
  expect(headings.every((th) => th.includes('href="/indexes/screener?sortBy='))).toBe(true);
});

test('SC-07 where nothing matches there is no button to filters that are not there', () => {
  const buttons = (data: ScreenerData) => render(data).match(/<button[^>]*popovertarget/gi);
  const nothing = example('nothing matches');
  const filters = mapPart(nothing.options, (options) =>
    options.filters.map((option) => ({ ...option, values: [] })),
  );
  // One opens the filters, one closes them.
  expect(buttons(nothing)).toHaveLength(2);
  expect(
    buttons({ ...nothing, options: mapPart(filters, (empty) => ({ filters: empty })) }),
  ).toHaveLength(1);
});

test('SC-01 the range of the page and the total are said', () => {
  expect(textOf(render(secondPage))).toContain('21–23 of 91,181 indexes');
});

test('SR-04 rows that are only spelled like the term are said to be so', () => {
  const rows = { rows: [examplePortfolio({})], total: 1, matchedBySpelling: true };
  const data = { ...narrowedEquity, rows };
  expect(textOf(render(data))).toContain('Nothing matches “world”. Spelled similarly: 1 index');
  expect(textOf(render(data, 'ja-jp'))).toContain(
    '「world」に一致するものはありません。綴りの近いもの：1本の指数',
  );
  expect(textOf(render(narrowedEquity))).not.toContain('Spelled similarly');
});

test('SC-01 the last page is reached by a link', () => {
  expect(render(secondPage)).toContain('href="/indexes/screener?page=4560"');
});

test('SC-01 the column that orders the rows says so', () => {
  const html = render(narrowedEquity);
  expect(html.match(/aria-sort="\w+"/g)).toEqual(['aria-sort="descending"']);
  expect(html).toContain('sortBy=return1Y&amp;sortOrder=1"');
});

test('SC-01 the mark of back-tests is explained where a return bears it', () => {
  const marked = examplePortfolio({ backTested: ['return1Y'] });
  const text = textOf(
    render({ ...secondPage, rows: { rows: [marked], total: 1, matchedBySpelling: false } }),
  );
  expect(text).toContain('+7.48% † (includes back-tested levels)');
  expect(text).toContain('variant shown. † contains levels from before the launch date');
  const unmarked = textOf(render(secondPage));
  expect(unmarked).toContain('1Y: return over one year');
  expect(unmarked).not.toContain('†');
});

test('a figure stands with currency, variant and date', () => {
  const text = textOf(render(secondPage));
  expect(text).toContain('USD NTR Example Global Equity +7.48% 6,215.52 19 Nov 2026');
  expect(text).toContain('JPY NTR, hedged Example Global Equity −11.68% 1,234,567.89');
});

test('I18-01 a variant in Japanese has the Japanese comma', () => {
  const text = textOf(render(secondPage, 'ja-jp'));
  expect(text).toContain('JPY NTR、ヘッジ ');
});

test('RT-23 a row leads to the index below all asset types', () => {
  expect(render(narrowedEquity)).toContain('href="/indexes/screener/all-asset-types/WORLD"');
});

test('SC-02 each chosen value can be cleared alone, and all together', () => {
  const html = render(narrowedEquity);
  expect(html).toContain('aria-label="USD: remove from Currency"');
  expect(html).toContain('aria-label="“world”: remove the search term"');
  expect(html).toContain(
    'href="/indexes/screener/equity?filterPattern=world&amp;currency=JPY&amp;sortBy=return1Y&amp;sortOrder=-1"',
  );
  expect(html).toContain('href="/indexes/screener/equity?sortBy=return1Y&amp;sortOrder=-1"');
});

test('SC-02 a filter is a group of boxes with counts; ticked ones are always in sight', () => {
  const html = render(narrowedEquity);
  expect(html).toMatch(
    /<input type="checkbox"[^>]* checked="" [^>]*value="USD"|name="currency" [^>]*checked="" value="USD"/,
  );
  expect(textOf(html)).toContain('USD 1,233');
  expect(textOf(html)).toContain('3 more');
});

test('the address already answers the asset type: it is no filter there', () => {
  expect(render(secondPage)).toContain('name="assetType"');
  expect(render(narrowedEquity)).not.toContain('name="assetType"');
});

test('SC-04 an asset type shows its description, label and link', () => {
  const html = render(narrowedEquity);
  expect(textOf(html)).toContain('Equity Shares of developed and emerging markets.');
  expect(html).toContain('<a href="/page/equity"');
});

test('RT-05 the search field shows the term of the address', () => {
  expect(render(narrowedEquity)).toMatch(/name="filterPattern"[^>]* value="world"/);
});

test('SC-07 nothing found says for what, and offers the whole list', () => {
  const text = textOf(render(example('nothing matches')));
  expect(text).toContain('No Indexes found for "zzzz"');
  expect(text).toContain('View All Indexes');
});

test('SC-07 a page behind the last one leads to the last', () => {
  const html = render(example('a page behind the last one'));
  expect(html).toContain('There is no page 9,000: this list has 4,560 pages');
  expect(html).toContain('href="/indexes/screener?page=4560"');
});

test('SC-07 an address that asks for what the list does not know leads to the whole list', () => {
  const text = textOf(render(example('an address that is refused')));
  expect(text).toContain('“Emergin” is not a value of “Family”.');
  expect(render(example('an address that is refused'))).toMatch(
    /<a [^>]*href="[^"]*family=Emerging"[^>]*>Did you mean “Emerging”\?/,
  );
  expect(text).toContain('View All Indexes');
  expect(text).not.toContain('Please try again');
});

test('SC-07 failed filters leave the rows standing, and failed rows the page', () => {
  const withoutFilters = textOf(render(example('the filters failed')));
  expect(withoutFilters).toContain('The filters could not be loaded.');
  expect(withoutFilters).toContain('6,215.52');
  const withoutAll = textOf(render(example('everything failed')));
  expect(withoutAll).toContain('Data Not Available');
  expect(withoutAll).toContain('Our Indexes');
});

test('SC-05 the table lies in a named scroll area that a keyboard reaches', () => {
  expect(render(secondPage)).toMatch(
    /role="region" aria-labelledby="([^"]+)" tabindex="0".*?<caption id="\1"/,
  );
});

test.each(screenerExamples)('without an inline style, in Japanese too: $name', ({ data }) => {
  for (const language of ['en-us', 'ja-jp'] as const) {
    const html = render(data, language);
    expect(html).not.toContain('style=');
    expect(html).toContain('<h1');
  }
  expect(textOf(render(data, 'ja-jp'))).toMatch(/すべて.*株式.*債券/);
});
