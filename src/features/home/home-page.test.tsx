import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { textOf } from '../../../tests/support/text-of.ts';
import { fullHome, fullNews, homeExamples } from './home.examples.tsx';
import { HomePage } from './home-page.tsx';

const html = renderToStaticMarkup(<HomePage language="en-us" home={fullHome} news={fullNews} />);
const text = textOf(html);

test('RT-01 the home page invites to search all indexes, without a script', () => {
  expect(text).toContain('Every number, traced to its source');
  expect(text).toContain('Search 91,181 indexes');
  expect(html).toMatch(/<form[^>]* action="\/indexes\/screener"/);
  expect(html).toMatch(/<input[^>]* name="filterPattern"/);
});

test('an asset class has its description, its count and its own screener', () => {
  expect(text).toContain('Equity Shares of developed and emerging markets. 1,220 indexes');
  expect(text).toContain('Alternatives Commodities and listed real estate. 1 index');
  expect(html).toContain('href="/indexes/screener/alternative-investment"');
});

test('a featured index shows level, return and change with variant, currency and date', () => {
  expect(text).toContain('Net total return · USD 5,050.00 19 Nov 2026 −7.48% +1.00%');
  expect(text).toContain(
    'Net total return · EUR · hedged to EUR 5,050.00 19 Nov 2026 −7.48% 0.00%',
  );
});

test('the mark of back-tests is explained where a figure bears it', () => {
  const [group] = fullHome.featured;
  const marked = group?.portfolios.map((one) => ({ ...one, backTested: ['return1Y' as const] }));
  const home = { ...fullHome, featured: [{ title: 'Marked', portfolios: marked ?? [] }] };
  const note = '† contains levels from before the launch date';
  expect(
    textOf(renderToStaticMarkup(<HomePage language="en-us" home={home} news={fullNews} />)),
  ).toContain(note);
  expect(text).not.toContain('†');
});

test('an index without levels shows dashes, never a zero', () => {
  expect(text).toMatch(/Net total return · USD — +— +—/);
});

test('a group without indexes is left out', () => {
  expect(text).not.toContain('Nothing in it');
});

test.each(homeExamples)('without an inline style, in Japanese too: $name', ({ home, news }) => {
  const japanese = renderToStaticMarkup(<HomePage language="ja-jp" home={home} news={news} />);
  expect(japanese).not.toContain('style=');
  expect(textOf(japanese)).toContain('本の指数から検索');
});

test('the newest article and notices are there, and left out where they could not be loaded', () => {
  expect(text).toContain('Two crashes, two speeds The fall of 2020 took five weeks');
  expect(text).toContain('20 Nov 2026 · Review Review of December 2026');
  const news = { insights: 'failed', notices: 'failed' } as const;
  const without = textOf(
    renderToStaticMarkup(<HomePage language="en-us" home={fullHome} news={news} />),
  );
  expect(without).not.toMatch(/Insights|Notices/);
  expect(without).toContain('Markets on');
});
