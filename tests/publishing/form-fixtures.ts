import { gzipSync } from 'node:zlib';
import iconv from 'iconv-lite';
import {
  goodRow,
  header,
  inIndexes,
  inLevels,
  mapped,
  wrongType,
  type FaultFixture,
} from './fault-fixture.ts';

/** A wrong cell in each encoding and form: its place is right whatever the bytes are. */
export const formFixtures: FaultFixture[] = [
  {
    title: 'a byte order mark is no part of the first cell',
    files: inIndexes(`\ufeff${header}AAA,Älpha,shares\n`),
    fault: { file: 'indexes.csv', line: 2, column: 11, ...wrongType },
  },
  {
    title: 'UTF-16 with a byte order mark, little endian',
    files: inIndexes(iconv.encode(`${header}AAA,日経,shares\n`, 'utf-16le', { addBOM: true })),
    fault: { file: 'indexes.csv', line: 2, column: 8, ...wrongType },
  },
  {
    title: 'UTF-16 with a byte order mark, big endian',
    files: inIndexes(iconv.encode(`${header}AAA,日経,shares\n`, 'utf-16be', { addBOM: true })),
    fault: { file: 'indexes.csv', line: 2, column: 8, ...wrongType },
  },
  {
    title: 'Latin-1, as the mapping says',
    files: {
      'indexes.csv': iconv.encode(`${header}AAA,Größe,shares\n`, 'latin1'),
      'mapping.yaml': mapped('indexes', '{ file: indexes.csv, encoding: latin1 }'),
    },
    fault: { file: 'indexes.csv', line: 2, column: 11, ...wrongType },
  },
  {
    title: 'Shift_JIS, as the mapping says',
    files: {
      'indexes.csv': iconv.encode(`${header}AAA,日本株,shares\n`, 'shift_jis'),
      'mapping.yaml': mapped('indexes', '{ file: indexes.csv, encoding: shift_jis }'),
    },
    fault: { file: 'indexes.csv', line: 2, column: 9, ...wrongType },
  },
  {
    title: 'Latin-1 that nothing says is no UTF-8',
    files: inIndexes(iconv.encode(`${header}${goodRow}BBB,Größe,equity\n`, 'latin1')),
    fault: {
      file: 'indexes.csv',
      line: 3,
      column: 7,
      expected: /text in utf-8/,
      found: 'byte 0xf6',
    },
  },
  {
    title: 'UTF-16 without a byte order mark is no UTF-8',
    files: inIndexes(iconv.encode(header, 'utf-16le')),
    fault: {
      file: 'indexes.csv',
      line: 1,
      column: 2,
      expected: /text in utf-8/,
      found: 'a NUL character',
    },
  },
  {
    title: 'bytes that are no Shift_JIS',
    files: {
      'indexes.csv': Buffer.concat([Buffer.from(`${header}AAA,`), Buffer.from([0x85, 0x0a])]),
      'mapping.yaml': mapped('indexes', '{ file: indexes.csv, encoding: shift_jis }'),
    },
    fault: {
      file: 'indexes.csv',
      line: 2,
      column: 5,
      expected: /text in shift_jis/,
      found: 'bytes that are none',
    },
  },
  {
    title: 'CRLF line ends, and a line end inside quotes',
    files: inIndexes('fund_id,name,asset_type\r\nAAA,"Al\r\npha",equity\r\nBBB,Beta,shares\r\n'),
    fault: { file: 'indexes.csv', line: 4, column: 10, ...wrongType },
  },
  {
    title: 'a wrong cell behind a line end inside quotes stands on the later line',
    files: inIndexes(`${header}AAA,"Al\npha, ""the"" first",shares\n`),
    fault: { file: 'indexes.csv', line: 3, column: 21, ...wrongType },
  },
  {
    title: 'semicolons',
    files: inIndexes('fund_id;name;asset_type\nAAA;Alpha, the first;shares\n'),
    fault: { file: 'indexes.csv', line: 2, column: 22, ...wrongType },
  },
  {
    title: 'tabs',
    files: inIndexes('fund_id\tname\tasset_type\nAAA\tAlpha\tshares\n'),
    fault: { file: 'indexes.csv', line: 2, column: 11, ...wrongType },
  },
  {
    title: 'gzip, whatever the name',
    files: inIndexes(gzipSync(`${header}${goodRow}BBB,Beta,shares\n`)),
    fault: { file: 'indexes.csv', line: 3, column: 10, ...wrongType },
  },
  {
    title: 'preamble lines',
    files: {
      'indexes.csv': `Indexes of Example\n"as of today\n${header}AAA,Alpha,shares\n`,
      'mapping.yaml': mapped('indexes', '{ file: indexes.csv, preamble: 2 }'),
    },
    fault: { file: 'indexes.csv', line: 4, column: 11, ...wrongType },
  },
  {
    title: 'a date that is no M/D/YYYY',
    files: inLevels(
      'date,AAA\n1/4/1999,100\n13/4/1999,101\n',
      'columns: { date: { from: date, date: M/D/YYYY } }',
    ),
    fault: {
      file: 'levels/a.csv',
      line: 3,
      column: 1,
      expected: /a date \(M\/D\/YYYY\)/,
      found: '13/4/1999',
    },
  },
  {
    title: 'a month that is no YYYYMM',
    files: inLevels('date,AAA\n202613,100\n', 'columns: { date: { from: date, date: YYYYMM } }'),
    fault: {
      file: 'levels/a.csv',
      line: 2,
      column: 1,
      expected: /a date \(YYYYMM\)/,
      found: '202613',
    },
  },
  {
    title: 'a date that is no YYYY年M月D日',
    files: inLevels(
      '日付,AAA\n2026年11月20日,100\n2026年11月31日,100\n',
      'columns: { date: { from: 日付, date: YYYY年M月D日 } }',
    ),
    fault: {
      file: 'levels/a.csv',
      line: 3,
      column: 1,
      expected: /a date \(YYYY年M月D日\)/,
      found: '2026年11月31日',
    },
  },
  {
    title: 'a thousands separator that the mapping does not name is not guessed',
    files: inLevels('date,AAA\n2026-11-19,"1,234"\n'),
    fault: {
      file: 'levels/a.csv',
      line: 2,
      column: 12,
      expected: /a number like 1234\.56/,
      found: '1,234',
    },
  },
  {
    title: 'a decimal comma is no thousands separator',
    files: inLevels(
      'date;AAA\n2026-11-19;1.234,56\n2026-11-20;1.23,4\n',
      "columns: { date: date, level: { number: '1.234,56' } }",
    ),
    fault: {
      file: 'levels/a.csv',
      line: 3,
      column: 12,
      expected: /a number like 1\.234,56/,
      found: '1.23,4',
    },
  },
  {
    title: 'a mark for a missing value that nobody named',
    files: inLevels('date,AAA,BBB\n2026-11-18,.,-\n2026-11-19,NA,#VALUE!\n2026-11-20,x,100\n'),
    fault: { file: 'levels/a.csv', line: 4, column: 12, expected: /a number/, found: 'x' },
  },
];
