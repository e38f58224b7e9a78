import { expect, test } from 'vitest';
import { renderMarkdown } from '#src/publishing/markdown/render-markdown.ts';
import { readableText } from './readable-text.ts';

test('PB-04 HTML is read as its author wrote it: headings, points, emphasis, targets of links, pictures', () => {
  const html =
    '<h2 id="a"><a href="#a" data-anchor>Risk &amp; return</a></h2>\n<p>At <strong>a</strong>\nloss ' +
    '<a href="/page/rules">by rule</a><br>&lt;script&gt;</p><ul><li>One</li><li>Two</li></ul>' +
    '<p><img src="/media/a.svg" alt="A chart" /></p>';
  const headings = [{ id: 'a', text: 'Risk & return', level: 2 }];
  expect(readableText({ type: 'richText', text: { html, headings } }).split('\n')).toEqual([
    '## Risk & return',
    'At **a** loss by rule (/page/rules)',
    '<script>',
    '- One',
    '- Two',
    '![A chart](/media/a.svg)',
    'type: richText',
  ]);
});

test('PB-04 a formula is read once, as it was written', () => {
  const html = renderMarkdown('At most:\n\n```formula\nR = I(t) / 2\na^2\n```\n\nA day.', 'en-us');
  expect(readableText({ html }).split('\n')).toEqual(['At most:', 'R = I(t) / 2', 'a^2', 'A day.']);
});

test('PB-04 other values have their names, and what is empty is left out', () => {
  expect(readableText('A lead.')).toBe('A lead.');
  expect(readableText(null)).toBe('');
  expect(
    readableText([
      { title: 'A', size: 10, note: null, tags: ['x', 'y'] },
      { title: 'B', isOn: true },
    ]),
  ).toBe('size: 10\ntags: x\ntags: y\ntitle: A\nisOn: true\ntitle: B');
});
