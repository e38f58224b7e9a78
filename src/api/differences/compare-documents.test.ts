import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareDocuments } from './compare-documents.ts';
import { readHtml, writeHtml, type HtmlNode } from './html-tree.ts';

const words = fc
  .array(fc.constantFrom('members', 'are', 'weighted', 'quarterly', '<b>', '&amp', '"10%"'), {
    minLength: 1,
    maxLength: 6,
  })
  .map((list) => list.join(' '));

const element = (tag: string, children: HtmlNode[], attributes = {}): HtmlNode => ({
  tag,
  attributes,
  children,
});

const line: fc.Arbitrary<HtmlNode[]> = fc.array(
  fc.oneof(
    words,
    words.map((text) => element('strong', [text])),
    words.map((text) => element('a', [text], { href: '/page/"rules"&more' })),
    fc.constant(element('img', [], { src: '/media/a.svg', alt: 'A' })),
  ),
  { maxLength: 4 },
);

const listItem = line.map((children) => element('li', children));
const row = fc.tuple(line, line).map((cells) =>
  element(
    'tr',
    cells.map((children) => element('td', children)),
  ),
);

const block: fc.Arbitrary<HtmlNode> = fc.oneof(
  line.map((children) => element('p', children)),
  fc.array(listItem, { maxLength: 3 }).map((items) => element('ul', items)),
  fc.array(row, { maxLength: 3 }).map((rows) => element('table', [element('tbody', rows)])),
  words.map((text) => element('pre', [element('code', [`${text}\n  ${text}`])])),
  fc.constant(element('hr', [])),
  words.map((text) => element('blockquote', [element('h2', [text], { id: 'quoted' })])),
);

const section = fc
  .tuple(
    fc.constantFrom('review', 'weighting', 'selection'),
    words,
    fc.array(block, { maxLength: 3 }),
  )
  .map(([id, text, blocks]) => [
    element('h2', [element('a', [text], { href: `#${id}`, 'data-anchor': '' })], { id }),
    ...blocks,
  ]);

const document = fc
  .tuple(
    fc.array(block, { maxLength: 2 }),
    fc.uniqueArray(section, { maxLength: 3, selector: idOf }),
  )
  .map(([above, sections]) => writeHtml([...above, ...sections.flat()]));

function idOf([heading]: HtmlNode[]): string {
  return typeof heading === 'object' ? (heading.attributes['id'] ?? '') : '';
}

/** All words and pictures, without what stands in elements of a tag. */
function contentOf(nodes: readonly HtmlNode[], without: string | null): string {
  const all = nodes.map((node) => {
    if (typeof node === 'string') return node;
    if (node.tag === without) return '';
    return node.tag === 'img' ? '[picture]' : contentOf(node.children, without);
  });
  return all.join('').replaceAll(/\s/g, '');
}

const markedContent = (before: string, after: string, without: 'ins' | 'del') =>
  compareDocuments(before, after, 'en-us')
    .map(({ headingHtml, html }) => contentOf(readHtml(headingHtml + html), without))
    .join('');

test('without what was added the differences are the earlier version, without what was removed the later', () => {
  fc.assert(
    fc.property(document, document, (before, after) => {
      expect(markedContent(before, after, 'ins')).toBe(contentOf(readHtml(before), null));
      expect(markedContent(before, after, 'del')).toBe(contentOf(readHtml(after), null));
    }),
  );
});

test('a version and itself do not differ', () => {
  fc.assert(
    fc.property(document, (text) => {
      const sections = compareDocuments(text, text, 'en-us');
      expect(sections.every(({ change }) => change === 'unchanged')).toBe(true);
      expect(sections.map(({ html }) => html).join('')).not.toMatch(/<(ins|del)/);
    }),
  );
});

test('sections are said to be changed, new or removed, and those that are have marks', () => {
  fc.assert(
    fc.property(document, document, (before, after) => {
      for (const { change, headingHtml, html } of compareDocuments(before, after, 'en-us')) {
        const hasMarks = /<(ins|del)>/.test(headingHtml + html);
        const isEmpty = contentOf(readHtml(headingHtml + html), null) === '';
        if (change === 'unchanged') expect(hasMarks).toBe(false);
        else if (change !== 'changed') expect(hasMarks || isEmpty).toBe(true);
      }
    }),
  );
});

const compared = (before: string, after: string) => compareDocuments(before, after, 'en-us');

test('words that changed are marked where they stand, with the spaces between them', () => {
  const [section] = compared(
    '<p>Reviewed every three months by the <strong>committee</strong>.</p>',
    '<p>Reviewed every six weeks by the <strong>whole committee</strong>.</p>',
  );
  expect(section?.html).toBe(
    '<p>Reviewed every <del>three months</del><ins>six weeks</ins> by the ' +
      '<strong><ins>whole </ins>committee</strong>.</p>',
  );
});

test('words that lead elsewhere, or are emphasised now, have changed', () => {
  const [section] = compared(
    '<p>See <a href="/page/old">the rules</a> of the family.</p>',
    '<p>See <a href="/page/new">the rules</a> of the <em>family</em>.</p>',
  );
  expect(section?.html).toBe(
    '<p>See <a href="/page/old"><del>the rules</del></a><a href="/page/new"><ins>the rules</ins></a>' +
      ' of the <del>family</del><em><ins>family</ins></em>.</p>',
  );
});

test('a row that came stands in its table, and its marks in its cells', () => {
  const table = (rows: string) => `<table><tbody>${rows}</tbody></table>`;
  const row = (name: string, limit: string) => `<tr><td>${name}</td><td>${limit}</td></tr>`;
  const [section] = compared(
    table(row('Thermal coal', '30% of revenue')),
    table(row('Thermal coal', '10% of revenue') + row('Tobacco', 'any')),
  );
  expect(section?.html).toBe(
    table(
      row('Thermal coal', '<del>30</del><ins>10</ins>% of revenue') +
        row('<ins>Tobacco</ins>', '<ins>any</ins>'),
    ),
  );
});

test('a paragraph with other words is another one', () => {
  const [section] = compared('<p>All shares count.</p>', '<p>Only bonds do.</p>');
  expect(section?.html).toBe('<p><del>All shares count.</del></p><p><ins>Only bonds do.</ins></p>');
});

test('a section keeps its place by its anchor, also under another heading', () => {
  const sections = compared(
    '<h2 id="review"><a href="#review" data-anchor>Review</a></h2><p>May.</p><h2 id="end">End</h2>',
    '<h2 id="new">New</h2><h2 id="review"><a href="#review" data-anchor>Reviews</a></h2><p>May.</p>',
  );
  expect(sections.map(({ id, heading, change }) => [id, heading, change])).toEqual([
    ['new', 'New', 'added'],
    ['review', 'Reviews', 'changed'],
    [null, 'End', 'removed'],
  ]);
  expect(sections[1]?.headingHtml).toBe('<del>Review</del><ins>Reviews</ins>');
});

test('words of Japanese are found although no space stands between them', () => {
  const [section] = compareDocuments(
    '<p>見直しは年2回実施します。</p>',
    '<p>見直しは年4回実施します。</p>',
    'ja-jp',
  );
  expect(section?.html).toBe('<p>見直しは年<del>2</del><ins>4</ins>回実施します。</p>');
});

test('an anchor stands once, also where headings are quoted', () => {
  const quoted = (text: string) => `<blockquote><h2 id="a">${text}</h2></blockquote>`;
  const [section] = compared(quoted('Old rule here'), quoted('New rule there'));
  expect(section?.html).not.toContain('id=');
});

test('what is text in a version is text among differences', () => {
  const [section] = compared(
    '<p>&lt;img src=x onerror=alert(1)&gt;</p>',
    '<p>&lt;script&gt;alert(1)&lt;/script&gt; <a href="/a?b=1&amp;c=&quot;">x</a></p>',
  );
  const tags = section?.html.match(/<[a-z][^>]*>/g) ?? [];
  expect(new Set(tags)).toEqual(
    new Set(['<p>', '<ins>', '<del>', '<a href="/a?b=1&amp;c=&quot;">']),
  );
});

test('a list of which most is new is compared point by point', () => {
  const points = (...texts: string[]) =>
    `<ul>${texts.map((text) => `<li>${text}</li>`).join('')}</ul>`;
  const [section] = compared(
    points('Listed shares'),
    points('Listed shares', 'Depositary receipts of companies abroad', 'Trusts that own buildings'),
  );
  expect(section?.html).toBe(
    points(
      'Listed shares',
      '<ins>Depositary receipts of companies abroad</ins>',
      '<ins>Trusts that own buildings</ins>',
    ),
  );
});

test('a line that came between paragraphs is marked as a whole, one that stayed is not', () => {
  const [section] = compared('<p>One.</p><hr /><p>Two.</p>', '<p>One.</p><hr /><p>Two.</p><hr />');
  expect(section?.html).toBe('<p>One.</p><hr /><p>Two.</p><ins><hr /></ins>');
});

test('code keeps its lines and the spaces before them', () => {
  const code = (last: string) => `<pre><code>for each member\n  weight = ${last}</code></pre>`;
  const [section] = compared(code('1'), code('2'));
  expect(section?.html).toBe(code('<del>1</del><ins>2</ins>'));
});

test('a space behind the last word that changed is no change', () => {
  const [section] = compared('<p>In <em>May </em></p>', '<p>In <em>June </em></p>');
  expect(section?.html).toBe('<p>In <em><del>May</del><ins>June</ins> </em></p>');
});
