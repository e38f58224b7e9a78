import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { textOf } from '../../../tests/support/text-of.ts';
import { InsightsPage, type InsightsData } from './insights-page.tsx';
import { insightsExamples } from './insights.examples.tsx';
import { readInsightsQuery } from './insights-query.ts';

const [firstPage, byAuthor] = insightsExamples.map(({ data }) => data);
const render = (data: InsightsData = firstPage!) =>
  renderToStaticMarkup(<InsightsPage language="en-us" data={data} />);

test('IN-01 nine articles are a page: the pages of 21 are three', () => {
  const html = render();
  const pages = [...html.matchAll(/aria-label="(\d): page"/g)].map(([, page]) => page);
  expect(pages).toEqual(['1', '2', '3']);
  expect(html).toContain('href="/insights?page=2"');
});

const legendsOf = (html: string) =>
  Array.from(html.matchAll(/<legend[^>]*>([^<]+)/g), ([, name]) => name);

test('RT-03 the list of one type leaves its filter out, that of an asset class marks it above the list', () => {
  const ofType = { filter: 'type', value: 'research', label: 'Research' } as const;
  expect(legendsOf(render({ ...firstPage!, kind: ofType }))).toEqual([]);
  const ofClass = { filter: 'assetType', value: 'equity', label: 'Equity' } as const;
  const html = render({ ...firstPage!, kind: ofClass });
  expect(legendsOf(html)).toEqual(['Type']);
  expect(html).toMatch(/<a href="\/insights\/equity"[^>]*aria-current="page"/);
});

test('IN-01 types and asset classes are offered once: these above the list, those beside it', () => {
  const html = render();
  expect(legendsOf(html)).toEqual(['Type']);
  expect(html).not.toContain('href="/insights/research"');
  expect(html.match(/href="\/insights\/equity"/g)).toHaveLength(1);
  const query = readInsightsQuery(null, { assetType: 'equity' });
  expect(legendsOf(render({ ...firstPage!, query }))).toEqual(['Type', 'Asset class']);
});

test('IN-01 the first article of all leads with its chart, titled by what it shows', () => {
  const html = render();
  expect(html.match(/<figure/g)).toHaveLength(1);
  expect(html).toMatch(/<figcaption[^>]*><strong[^>]*>A quarter up, two fifths down<\/strong>/);
  expect(html).toMatch(/<text[^>]*>\s*The fall<\/text>/);
  expect(render({ ...firstPage!, lead: null })).not.toContain('<figure');
});

test('I18-02 the chart of a lead story in another language than the page says in which', () => {
  const html = renderToStaticMarkup(<InsightsPage language="ja-jp" data={firstPage!} />);
  expect(html).toMatch(/<div lang="en-US"><figure/);
  expect(render()).not.toMatch(/<div lang="en-US"><figure/);
});

test('IN-01 the list of one author says who that is', () => {
  expect(textOf(render(byAuthor))).toContain(
    'Ines Marlowe · Head of Index Research. Leads research',
  );
});

test('the list offers the news by email, in each language', () => {
  expect(render()).toMatch(/<a href="\/subscribe"[^>]*>Get news about our indexes by email/);
  const japanese = renderToStaticMarkup(<InsightsPage language="ja-jp" data={firstPage!} />);
  expect(japanese).toMatch(/<a href="\/subscribe"[^>]*>指数に関するニュースをメールで受け取る/);
});

test('IN-01 the orders of the list are links, the standing one is marked', () => {
  expect(render()).toMatch(
    /<a href="\/insights\?sortBy=date&amp;sortOrder=-1"[^>]*aria-current="true"[^>]*>Newest first/,
  );
  expect(render(byAuthor)).toMatch(/aria-current="true"[^>]*>By title/);
});

test.each(insightsExamples)('shown without inline styles or faults: $name', ({ data }) => {
  for (const language of ['en-us', 'ja-jp'] as const) {
    const html = renderToStaticMarkup(<InsightsPage language={language} data={data} />);
    expect(html).not.toMatch(/\sstyle=|NaN|undefined|\[object/);
  }
});
