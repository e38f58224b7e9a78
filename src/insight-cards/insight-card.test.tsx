import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { textOf } from '../../tests/support/text-of.ts';
import { InsightGrid } from './insight-grid.tsx';
import { insightExample, insightExamples } from './insight-cards.examples.tsx';

const render = (...changes: Parameters<typeof insightExample>[0][]) =>
  renderToStaticMarkup(<InsightGrid language="en-us" insights={changes.map(insightExample)} />);

test('IN-01 a card names type, asset class, title, summary, date, author and reading time', () => {
  expect(textOf(render({}))).toBe(
    'Plumbline World NTR USD +129.60% 29 Dec 2006 to 31 Dec 2021 Research · Equity Two crashes, two speeds The depth of a fall says little about how long an ' +
      'investor waits. 14 Oct 2026 · Ines Marlowe · 4 min read',
  );
});

test('I18-03 the date of a card is written as the language of the page writes it', () => {
  const html = renderToStaticMarkup(
    <InsightGrid language="ja-jp" insights={[insightExample({})]} />,
  );
  expect(textOf(html)).toContain('2026年10月14日');
});

test('I18-03 authors of a card are joined as the language of the page joins texts', () => {
  const strategists = ['鶴見明子', 'イネス・マーロウ'].map((name) => ({
    strategist: name,
    name,
    role: '',
  }));
  const cardIn = (language: 'en-us' | 'ja-jp') =>
    textOf(
      renderToStaticMarkup(
        <InsightGrid language={language} insights={[insightExample({ strategists })]} />,
      ),
    );
  expect(cardIn('ja-jp')).toContain('鶴見明子、イネス・マーロウ ');
  expect(cardIn('en-us')).toContain('鶴見明子, イネス・マーロウ ');
});

test('RT-03 a card leads to the canonical address of its article', () => {
  expect(render({})).toContain('<a href="/insights/research/2601/two-crashes-two-speeds"');
});

test('I18-02 a title in another language than the page says in which', () => {
  const html = render({ language: 'ja-jp', title: '為替ヘッジ' });
  expect(html).toMatch(/<h2[^>]* lang="ja-JP"><a[^>]*>為替ヘッジ/);
  expect(textOf(html)).toContain('日本語');
});

test('the picture draws one line from edge to edge, with its name, its change and its time', () => {
  const { picture } = insightExample();
  const html = render({ picture: { ...picture!, line: [0, 50, 100] } });
  expect(html).toContain('d="M0.0,100L80.0,50L160.0,0"');
  expect(textOf(html)).toContain('Plumbline World NTR USD +129.60% 29 Dec 2006 to 31 Dec 2021');
  expect(textOf(html)).not.toContain('back-tested');
  const before = render({ picture: { ...picture!, launchDate: '2010-01-04' } });
  expect(textOf(before)).toContain('29 Dec 2006 to 31 Dec 2021, partly back-tested');
  expect(render({ picture: null })).not.toContain('<path');
});

test('IN-01 the lead story has its chart in place of the small picture', () => {
  const html = renderToStaticMarkup(
    <InsightGrid language="en-us" insights={insightExamples} leadChart={<b>The chart</b>} />,
  );
  const [lead, second] = html.split('</li>');
  expect(lead).toContain('<b>The chart</b>');
  expect(lead).not.toContain('<path');
  expect(html.match(/The chart/g)).toHaveLength(1);
  expect(second).toContain('<h2');
});
