import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sanitise } from './sanitise.ts';
import { renderMarkdown, renderMarkdownBlocks } from './render-markdown.ts';

const html = (text: string) => renderMarkdown(text, 'en-us').trim();

test('IN-02 text becomes paragraphs with typographic quotation marks', () => {
  expect(html(`It's *not* "free" ...`)).toBe('<p>It’s <em>not</em> “free” ...</p>');
});

test('nothing that an author writes can run in the page', () => {
  for (const attack of [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[x](javascript:alert(1))',
    '[x](data:text/html,alert)',
    '![x](javascript:alert(1))',
    '## a {#x" onclick="alert(1)}',
    '| a |\n|--|\n| <b onclick="alert(1)"> |',
  ]) {
    expect(html(attack)).not.toMatch(
      /<(?!\/?(p|h2|div|table|thead|tbody|tr|th|td|img)\b|a href="#[^"<>]*" data-anchor>|\/a>)|<[^>]*\son\w+=/,
    );
  }
});

test('IN-02 a link may open a letter or a call', () => {
  expect(html('[Write](mailto:desk@indexes.example)')).toContain(
    'href="mailto:desk@indexes.example"',
  );
  expect(html('[Call](tel:+442012345678)')).toContain('href="tel:+442012345678"');
});

test('a picture from elsewhere is left without its address, one of the site keeps it', () => {
  expect(html('![A](https://tracker.example/a.png)')).not.toContain('tracker');
  expect(html('![A](//tracker.example/a.png)')).not.toContain('tracker');
  expect(html('![A](/files/a.svg)')).toContain('<img src="/files/a.svg" alt="A"');
});

test('headings begin with h2 and have anchors: their own, their words, never one twice', () => {
  const text =
    '# Risk & return\n\n## Risk, return\n\n## ボラティリティ\n\n### 標準偏差 {#volatility}\n\n## Contact us';
  const ids = [...renderMarkdown(text, 'en-us').matchAll(/<(h\d) id="([^"]+)"><a [^>]+>([^<]+)/g)];
  expect(ids.map(([, tag, id]) => `${tag} ${id}`)).toEqual([
    'h2 risk-return',
    'h2 risk-return-2',
    'h2 ボラティリティ',
    'h3 volatility',
    'h2 contact-us-2',
  ]);
  expect(ids[3]?.[3]).toBe('標準偏差');
});

test('a heading is a link to itself, unless it leads elsewhere', () => {
  expect(renderMarkdown('## Net *total* return {#ntr}', 'en-us')).toBe(
    '<h2 id="ntr"><a href="#ntr" data-anchor>Net <em>total</em> return</a></h2>\n',
  );
  expect(renderMarkdown('## See [rules](/page/rules)', 'en-us')).toBe(
    '<h2 id="see-rules">See <a href="/page/rules" data-page-link>rules</a></h2>\n',
  );
});

// By their number squared, they would take half a minute of the server that reads them.
test.each([
  ['headings of the same words', '# a\n'.repeat(20_000), '<h2 id="a-20000">'],
  ['blanks in a heading', `# a${' '.repeat(95_000)}b`, '<h2 id="a-b">'],
])(
  'many %s are read at once',
  (_title, text, found) => expect(renderMarkdown(text, 'en-us')).toContain(found),
  20_000,
);

test('no anchor of a text is an id that the pages around texts use themselves', () => {
  const around = 'src/features/{shell,search,article,content-page,consent,documents}/**/*.{ts,tsx}';
  const files = globSync(around).filter((file) => !/example|test/.test(file));
  const ids = files.flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(/\bid="([\w-]+)"|\w+Id = '([\w-]+)'/g),
      ([, inMarkup, inName]) => inMarkup ?? inName ?? '',
    ),
  );
  expect(ids).toContain('main');
  expect(ids).toContain('top-hat');
  for (const id of [...ids, 'contact-us', 'subscribe']) {
    expect(renderMarkdown(`## Title {#${id}}`, 'en-us')).toContain(`<h2 id="${id}-2">`);
  }
});

test('formulas hold nothing but formulas', () => {
  const html =
    '<math><annotation encoding="text/html">a</annotation><annotation-xml>b</annotation-xml></math>';
  expect(sanitise(html)).toBe('<math><annotation encoding>a</annotation>b</math>');
});

test('only headings bear ids', () => {
  expect(sanitise('<p id="main">a</p><table id="search"></table><h2 id="b">c</h2>')).toBe(
    '<p>a</p><table></table><h2 id="b">c</h2>',
  );
});

test('a table scrolls in an area named by its heading, and aligns without inline styles', () => {
  const table = html('## Returns "net"\n\n| Index | Return |\n|---|---:|\n| World | 1.00% |');
  expect(table).toContain(
    '<div data-scroll-area tabindex="0" role="region" aria-label="Returns “net”"><table>',
  );
  expect(table).toContain('<td data-align="end">1.00%</td>');
  expect(table).not.toContain('style');
});

test('links to pages stay in the language, links elsewhere do not tell where they come from', () => {
  const text = '[a](/indexes/screener) [b](https://example.org) [c](#risk)';
  expect(renderMarkdown(text, 'ja-jp')).toBe(
    '<p><a href="/ja-jp/indexes/screener" data-page-link>a</a> ' +
      '<a href="https://example.org" rel="noopener external">b</a> <a href="#risk">c</a></p>\n',
  );
});

test('I18-01 a line end in a Japanese sentence is no space, also beside a link or an emphasis', () => {
  const lines =
    '測り方は\n[算出方法](#risk)\nに記載し、\n**「数値」**\nは各指数の\nページに示しています。';
  expect(html(lines)).toBe(
    '<p>測り方は<a href="#risk">算出方法</a>に記載し、<strong>「数値」</strong>は各指数のページに示しています。</p>',
  );
  expect(html('See\n[rules](#risk)\nand\n**「数値」**')).toBe(
    '<p>See\n<a href="#risk">rules</a>\nand\n<strong>「数値」</strong></p>',
  );
});

test('named fences are handed out with their line, others are code', () => {
  const text = 'One\n\n```chart\ntitle: A\n```\n\n```sql\nselect 1\n```\n';
  const blocks = renderMarkdownBlocks(text, 'en-us', ['chart']);
  expect(blocks).toEqual([
    { kind: 'html', html: '<p>One</p>\n' },
    { kind: 'fence', name: 'chart', content: 'title: A\n', line: 3 },
    { kind: 'html', html: '<pre><code>select 1\n</code></pre>\n' },
  ]);
});

test('LY-14 a date is marked in texts and tables, not in code, and no number that is longer', () => {
  const html = renderMarkdown('From 2009-03-02 on `2009-03-02`, part 12009-03-021.', 'en-us');
  expect(html).toBe(
    '<p>From <time>2009-03-02</time> on <code>2009-03-02</code>, part 12009-03-021.</p>\n',
  );
});
