import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { textOf } from '../../../tests/support/text-of.ts';
import { fullPage, longPage } from './content-page.examples.tsx';
import { ContentPage } from './content-page.tsx';
import { exampleRow } from './content-page.example-data.ts';
import { ElementBoundary } from './element-boundary.tsx';
import { IndexTable } from './index-table.tsx';

const render = (data = fullPage, language: 'en-us' | 'ja-jp' = 'en-us') =>
  renderToStaticMarkup(<ContentPage language={language} data={data} />);
const html = render();
const text = textOf(html);

test('TP-03 a card has the latest level with its date and the change since the level before', () => {
  expect(text).toContain(
    'Example Index 1 Net total return · USD 1,010.00 +1.00% since the level before As of 19 Nov 2026',
  );
  expect(text).toContain('990.00 −1.00% since the level before');
});

test('TP-03 an index with one level has no change, one without has none made up', () => {
  expect(text).toContain('Example Index 3 Net total return · USD 1.0000 As of 19 Nov 2026');
  expect(text).toContain('Example Index 4 Net total return · USD No level published yet');
});

test('TP-03 a level that could not be loaded is not taken for one that is not published', () => {
  expect(text).toContain('Example Index 5 Net total return · USD The level could not be loaded');
  expect(textOf(render(fullPage, 'ja-jp'))).toContain('指数値を読み込めませんでした');
});

test('TP-03 nine cards have a dot for every four of them, two cards have none', () => {
  const dots = Array.from(html.matchAll(/href="#(cards-\d-\d-\d+)"/g), ([, id]) => id);
  expect(dots).toEqual(['cards-0-0-0', 'cards-0-0-7', 'cards-0-0-8']);
  for (const id of dots) expect(html).toContain(`<li id="${id}"`);
});

test('a category whose indexes are gone is left out, a section of none but such says so', () => {
  expect(text).not.toContain('None');
  const gone = { title: 'Gone', featuredIndexes: [] };
  const sections = fullPage.page.sections.map((section) =>
    section.type === 'indexesCards' ? { ...section, categories: [gone] } : section,
  );
  const without = textOf(render({ ...fullPage, page: { ...fullPage.page, sections } }));
  expect(without).toContain('None of these indexes is published at the moment');
});

test('TP-04 a component shows the first rows of its list, and leads to the whole list as it was asked for', () => {
  expect(text).toContain('Example World NTR USD');
  expect(text).toContain('1 of 1,234 indexes');
  expect(html).toContain('href="/indexes/screener?assetType=equity&amp;family=A+B"');
  expect(html).toContain('href="/docs/methodology/world-rules"');
  expect(text).toContain('1 of 60 documents');
  expect(text).toContain('Example Bank Tracker on World');
  expect(text).toContain('Neither complete nor an endorsement.');
});

test('TP-04 the index table has the five columns of the screener, back-tests marked', () => {
  const headings = Array.from(html.matchAll(/<th scope="col"[^>]*>([^<]+)/g), ([, one]) => one);
  expect(headings.slice(0, 5)).toEqual(['Index Name', 'Currency', 'Family', '1Y return', 'Level']);
  expect(text).toContain('includes back-tested levels');
  expect(text).toContain('† contains levels from before the launch date');
});

test('TP-04 where no return of the index table is back-tested, no mark is explained', () => {
  const portfolios = [{ ...exampleRow, backTested: [] }];
  const table = renderToStaticMarkup(
    <IndexTable language="en-us" caption="Indexes" showCaption portfolios={portfolios} />,
  );
  expect(table).toContain('1Y: return over one year');
  expect(table).not.toContain('†');
});

test('TP-07 what is unknown or failed says so in its place, and the rest stands', () => {
  const said = text.match(/We seem to have encountered a problem loading this element\./g);
  // An unknown section, an unknown component, a list that could not be loaded.
  expect(said).toHaveLength(3);
  expect(text).toContain('About us');
  expect(text).toContain('No index matches at the moment');
});

test('TP-07 an element that breaks while the server makes the page leaves the rest standing', () => {
  const Broken = (): never => {
    throw new Error('The element broke');
  };
  const page = renderToString(
    <>
      <ElementBoundary language="en-us">
        <Broken />
      </ElementBoundary>
      <p>The rest</p>
    </>,
  );
  expect(textOf(page)).toBe('We seem to have encountered a problem loading this element. The rest');
});

test('TP-06 a promo card has title, description, button, size and variation', () => {
  expect(text).toContain('A small card What is offered. Subscribe');
  expect(html.match(/data-variation="(plain|tinted|accent)"/g)).toHaveLength(3);
});

test('TP-06 the about-us block has its statistics in a table', () => {
  expect(text).toContain('Who we are. Figures Statistic Value Indexes 91,181');
});

test('TP-02 a button to an article leads to its address, a disabled one nowhere', () => {
  expect(html).toContain('href="/insights/article/42"');
  expect(html).not.toContain('href="/page/a"');
});

test('TP-02 buttons that open a form lead to its page where no script runs', () => {
  expect(html).toContain('<form action="/contact-us"><button type="submit"');
  expect(html).toContain('<form action="/subscribe"><button type="submit"');
});

test('a long text lists its headings, a short one does not', () => {
  expect(render(longPage)).toContain('href="#part-3"');
  expect(html).not.toContain('On this page');
});

test('I18-01 a page shown in another language says so to screen readers', () => {
  const foreign = render(longPage, 'ja-jp');
  expect(foreign).toMatch(/<h1 lang="en-US">/);
  expect(foreign).toMatch(/<ul[^>]* lang="en-US"><li><a href="#part-/);
  expect(html).not.toContain('lang="ja-JP"');
  expect(html).toContain('<h1>');
});

test('I18-02 words of the site among those of a foreign page are in their own language', () => {
  const foreign = render(fullPage, 'ja-jp');
  expect(foreign).toMatch(/<div[^>]* lang="ja-JP"><ul[^>]*aria-label="指数：/);
  expect(foreign).toMatch(/<div[^>]* lang="ja-JP"><div[^>]*role="region"/);
  expect(render(longPage, 'ja-jp')).toMatch(/<article><header/);
});

test('no inline style in any section', () => {
  expect(html + render(longPage, 'ja-jp')).not.toContain('style=');
});
