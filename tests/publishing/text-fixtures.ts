import { gzipSync } from 'node:zlib';
import { header, inIndexes, type FaultFixture } from './fault-fixture.ts';
import { site } from './provider-folder.ts';

/** Texts that would mislead a reader, run in a spreadsheet, or never end. */
export const textFixtures: FaultFixture[] = [
  {
    title: 'an index twice in a notice',
    files: {
      'notices.csv':
        'notice_id,date,type,title,text,indexes\nn-1,2026-01-02,launch,Title,Text,AAA|BBB|AAA\n',
    },
    fault: {
      file: 'notices.csv',
      line: 2,
      column: 34,
      expected: /indexes: each once/,
      found: 'AAA',
    },
  },
  {
    title: 'a name that turns the direction of what stands behind it',
    files: inIndexes(`${header}AAA,Al\u202epha,equity\n`),
    fault: { file: 'indexes.csv', line: 2, column: 5, expected: /invisible/, found: 'U+202E' },
  },
  {
    title: 'a name with a character that nobody sees',
    files: inIndexes(`${header}AAA,Al\u200bpha,equity\n`),
    fault: { file: 'indexes.csv', line: 2, column: 5, expected: /invisible/, found: 'U+200B' },
  },
  {
    title: 'a notice at the address of a call of the API',
    files: {
      'notices.csv':
        'notice_id,date,type,title,text\nfilter-options,2026-01-02,review,Title,Text\n',
    },
    fault: {
      file: 'notices.csv',
      line: 2,
      column: 1,
      expected: /another word than filter-options/,
      found: 'filter-options',
    },
  },
  {
    title: 'a name of blanks that are no spaces',
    files: inIndexes(`${header}AAA,\u2800,equity\n`),
    fault: { file: 'indexes.csv', line: 2, column: 5, expected: /invisible/, found: 'U+2800' },
  },
  {
    title: 'a small file of gzip with a line that does not end',
    files: { 'levels/b.csv.gz': gzipSync(Buffer.alloc(100_000_000, 'a')) },
    fault: {
      file: 'levels/b.csv.gz',
      line: 1,
      column: 1,
      expected: /^lines of at most 4194304 bytes$/,
      found: 'a longer one',
    },
  },
  {
    title: 'a text that a spreadsheet would run',
    files: inIndexes(`${header}AAA,＝1+1,equity\n`),
    fault: {
      file: 'indexes.csv',
      line: 2,
      column: 5,
      expected: /^name: text that no spreadsheet runs/,
      found: '＝1+1',
    },
  },
  {
    title: 'a name with a tag',
    files: inIndexes(`${header}AAA,Alpha <b>World</b>,equity\n`),
    fault: {
      file: 'indexes.csv',
      line: 2,
      column: 5,
      expected: /^name: plain text: no tags/,
      found: '<b>',
    },
  },
  {
    title: 'a name with a character by its name',
    files: inIndexes(`${header}AAA,Alpha &amp; Co,equity\n`),
    fault: { file: 'indexes.csv', line: 2, column: 5, expected: /^name: plain/, found: '&amp;' },
  },
  {
    title: 'an entry of the menu with a tag',
    files: { 'navigation.yaml': 'en-us:\n  entries:\n    - { title: All<br>indexes, href: / }\n' },
    fault: {
      file: 'navigation.yaml',
      line: 3,
      column: 9,
      expected: /^en-us\.entries\.0\.title: plain text/,
      found: '<br>',
    },
  },
  {
    title: 'a headline of the home page with a tag',
    files: { 'site.yaml': site.replace(/headline: \{ en-us: /, 'headline: { en-us: <i>New</i> ') },
    fault: {
      file: 'site.yaml',
      line: 8,
      column: 21,
      expected: /^home\.headline\.en-us: plain text/,
      found: '<i>',
    },
  },
];
