import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { textOf } from '../../../tests/support/text-of.ts';
import { InsightsPage, type InsightsData } from './insights-page.tsx';
import { insightsExamples } from './insights.examples.tsx';

const [firstPage, byAuthor] = insightsExamples.map(({ data }) => data);
const render = (data: InsightsData = firstPage!) =>
  renderToStaticMarkup(<InsightsPage language="en-us" data={data} />);

test('IN-01 nine articles are a page: the pages of 21 are three', () => {
  const html = render();
  const pages = [...html.matchAll(/aria-label="Page (\d)"/g)].map(([, page]) => page);
  expect(pages).toEqual(['1', '2', '3']);
  expect(html).toContain('href="/insights?page=2"');
});

test('RT-03 the list of one kind leaves its filter out and keeps the address of the kind', () => {
  const html = render({
    ...firstPage!,
    kind: { filter: 'type', value: 'research', label: 'Research' },
  });
  expect(html).not.toContain('<fieldset');
  expect(html).toMatch(/<a href="\/insights\/research"[^>]*aria-current="page"/);
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
