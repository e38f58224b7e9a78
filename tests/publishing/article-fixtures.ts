import type { FaultFixture } from './fault-fixture.ts';
import { site } from './provider-folder.ts';

const insights = `types: [{ type: research, label: { en-us: Research } }]
strategists:
  - { strategist: ann, name: { en-us: Ann }, role: { en-us: Strategist }, biography: { en-us: Writes } }
`;

const front = (changes: Record<string, string> = {}) => {
  const lines = {
    title: 'A title',
    summary: 'A summary',
    date: '2026-11-19',
    type: 'research',
    assetTypes: '[equity]',
    strategists: '[ann]',
    indexes: '[AAA]',
    ...changes,
  };
  const yaml = Object.entries(lines).map(([key, value]) => `${key}: ${value}\n`);
  return `---\n${yaml.join('')}---\n`;
};

const article = (text: string | Uint8Array, name = 'articles/en-us/1-a-title.md') => ({
  'insights.yaml': insights,
  [name]: text,
});

const file = 'articles/en-us/1-a-title.md';
const body = '\nA paragraph.\n';

/** Articles that cannot be published; front matter begins on line 2, the text on line 10. */
export const articleFixtures: FaultFixture[] = [
  {
    title: 'an article without front matter',
    files: article('# A title\n'),
    fault: { file, line: 1, column: 1, expected: /a first line ---/, found: '# A title' },
  },
  {
    title: 'an article in another encoding',
    files: article(Buffer.from(`${front()}\nCaf\xe9\n`, 'latin1')),
    fault: { file, line: 11, column: 4, expected: /utf-8/, found: 'byte 0xe9' },
  },
  {
    title: 'front matter that does not end',
    files: article('---\ntitle: A\n'),
    fault: { file, line: 3, column: 1, expected: /a line ---/, found: 'the end of the file' },
  },
  {
    title: 'a date of an article that is none',
    files: article(front({ date: 'soon' }) + body),
    fault: { file, line: 4, column: 1, expected: /date: a date/, found: 'soon' },
  },
  {
    title: 'a key that front matter does not know',
    files: article(front({ author: 'ann' }) + body),
    fault: { file, line: 9, column: 1, expected: /a known key/, found: 'author' },
  },
  {
    title: 'a type of article that insights.yaml does not name',
    files: article(front({ type: 'news' }) + body),
    fault: { file, line: 5, column: 1, expected: /one of research/, found: 'news' },
  },
  {
    title: 'an asset type of an article that the site does not declare',
    files: article(front({ assetTypes: '[rates]' }) + body),
    fault: { file, line: 6, column: 14, expected: /one of equity/, found: 'rates' },
  },
  {
    title: 'a type of articles that is called as an asset type of the provider',
    files: {
      'site.yaml': `${site}assetTypes: [{ type: rates, name: { en-us: R }, description: { en-us: R } }]\n`,
      'insights.yaml': insights.replace('research', 'rates'),
    },
    fault: {
      file: 'insights.yaml',
      line: 1,
      column: 11,
      expected: /no asset type of site\.yaml/,
      found: 'rates',
    },
  },
  {
    title: 'an author whom insights.yaml does not name',
    files: article(front({ strategists: '[bob]' }) + body),
    fault: { file, line: 7, column: 15, expected: /a strategist of insights/, found: 'bob' },
  },
  {
    title: 'an index of an article that there is not',
    files: article(front({ indexes: '[AAA, ZZZ]' }) + body),
    fault: { file, line: 8, column: 16, expected: /the fund_id of an index/, found: 'ZZZ' },
  },
  {
    title: 'an article without a text',
    files: article(front()),
    fault: { file, line: 9, column: 1, expected: /a text after/, found: '' },
  },
  {
    title: 'a chart of an index that there is not',
    files: article(`${front()}\n\`\`\`chart\ntitle: A\nindexes: [ZZZ]\n\`\`\`\n`),
    fault: { file, line: 13, column: 11, expected: /the fund_id of an index/, found: 'ZZZ' },
  },
  {
    title: 'a chart with both a period and a first day',
    files: article(
      `${front()}${body}\n\`\`\`chart\ntitle: A\nindexes: [AAA]\nperiod: 5Y\nfrom: 2020-01-01\n\`\`\`\n`,
    ),
    fault: { file, line: 16, column: 1, expected: /either period or from/, found: '5Y' },
  },
  {
    title: 'a mark of a chart on a day that it does not show',
    files: article(
      `${front()}${body}\n\`\`\`chart\ntitle: A\nindexes: [AAA]\nfrom: 2020-01-01\nmarks:\n  - {from: 2019-12-31, label: B}\n\`\`\`\n`,
    ),
    fault: {
      file,
      line: 18,
      column: 6,
      expected: /days that the chart shows \(2020-01-01 to/,
      found: '2019-12-31',
    },
  },
  {
    title: 'an article in a language that the site does not have',
    files: article(front() + body, 'articles/de-de/1-a-title.md'),
    fault: {
      file: 'articles/de-de/1-a-title.md',
      line: 1,
      column: 1,
      expected: /a name like articles\/en-us/,
      found: 'articles/de-de/1-a-title.md',
    },
  },
  {
    title: 'an article id that is used twice',
    files: { ...article(front() + body), 'articles/en-us/1-b.md': front() + body },
    fault: { file: 'articles/en-us/1-b.md', line: 1, column: 1, expected: /used once/, found: '1' },
  },
  {
    title: 'articles without insights.yaml',
    files: { [file]: front() + body },
    fault: { file: 'insights.yaml', line: 1, column: 1, expected: /the file/, found: 'no file' },
  },
  {
    title: 'a type of articles that is an asset type',
    files: { 'insights.yaml': insights.replace('type: research', 'type: equity') },
    fault: {
      file: 'insights.yaml',
      line: 1,
      column: 11,
      expected: /neither an asset type nor article/,
      found: 'equity',
    },
  },
];
