import { expect, test } from 'vitest';
import { safeSvg } from './safe-svg.ts';

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${attributes}>${inside}</svg>`;

const hostile: [string, string][] = [
  ['a script', svg('<script>alert(1)</script>')],
  ['a script in capitals', svg('<SCRIPT>alert(1)</SCRIPT>')],
  [
    'a script of another prefix',
    svg('<g><svg:g/><script xmlns="http://www.w3.org/1999/xhtml">1</script></g>'),
  ],
  ['an event', svg('<path d="M0 0"/>', ' onload="alert(1)"')],
  ['an event in capitals', svg('<path ONCLICK="alert(1)"/>')],
  ['an event with a space', svg('<path onclick = "alert(1)"/>')],
  ['HTML', svg('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>')],
  ['a link', svg('<a href="javascript:alert(1)"><path/></a>')],
  ['an outside picture', svg('<image href="https://evil.example/a.png"/>')],
  ['an embedded picture', svg('<image href="data:image/svg+xml;base64,AAAA"/>')],
  ['an outside part', svg('<use href="https://evil.example/a.svg#b"/>')],
  [
    'an outside part by the old name',
    svg(
      '<use xlink:href="//evil.example/a.svg#b"/>',
      ' xmlns:xlink="http://www.w3.org/1999/xlink"',
    ),
  ],
  ['an outside fill', svg('<path fill="url(https://evil.example/a.svg#b)"/>')],
  ['an outside fill with blanks', svg('<path style="fill: url( \'https://evil.example/a\' )"/>')],
  ['a style that imports', svg('<style>@import "https://evil.example/a.css";</style>')],
  ['a style that loads', svg('<style>path{fill:url(//evil.example)}</style>')],
  ['a style in escapes', svg(String.raw`<style>path{fill:u\72l(//evil.example)}</style>`)],
  ['a style behind a comment', svg('<style>path{fill:url/**/(//evil.example)}</style>')],
  ['a style in entities', svg('<style>@im&#112;ort "//evil.example/a.css";</style>')],
  ['a style in pieces', svg('<style>@im<![CDATA[port "//evil.example/a.css";]]></style>')],
  ['a style in CDATA', svg('<style><![CDATA[@import "//evil.example";]]></style>')],
  ['a typeface from elsewhere', svg('<style>@font-face{src:url(#a)}</style>')],
  ['an animation that sets a link', svg('<set attributeName="href" to="javascript:alert(1)"/>')],
  ['an animation', svg('<path><animate attributeName="d"/></path>')],
  ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`],
  ['a stylesheet', `<?xml-stylesheet href="https://evil.example/a.css"?>${svg('')}`],
  ['copies of copies', svg('<use href="#a"/>'.repeat(21))],
];

test.each(hostile)('%s is refused', (_title, text) => {
  expect(safeSvg(text).refused).not.toEqual([]);
});

/** What takes as long as its length squared takes minutes of the server that reads it: nobody may wait for a drawing. */
const endless: [string, string, string][] = [
  ['groups in groups', svg('<g>'.repeat(60_000) + '</g>'.repeat(60_000)), 'more than 100 elements'],
  ['groups that stay open', svg('<g>'.repeat(160_000)), 'more than 100 elements'],
  ['comments that stay open', svg(`<path style="${'/* '.repeat(160_000)}"/>`), ''],
  ['a style of comments that stay open', svg(`<style>${'/* '.repeat(160_000)}</style>`), ''],
];

test.each(endless)(
  '%s are read at once',
  (_title, text, found) => {
    const { refused } = safeSvg(text);
    expect(refused.map((each) => each.found).join()).toContain(found);
    expect(refused.length).toBeLessThan(2);
  },
  20_000,
);

test('of many things refused the first are told', () => {
  expect(safeSvg(svg('<a/>'.repeat(50_000))).refused).toHaveLength(100);
});

test('what is refused is told by the place where it begins', () => {
  const text = svg('<path d="M0 0"/>\n  <script/>');
  expect(safeSvg(text).refused).toEqual([{ offset: text.indexOf('<script'), found: '<script>' }]);
});

test('a drawing stays as it was drawn, without the notes of the program that drew it', () => {
  const drawn = svg(
    '<title>A &amp; B</title><defs><linearGradient id="a"><stop offset="1"/></linearGradient></defs>' +
      '<style>.b{fill:url(#a)}</style><path class="b" d="M0 0h9"/><use xlink:href="#a"/>',
  );
  const noted = drawn
    .replace('<title>', '<!-- made by --><metadata><rdf:RDF><script/></rdf:RDF></metadata><title>')
    .replace(
      '<path ',
      '<sodipodi:namedview onload="x"><p/></sodipodi:namedview><path inkscape:label="L" ',
    );
  const { svg: safe, refused } = safeSvg(`<?xml version="1.0"?>${noted}`);
  expect(refused).toEqual([]);
  expect(safe).toBe(
    drawn
      .replace('svg">', 'svg">')
      .replace(
        '<svg xmlns="http://www.w3.org/2000/svg"',
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"',
      )
      .replace('<stop offset="1"/>', '<stop offset="1"></stop>')
      .replace('<path class="b" d="M0 0h9"/>', '<path class="b" d="M0 0h9"></path>')
      .replace('<use xlink:href="#a"/>', '<use xlink:href="#a"></use>'),
  );
});
