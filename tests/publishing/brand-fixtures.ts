import type { FaultFixture } from './fault-fixture.ts';

const file = 'brand.yaml';
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>\n';
const typeface = (face: string) =>
  `typefaces:\n  text:\n    name: A\n    faces:\n      - file: ${face}\n    licence: brand/OFL.txt\n`;
const licence = { 'brand/OFL.txt': 'SIL Open Font License\n' };

/** What a brand may not be. */
export const brandFixtures: FaultFixture[] = [
  {
    title: 'a logo that is not there',
    files: { [file]: 'logo: brand/logo.svg\n' },
    fault: { file, line: 1, column: 1, expected: /a file in brand\/$/, found: 'brand/logo.svg' },
  },
  {
    title: 'a logo outside the folder of the brand',
    files: { [file]: 'corners: round\nlogo: { light: brand/../site.yaml }\n' },
    fault: { file, line: 2, column: 1, expected: /a file in brand\//, found: 'brand/../site.yaml' },
  },
  {
    title: 'a logo that is no drawing',
    files: { [file]: 'logo: brand/a.svg\n', 'brand/a.svg': 'hello' },
    fault: { file, line: 1, column: 1, expected: /an SVG with a viewBox/, found: 'brand/a.svg' },
  },
  {
    title: 'a logo that runs something, by its place in the drawing',
    files: {
      [file]: 'logo: brand/a.svg\n',
      'brand/a.svg': drawing.replace('<path', '\n  <path onload="a()"'),
    },
    fault: {
      file: 'brand/a.svg',
      line: 2,
      column: 3,
      expected: /a whole drawing without scripts/,
      found: 'onload="a()"',
    },
  },
  {
    title: 'an icon of another size',
    files: {
      [file]: 'touchIcon: brand/a.png\n',
      'brand/a.png': Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
        'base64',
      ),
    },
    fault: {
      file,
      line: 1,
      column: 1,
      expected: /a PNG of 180 × 180 pixels/,
      found: 'brand/a.png',
    },
  },
  {
    title: 'a colour that cannot be read, with the pair and one that can',
    files: {
      [file]:
        "palette:\n  light:\n    paper: '#ffffff'\n    ink: '#000000'\n    accent: '#8899ff'\n",
    },
    fault: {
      file,
      line: 5,
      column: 5,
      expected: /a contrast of 4\.5 or more to tint \(#[0-9a-f]{6}\), such as #[0-9a-f]{6}/,
      found: '#8899ff, whose contrast is 2.35',
    },
  },
  {
    title: 'a colour that is none',
    files: { [file]: "palette:\n  dark: { paper: black, ink: '#ffffff', accent: '#ffffff' }\n" },
    fault: {
      file,
      line: 2,
      column: 11,
      expected: /palette\.dark\.paper: a color like/,
      found: 'black',
    },
  },
  {
    title: 'a theme without a name',
    files: { [file]: 'themes: []\n' },
    fault: { file, line: 1, column: 1, expected: /themes: at least 1 entry/, found: '[]' },
  },
  {
    title: 'a key of the brand that is not known',
    files: { [file]: 'logos: brand/a.svg\n' },
    fault: { file, line: 1, column: 1, expected: /a known key/, found: 'logos' },
  },
  {
    title: 'a typeface that is no woff2 file',
    files: { [file]: typeface('brand/a.ttf'), 'brand/a.ttf': 'true', ...licence },
    fault: {
      file,
      line: 5,
      column: 9,
      expected: /a typeface as a woff2 file/,
      found: 'brand/a.ttf',
    },
  },
  {
    title: 'a typeface without its licence',
    files: { [file]: typeface('brand/a.woff2'), 'brand/a.woff2': 'wOF2' },
    fault: { file, line: 6, column: 5, expected: /a file in brand\//, found: 'brand/OFL.txt' },
  },
];
