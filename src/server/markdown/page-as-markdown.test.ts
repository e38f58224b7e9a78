import MarkdownIt from 'markdown-it';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { pageAsMarkdown } from './page-as-markdown.ts';

const about = {
  page: 'https://indexes.example/notices?page=2',
  cite: null,
  language: 'en-US',
  release: 3,
  notice: null,
  siteName: { shown: 'Example', ofRelease: 'Example of then' },
};

/** The text below the front matter. */
const bodyOf = (main: string, title = 'Notices') =>
  pageAsMarkdown(
    `<html><head><title>${title}</title></head><body><nav>Menu</nav><main id="main">${main}</main></body></html>`,
    about,
  )
    .split('---\n\n')
    .at(-1);

test('what is above the text is read as YAML, whatever the title holds', () => {
  const text = pageAsMarkdown('<title>A: &quot;b&quot; &amp; --- c</title><main></main>', about);
  const [, front = ''] = text.split(/^---$/m);
  expect(parse(front)).toEqual({
    title: 'A: "b" & --- c',
    page: about.page,
    language: 'en-US',
    release: 3,
  });
});

test('a value in an element of its own stands at its sign of equality', () => {
  expect(bodyOf('<p>asof=1, or asof=<span>2026-11-30</span>.</p>')).toBe(
    'asof=1, or asof=2026-11-30.\n',
  );
});

test('a name cannot bring markup with it', () => {
  const name = '*a* [b](javascript:c) <img src=x onerror=d> | `e` ~~h~~ # f\n- g &lt;script&gt;';
  const escaped = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const body = bodyOf(`<p>${escaped}</p><table><tr><th>${escaped}</th></tr></table>`)!;
  const html = new MarkdownIt({ html: true, linkify: false }).render(body);
  const tags = [...html.matchAll(/<\/?([a-z]+)/g)].map(([, tag]) => tag);
  expect(new Set(tags)).toEqual(new Set(['p', 'table', 'thead', 'tr', 'th']));
});

test('what is moved, drawn or not printed is left out, the way to the next page of a list is kept', () => {
  const body = bodyOf(`
    <h1>Notices</h1><svg><text>drawn</text></svg><button>Press</button><p hidden>later</p>
    <form><label>Year<input name="year"></label></form><div role="slider">moved</div>
    <aside popover="auto"><h2>Filters</h2></aside><span aria-hidden="true">sign</span>
    <nav data-print="no"><a href="/notices" rel="prev">Previous</a><a href="/notices?page=3">3</a><a href="/notices?page=3" rel="next">Next</a></nav>`);
  expect(body).toBe(
    '# Notices\n\n[Previous](https://indexes.example/notices)\n\n[Next](https://indexes.example/notices?page=3)\n',
  );
});

test('a table in a form is read, without its boxes to tick', () => {
  const body = bodyOf(
    '<form><p>Tick</p><table><tr><th>Index</th></tr><tr><td><label><input type="checkbox">Choose</label>World</td></tr></table></form>',
  );
  expect(body).toBe('| Index |\n| - |\n| World |\n');
});

test('the data of a chart is read, though it is not printed', () => {
  const body = bodyOf(
    '<details data-print="no"><summary>As a table</summary><table><tr><th>Day</th></tr></table></details><p data-print="no">Copy</p>',
  );
  expect(body).toBe('As a table\n\n| Day |\n| - |\n');
});

test('a list in a cell stands in its row, which a line end would break', () => {
  const body = bodyOf(
    '<table><tr><th>Indexes</th></tr><tr><td><ul><li><a href="/a">Cash</a></li><li><a href="/b">Bonds</a></li></ul></td></tr></table>',
  );
  const links = '[Cash](https://indexes.example/a), [Bonds](https://indexes.example/b)';
  expect(body).toBe(`| Indexes |\n| - |\n| ${links} |\n`);
});

test('a formula is read as it was written, one a line', () => {
  const formula = (shown: string, plain: string) =>
    `<math display="block"><semantics><mrow>${shown}</mrow><annotation encoding="text/plain">${plain}</annotation></semantics></math>`;
  const shown = formula('<mi>R</mi><mo>=</mo><mfrac><mi>a</mi><mi>b</mi></mfrac>', 'R = a / b');
  const body = bodyOf(
    `<p>The return:</p><div>${shown}${formula('<mi>x</mi>', 'x_i &lt; 2')}</div>`,
  );
  expect(body).toBe('The return:\n\n`R = a / b`\n\n`x_i < 2`\n');
});

test('terms are a line each with all that is said of them', () => {
  expect(
    bodyOf(
      '<dl><div><dt>Level</dt><dd>5.00</dd><dd>of <b>Monday</b></dd></div><dt>ISIN</dt><dd>X</dd></dl>',
    ),
  ).toBe('- Level: 5.00 · of **Monday**\n- ISIN: X\n');
});

test.each([
  ['6,260.89<span>25 Nov 2026</span>', '6,260.89 25 Nov 2026'],
  [
    '<a href="/a">EUR</a><a href="/b">USD</a>',
    '[EUR](https://indexes.example/a) [USD](https://indexes.example/b)',
  ],
  ['World (<span>5</span>)', 'World (5)'],
  ['<a href="#later">Later</a>', '[Later](https://indexes.example/notices?page=2#later)'],
  ['World<sup>2</sup>, <!-- -->then', 'World2, then'],
])('%s is read as %s', (html, read) => {
  expect(bodyOf(`<p>${html}</p>`)).toBe(`${read}\n`);
});
