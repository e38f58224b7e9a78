import { gzipSync } from 'node:zlib';
import { header, inIndexes, type FaultFixture } from './fault-fixture.ts';

/** Texts that would mislead a reader, run in a spreadsheet, or never end. */
export const textFixtures: FaultFixture[] = [
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
];
