import type { FaultFixture } from './fault-fixture.ts';
import type { FolderFiles } from './provider-folder.ts';

const head = 'url: /equity\ntitle: Equity\ndescription: Shares\nsections:\n';
const file = 'pages/en-us/equity.yaml';
const inPage = (sections: string): FolderFiles => ({ [file]: head + sections });

/** What pages may not be. */
export const pageFixtures: FaultFixture[] = [
  {
    title: 'a page that is no valid YAML',
    files: inPage('  - type: richText\n    text: "open\n'),
    fault: {
      file,
      line: 7,
      column: 1,
      expected: /valid YAML/,
      found: 'Missing closing "quote',
    },
  },
  {
    title: 'a key of a section that is not known',
    files: inPage('  - type: richText\n    titel: A\n    text: B\n'),
    fault: { file, line: 6, column: 5, expected: /a known key/, found: 'titel' },
  },
  {
    title: 'a section without what it needs',
    files: inPage('  - type: richText\n    title: A\n'),
    fault: {
      file,
      line: 5,
      column: 5,
      expected: /a key text in sections\.0: a text, or file/,
      found: 'no such key',
    },
  },
  {
    title: 'a featured index that does not exist',
    files: inPage(
      '  - type: indexesCards\n    categories:\n      - title: A\n        featuredIndexes:\n' +
        '          - AAA\n          - ZZZ\n',
    ),
    fault: { file, line: 10, column: 13, expected: /the fund_id of an index/, found: 'ZZZ' },
  },
  {
    title: 'a search parameter that the screener does not have',
    files: inPage(
      '  - type: oneColumnSection\n    components:\n      - name: Index Screener\n' +
        '        searchParams: assetTyp=equity\n',
    ),
    fault: {
      file,
      line: 8,
      column: 9,
      expected: /one of .*assetType.*: assetTyp/,
      found: 'assetTyp=equity',
    },
  },
  {
    title: 'a value that a search parameter cannot have',
    files: inPage(
      '  - type: oneColumnSection\n    components:\n      - name: Index Screener\n' +
        '        searchParams: assetType=shares\n',
    ),
    fault: {
      file,
      line: 8,
      column: 9,
      expected: /a value that assetType can have/,
      found: 'assetType=shares',
    },
  },
  {
    title: 'a statistic with neither value nor count',
    files: inPage(
      '  - type: aboutUs\n    statistics:\n      caption: A\n      rows:\n        - label: B\n',
    ),
    fault: {
      file,
      line: 9,
      column: 11,
      expected: /either a value or a count/,
      found: '{"label":"B"}',
    },
  },
  {
    title: 'a picture that is not there',
    files: inPage('  - type: picture\n    file: none.svg\n    alt: A\n'),
    fault: { file, line: 6, column: 5, expected: /a file below pages/, found: 'none.svg' },
  },
  {
    title: 'a picture outside the pages',
    files: inPage('  - type: picture\n    file: ../../site.yaml\n    alt: A\n'),
    fault: { file, line: 6, column: 5, expected: /a file below pages/, found: '../../site.yaml' },
  },
  {
    title: 'a picture that is none',
    files: {
      ...inPage('  - type: picture\n    file: a.svg\n    alt: A\n'),
      'pages/en-us/a.svg': '<html><svg viewBox="0 0 1 1"></svg></html>',
    },
    fault: { file, line: 6, column: 5, expected: /an SVG with a viewBox, a PNG/, found: 'a.svg' },
  },
  {
    title: 'the address of a page twice',
    files: {
      ...inPage('  - type: richText\n    text: A\n'),
      'pages/en-us/more/again.yaml': `${head}  - type: richText\n    text: A\n`,
    },
    fault: {
      file: 'pages/en-us/more/again.yaml',
      line: 1,
      column: 1,
      expected: /of one page only .*equity\.yaml/,
      found: '/equity',
    },
  },
  {
    title: 'a page where a page of the site is',
    files: {
      'pages/en-us/a.yaml':
        'title: A\nurl: /indexes/details\ndescription: A\nsections:\n  - type: richText\n    text: A\n',
    },
    fault: {
      file: 'pages/en-us/a.yaml',
      line: 2,
      column: 1,
      expected: /one or two segments/,
      found: '/indexes/details',
    },
  },
  ...['charts', 'embed', 'oembed'].map((segment) => ({
    title: `a page below /${segment}, which is kept for what is to come`,
    files: {
      'pages/en-us/a.yaml': `title: A\nurl: /${segment}/a\ndescription: A\nsections:\n  - type: richText\n    text: A\n`,
    },
    fault: {
      file: 'pages/en-us/a.yaml',
      line: 2,
      column: 1,
      expected: /one or two segments/,
      found: `/${segment}/a`,
    },
  })),
  {
    title: 'a page in a folder that is no language',
    files: { 'pages/de-de/a.yaml': head },
    fault: {
      file: 'pages/de-de/a.yaml',
      line: 1,
      column: 1,
      expected: /en-us, ja-jp/,
      found: 'pages/de-de/a.yaml',
    },
  },
  {
    title: 'a microsite elsewhere',
    files: {
      [file]: `${head}  - type: richText\n    text: A\nmicrosite:\n  index: AAA\n  resources: { title: B, links: [{ title: C, href: /d }] }\n`,
    },
    fault: { file, line: 7, column: 1, expected: /only there/, found: '/equity' },
  },
  {
    title: 'a gender group that there is not',
    files: { 'gender-diversity.csv': 'isin,region,group\nZZ1,Dev Europe,6\n' },
    fault: { file: 'gender-diversity.csv', line: 2, column: 16, expected: /at most 5/, found: '6' },
  },
  {
    title: 'a company in two gender groups',
    files: { 'gender-diversity.csv': 'isin,region,group\nZZ1,Dev Europe,2\nZZ1,Dev Europe,3\n' },
    fault: {
      file: 'gender-diversity.csv',
      line: 3,
      column: 1,
      expected: /a company once .*:2/,
      found: 'ZZ1',
    },
  },
];
