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

test('a featured index has level, change and return as on the board, with its variant, below the day', () => {
  expect(text).toContain('World equity 19 Nov 2026');
  expect(text).toMatch(/Level Change 1Y return Example World NTR USD 5,050.00 \+1.00% −7.48%/);
  expect(text).toContain('NTR EUR hedged 5,050.00 0.00% −7.48%');
});

test('a featured index whose level is of another day than the list says which', () => {
  const [group] = fullHome.featured;
  const [first, second] = group!.portfolios;
  const late = { ...second!, asOfDate: '2026-10-30' };
  const home = { ...fullHome, featured: [{ title: 'Mixed', portfolios: [first!, late] }] };
  const mixed = textOf(
    renderToStaticMarkup(<HomePage language="en-us" home={home} news={fullNews} />),
  );
  expect(mixed).toContain('Mixed 19 Nov 2026');
  expect(mixed).toContain('hedged · 30 Oct 2026 5,050.00');
  expect(mixed).not.toContain('19 Nov 2026 5,050.00');
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
  expect(text).toMatch(/NTR USD — +— +—/);
});

test('a group without indexes is left out', () => {
  expect(text).not.toContain('Nothing in it');
});

test.each(homeExamples)('without an inline style, in Japanese too: $name', ({ home, news }) => {
  const japanese = renderToStaticMarkup(<HomePage language="ja-jp" home={home} news={news} />);
  expect(japanese).not.toContain('style=');
  expect(textOf(japanese)).toContain('本の指数から検索');
});

test('the lead story has its chart, under the finding that it shows', () => {
  expect(text).toContain('A quarter up, two fifths down World, three levels');
  const lead = html.slice(html.indexOf('A quarter up'), html.indexOf('Two crashes'));
  expect(lead).toContain('<path');
  expect(lead).toContain('The fall');
});

test('a lead story without a chart has the small picture of every card', () => {
  const news = { ...fullNews, lead: { ...fullNews.lead!, chart: null } };
  const without = textOf(
    renderToStaticMarkup(<HomePage language="en-us" home={fullHome} news={news} />),
  );
  expect(without).not.toContain('A quarter up');
  expect(without).toContain('Plumbline World NTR USD +129.60%');
});

test('the newest article and notices are there, and left out where they could not be loaded', () => {
  expect(text).toContain('Two crashes, two speeds The fall of 2020 took five weeks');
  expect(text).toContain('20 Nov 2026 · Review Review of December 2026');
  const news = { lead: null, notices: 'failed' } as const;
  const without = textOf(
    renderToStaticMarkup(<HomePage language="en-us" home={fullHome} news={news} />),
  );
  expect(without).not.toMatch(/Insights|Notices/);
  expect(without).toContain('Markets on');
});
