import MarkdownIt from 'markdown-it';
import { expect, test } from 'vitest';
import { inLine, inParagraph, markdownTable } from './markdown.ts';

const reader = new MarkdownIt({ html: true, linkify: false });

/** What a reader sees of it, and the elements that it is made of. */
function read(markdown: string) {
  const html = reader.render(markdown);
  const tags = [...new Set([...html.matchAll(/<([a-z]+\d?)/g)].map(([, tag]) => tag))];
  const words = html.replaceAll(/<[^>]*>/g, '').trim();
  return [
    tags,
    words
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&'),
  ];
}

const names = [
  '*a* **b** _c_ __d__ ~~e~~ `f`',
  '[g](javascript:h) ![i](http://j.example/k.png) [l][m] [^n]',
  '<img src=x onerror=o> <script>p</script> <http://q.example>',
  'r | s \\| t \\',
  '&lt;u&gt; &#118; & w',
  'S&P 500 5_year_total A_B',
];

test.each(names)('a name is read as it stands in headings, tables and lists: %s', (name) => {
  expect(read(`# ${inLine(name)}`)).toEqual([['h1'], name]);
  expect(read(`- ${inLine(name)}`)).toEqual([['ul', 'li'], name]);
  const [tags, words] = read(markdownTable(['A', 'B'], [[inLine(name), 'last']]));
  expect(tags).toEqual(['table', 'thead', 'tr', 'th', 'tbody', 'td']);
  expect(String(words).split('\n').filter(Boolean)).toEqual(['A', 'B', name, 'last']);
});

test.each([
  ...names,
  '- a list',
  '+ a list',
  '# a heading',
  '> a quotation',
  '1. a list',
  '12) a list',
  '---',
  '===',
  '```fence',
])('a text of its own is a paragraph: %s', (text) => {
  expect(read(`Above\n\n${inParagraph(text)}`)).toEqual([['p'], `Above\n${text}`]);
});
