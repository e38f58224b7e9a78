import { inIndexes, inLevels, mapped, type FaultFixture } from './fault-fixture.ts';
import type { FolderFiles } from './provider-folder.ts';

const person =
  '{ strategist: ann, name: { en-us: A }, role: { en-us: B }, biography: { en-us: C } }';
const insights = (types: string, people = person) =>
  `types: [${types}]\nstrategists:\n  - ${people}\n`;
const research = '{ type: research, label: { en-us: R } }';

const article = (text: string, more = ''): FolderFiles => ({
  'insights.yaml': insights(research),
  'articles/en-us/1-a.md': `---
title: A
summary: B
date: 2026-11-19
type: research
assetTypes: [equity]
strategists: [ann]
${more}---
${text}`,
});

const rules = 'document_id,title,category,date,file\nd,D,c,2026-11-02,d.md\n';
const document = (text: string): FolderFiles => ({ 'documents.csv': rules, 'files/d.md': text });

const page = (text: string): FolderFiles => ({
  'pages/en-us/a.yaml': `url: /page/a
title: A
description: A
sections:
  - type: richText
    text: { file: ../texts/a.md }
`,
  'pages/texts/a.md': text,
});

const drawing = (parts: string): FolderFiles => ({
  'brand.yaml': 'favicon: brand/a.svg\n',
  'brand/a.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${parts}`,
});

const rule = (column: string) =>
  mapped(
    'indexes',
    `{ file: indexes.csv, columns: { fund_id: 1, name: 2, asset_type: 3, ${column} } }`,
  );
const master = 'id,title,kind,since\nAAA,Alpha,equity,2020-01-02\n';

type Place = [file: string, line: number, column: number];
const fixture = (
  title: string,
  files: FolderFiles,
  [file, line, column]: Place,
  [expected, found]: [RegExp, string],
): FaultFixture => ({ title, files, fault: { file, line, column, expected, found } });

/** What passed, and visitors did not see as it was meant. */
export const unseenFixtures: FaultFixture[] = [
  fixture(
    'a type of articles that stands twice',
    { 'insights.yaml': insights(`${research}, ${research}`) },
    ['insights.yaml', 1, 52],
    [/^types\.1\.type: each type once$/, 'research'],
  ),
  fixture(
    'an author who stands twice',
    { 'insights.yaml': insights(research, `${person}\n  - ${person}`) },
    ['insights.yaml', 4, 7],
    [/^strategists\.1\.strategist: each strategist once$/, 'ann'],
  ),
  fixture(
    'a row of a table with more cells than the table has columns',
    article('\nWords.\n\n| A | B |\n| - | - |\n| 1 | 2 \\| 3 |\n| 4 | 5 | 6 |\n'),
    ['articles/en-us/1-a.md', 15, 1],
    [/^a row of 2 cells, as the table has columns/, '6'],
  ),
  fixture(
    'an index twice in a chart',
    article('\nWords.\n\n```chart\ntitle: A\nindexes: [AAA, AAA]\n```\n'),
    ['articles/en-us/1-a.md', 14, 16],
    [/^indexes\.1: each index once$/, 'AAA'],
  ),
  fixture(
    'an article that changed before it came out',
    article('\nWords.\n', 'updated: 2026-11-18\n'),
    ['articles/en-us/1-a.md', 8, 1],
    [/^updated: a day on or after date \(2026-11-19\)$/, '2026-11-18'],
  ),
  fixture(
    'a chart under another name',
    article('\nWords.\n\n```Charts\ntitle: A\nindexes: [AAA]\n```\n'),
    ['articles/en-us/1-a.md', 12, 1],
    [/^a block named chart, in an article, and in no list$/, 'Charts'],
  ),
  fixture(
    'a chart in a list',
    article('\n- Words.\n\n  ```chart\n  title: A\n  indexes: [AAA]\n  ```\n'),
    ['articles/en-us/1-a.md', 12, 1],
    [/^a block named chart, in an article, and in no list$/, 'chart'],
  ),
  fixture(
    'a picture from elsewhere in an article',
    article('\nWords.\n\n![A](https://example.org/a.png)\n'),
    ['articles/en-us/1-a.md', 12, 1],
    [/^a picture of this site, by a path that begins with \/$/, 'https://example.org/a.png'],
  ),
  fixture(
    'a picture beside a document',
    document('# D\n\n![A](a.png)\n'),
    ['documents.csv', 2, 18],
    [/^a picture of this site, /, 'd.md, line 3: a.png'],
  ),
  fixture(
    'a formula whose bracket stays open',
    document('# D\n\n```formula\nR = 1\nR = (1 + 2\n```\n'),
    ['documents.csv', 2, 18],
    [/^a formula like .*, whose brackets are closed$/, 'd.md, line 5: R = (1 + 2'],
  ),
  fixture(
    'a PDF that is called a text',
    document('%PDF-1.7\n%%EOF\n'),
    ['documents.csv', 2, 18],
    [/^a text, or a PDF whose name ends with \.pdf$/, 'd.md: a PDF'],
  ),
  fixture(
    'an anchor twice in a text of a page',
    page('## A {#a}\n\n## B {#a}\n'),
    ['pages/en-us/a.yaml', 6, 13],
    [
      /^an anchor that no heading above and no part of the page has$/,
      '../texts/a.md, line 3: {#a}',
    ],
  ),
  fixture(
    'an anchor with a capital',
    page('## A {#Weights}\n'),
    ['pages/en-us/a.yaml', 6, 13],
    [/^an anchor of small letters, digits and hyphens$/, '../texts/a.md, line 1: {#Weights}'],
  ),
  fixture(
    'a drawing that breaks off',
    drawing('<g><path d="M0 0h9"/>'),
    ['brand/a.svg', 1, 80],
    [/^a whole drawing without scripts/, 'the end, where an element is open'],
  ),
  fixture(
    'two series of one color',
    {
      'brand.yaml':
        "palette:\n  light: { paper: '#ffffff', ink: '#111111', accent: '#0b5d7a', series: ['#aa3300', '#AA3300'] }\n",
    },
    ['brand.yaml', 2, 85],
    [/^palette\.light\.series\.1: each color once$/, '#AA3300'],
  ),
  fixture(
    'a factor of a date',
    { 'indexes.csv': master, 'mapping.yaml': rule('launch_date: { from: 4, times: 2 }') },
    ['mapping.yaml', 2, 97],
    [/^no times: the column has dates$/, 'times'],
  ),
  fixture(
    'a form of dates of a text',
    { 'indexes.csv': master, 'mapping.yaml': rule('ticker: { from: 4, date: YYYY-MM }') },
    ['mapping.yaml', 2, 92],
    [/^no date: the column has texts$/, 'date'],
  ),
  fixture(
    'a share of what is no weight',
    { 'indexes.csv': master, 'mapping.yaml': rule('base_value: { value: 1, share: true }') },
    ['mapping.yaml', 2, 97],
    [/^no share: that is of the weight of constituents$/, 'share'],
  ),
  fixture(
    'a column from two origins',
    { 'indexes.csv': master, 'mapping.yaml': rule('ticker: { from: 2, value: X }') },
    ['mapping.yaml', 2, 92],
    [/^one of from, template, value, fileName$/, 'value'],
  ),
  fixture(
    'a pattern that begins with a star, without quotes',
    inLevels('date,AAA\n2026-11-19,1\n', 'tolerance: *rows'),
    ['mapping.yaml', 2, 38],
    [/; a text that begins with \* stands in quotes$/, '*'],
  ),
  fixture(
    'the line ends of old Macs',
    inIndexes('fund_id,name,asset_type\rAAA,Alpha,equity\rBBB,Beta,equity\r'),
    ['indexes.csv', 1, 24],
    [/^lines that end with LF or CR LF/, 'a line that ends with CR'],
  ),
  fixture(
    'a text of the site below its group',
    { 'texts/en-us.yaml': 'shellMessages:\n  menu: All\n' },
    ['texts/en-us.yaml', 1, 1],
    [/^shellMessages: a text$/, '{"menu":"All"}'],
  ),
  fixture(
    'an old address without its slash',
    { 'redirects.csv': 'from,to\nold,/page/methodology\n' },
    ['redirects.csv', 2, 1],
    [/^from: a path that begins with \/$/, 'old'],
  ),
];
