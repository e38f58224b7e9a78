import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Language } from '#src/domain/language.ts';
import { textOf, withPlainDates } from '../../../tests/support/text-of.ts';
import { articleHead } from './article-document-head.ts';
import { ArticlePage, type ArticleData } from './article-page.tsx';
import { articleStructuredData } from './article-structured-data.ts';
import { articleExamples } from './article.examples.tsx';

const [full, bare] = articleExamples.map(({ data }) => data);
const render = (data: ArticleData = full!, language: Language = 'en-us') =>
  renderToStaticMarkup(<ArticlePage language={language} data={data} />);

test('IN-02 an article says what it is, by whom, of when, and how long it takes to read', () => {
  const text = textOf(render());
  expect(text).toContain('Insights · Research · Equity Two crashes, two speeds');
  expect(text).toContain('Ines Marlowe, Head of Index Research');
  expect(text).toContain('14 Oct 2026 · updated 2 Nov 2026 · 4 min read');
});

test('IN-02 its indexes have their latest level and return of the year, dated each where dates differ', () => {
  const text = textOf(render());
  expect(text).toContain('Example World NTR USD 6,215.52 19 Nov −6.44%');
  expect(text).not.toContain('Levels as of');
  const one = {
    ...full!,
    article: { ...full!.article, indexes: full!.article.indexes.slice(0, 1) },
  };
  expect(textOf(render(one))).toContain('Levels as of 19 Nov 2026');
});

test('the level and the return of its indexes lead to their workings', () => {
  const { fundId } = full!.article.indexes[0]!;
  for (const tag of ['asOfLevel', 'returnYTD']) {
    expect(render()).toContain(`href="/indexes/details/${fundId}/figures/${tag}"`);
  }
});

test('IN-02 a chart is drawn from its levels, rebased to 100; without levels it says so', () => {
  const text = textOf(render());
  expect(text).toContain('From 100.00 on 30 Jan 2026 to 75.00 on 31 Mar 2026, a change of −25.00%');
  expect(text).toContain('30 Jan 2026 = 100. Levels at the ends of months.');
  expect(textOf(render(bare))).toContain('Data Not Available “World, three levels”');
});

test('IN-02 every line says its variant, and which levels are rounded', () => {
  const blocks = full!.article.blocks.map((block) =>
    block.kind === 'chart'
      ? {
          ...block,
          series: block.series.map((one) => ({
            ...one,
            portfolioName: 'World',
            hedgedTo: 'JPY',
            resolution: 'weekly' as const,
          })),
        }
      : block,
  );
  const data = { ...full!, article: { ...full!.article, blocks } };
  expect(textOf(render(data))).toContain('World NTR JPY hedged');
  expect(textOf(render(data))).toContain('Levels that may not be downloaded are rounded');
  const japanese = textOf(
    render({ ...data, article: { ...data.article, language: 'ja-jp' } }, 'ja-jp'),
  );
  expect(japanese).toContain('World NTR JPYヘッジ');
  expect(japanese).toContain('有効数字4桁');
  expect(textOf(render())).not.toContain('rounded');
});

test('IN-02 a chart has its finding as its heading, and its marks in words below it', () => {
  const html = withPlainDates(render());
  expect(html).toMatch(
    /<figcaption[^>]*><strong[^>]*>A quarter up, two fifths down<\/strong><span[^>]*>World, three levels/,
  );
  expect(html).toMatch(/<ol[^>]*>.*The fall.*27 Feb 2026 to 31 Mar 2026.*<\/ol>/s);
});

test('IN-02 what is to be read next are cards, and nothing where there is nothing', () => {
  expect(textOf(render())).toContain('Read next');
  expect(textOf(render(bare))).not.toContain('Read next');
});

test('at its end an article offers the news by email, in each language', () => {
  expect(render()).toMatch(/<a href="\/subscribe"[^>]*>Get news about our indexes by email/);
  expect(render(bare, 'ja-jp')).toMatch(
    /"\/subscribe"[^>]*>指数に関するニュースをメールで受け取る/,
  );
});

test('I18-02 an article that is not translated says so and marks its own words', () => {
  const html = render(full, 'ja-jp');
  expect(textOf(html)).toContain('この記事は日本語に翻訳されていません');
  expect(html).toMatch(/<h1 lang="en-US">[^<]*<\/h1><p[^>]* lang="en-US">/);
  // Its date is told in the language of the page.
  expect(html).not.toContain('<div lang="en-US"><header');
  const head = articleHead({ ...full!.article, languages: ['en-us'] }, 'ja-jp');
  expect(head.writtenIn).toEqual(['en-us']);
});

test('networks show the chart of an article, and the picture of the site where it has none', () => {
  expect(articleHead(full!.article, 'ja-jp', '7').sharePicture).toBe(
    `/charts/articles/${full!.article.articleId}/share.png?lang=ja-jp&asof=7`,
  );
  const blocks = full!.article.blocks.filter(({ kind }) => kind === 'html');
  expect(articleHead({ ...full!.article, blocks }, 'en-us').sharePicture).toBeUndefined();
});

test('programs read who wrote an article, when it changed and where it stands', () => {
  const data = articleStructuredData(full!.article, 'https://x.example');
  expect(data).toMatchObject({
    '@type': 'Article',
    headline: 'Two crashes, two speeds',
    datePublished: '2026-10-14',
    dateModified: '2026-11-02',
    author: [{ name: 'Ines Marlowe', jobTitle: 'Head of Index Research' }],
    mainEntityOfPage: 'https://x.example/insights/research/2601/two-crashes-two-speeds',
  });
});

test.each(articleExamples)('shown without inline styles or faults: $name', ({ data }) => {
  for (const language of ['en-us', 'ja-jp'] as const) {
    expect(render(data, language)).not.toMatch(/\sstyle=|NaN|undefined|\[object/);
  }
});

test('the parts of an article are listed beside it where it has several', () => {
  const block = (html: string) => ({ kind: 'html' as const, html });
  const withBlocks = (...blocks: ArticleData['article']['blocks']) =>
    render({ ...full!, article: { ...full!.article, blocks } });
  const one = '<h2 id="a"><a href="#a" data-anchor>Costs &#x26; <em>benefits</em></a></h2><p>…</p>';
  const other = '<h2 id="b"><a href="#b" data-anchor>What follows</a></h2>';
  const html = withBlocks(block(one), block(other));
  const nav = html.slice(html.indexOf('<nav'), html.indexOf('</nav>'));
  expect(textOf(nav)).toBe('On this page Costs & benefits What follows');
  expect(nav).toContain('href="#b"');
  expect(withBlocks(block(one))).not.toContain('<nav');
});
