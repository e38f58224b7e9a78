import { constants, gunzipSync, gzipSync } from 'node:zlib';
import iconv from 'iconv-lite';
import { site, type FolderFiles } from './provider-folder.ts';

export type FaultFixture = {
  title: string;
  files: FolderFiles;
  /** Line and column were counted by hand, in characters. */
  fault: { file: string; line: number; column: number; expected: RegExp; found: string };
};

const header = 'fund_id,name,asset_type\n';
const goodRow = 'AAA,Alpha,equity\n';

function mapped(kind: string, source: string): string {
  return `${kind}:\n  - ${source}\n`;
}

function inIndexes(content: string | Uint8Array): FolderFiles {
  return { 'indexes.csv': content };
}

function inLevels(content: string | Uint8Array, source?: string): FolderFiles {
  const mapping = source
    ? { 'mapping.yaml': mapped('levels', `{ file: levels/a.csv, ${source} }`) }
    : {};
  return { 'levels/a.csv': content, ...mapping };
}

const wrongType = { expected: /one of equity, fixed-income/, found: 'shares' };

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
    files: inLevels('date,AAA\n202612,100\n', 'columns: { date: { from: date, date: YYYYMM } }'),
    fault: {
      file: 'levels/a.csv',
      line: 2,
      column: 1,
      expected: /not in the future/,
      found: '202612',
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

const bothLevels = (rows: string) => inLevels(`date,index,level\n${rows}`);

/** What the content of the files may not be. */
export const contentFixtures: FaultFixture[] = [
  {
    title: 'a header that comes twice',
    files: inIndexes('fund_id,name,name,asset_type\nAAA,Alpha,Alpha,equity\n'),
    fault: {
      file: 'indexes.csv',
      line: 1,
      column: 14,
      expected: /each column once/,
      found: 'name',
    },
  },
  {
    title: 'a header that we do not know',
    files: inIndexes('fund_id,name,asset_type,curency\nAAA,Alpha,equity,USD\n'),
    fault: {
      file: 'indexes.csv',
      line: 1,
      column: 25,
      expected: /one of fund_id, .*currency/,
      found: 'curency',
    },
  },
  {
    title: 'a header that is required',
    files: inIndexes('fund_id,name\nAAA,Alpha\n'),
    fault: {
      file: 'indexes.csv',
      line: 1,
      column: 13,
      expected: /a column asset_type/,
      found: 'fund_id, name',
    },
  },
  {
    title: 'a short row',
    files: inIndexes(`${header}AAA,Alpha\n`),
    fault: { file: 'indexes.csv', line: 2, column: 10, expected: /3 cells/, found: '2 cells' },
  },
  {
    title: 'a row with a cell too many',
    files: inIndexes(`${header}AAA,Alpha,the first,equity\n`),
    fault: { file: 'indexes.csv', line: 2, column: 21, expected: /3 cells/, found: '4 cells' },
  },
  {
    title: 'a row whose cells are shifted',
    files: inIndexes(`${header}Alpha,equity,AAA\n`),
    fault: { file: 'indexes.csv', line: 2, column: 14, expected: /one of equity/, found: 'AAA' },
  },
  {
    title: 'a required cell that is empty',
    files: inIndexes(`${header}AAA,,equity\n`),
    fault: { file: 'indexes.csv', line: 2, column: 5, expected: /a value for name/, found: '' },
  },
  {
    title: 'an id with a hyphen',
    files: inIndexes(`${header}A-A,Alpha,equity\n`),
    fault: {
      file: 'indexes.csv',
      line: 2,
      column: 1,
      expected: /letters, digits, dot or underscore/,
      found: 'A-A',
    },
  },
  {
    title: 'an id that is an asset type',
    files: inIndexes(`${header}equity,Alpha,equity\n`),
    fault: { file: 'indexes.csv', line: 2, column: 1, expected: /no asset type/, found: 'equity' },
  },
  {
    title: 'an id twice',
    files: inIndexes(`${header}${goodRow}BBB,Beta,equity\nAAA,Gamma,equity\n`),
    fault: {
      file: 'indexes.csv',
      line: 4,
      column: 1,
      expected: /an id of one index only .*indexes\.csv:2/,
      found: 'AAA',
    },
  },
  {
    title: 'a benchmark that does not exist',
    files: inIndexes('fund_id,benchmark_fund_id,name,asset_type\nAAA,ZZZ,Alpha,equity\n'),
    fault: {
      file: 'indexes.csv',
      line: 2,
      column: 5,
      expected: /the fund_id of an index/,
      found: 'ZZZ',
    },
  },
  {
    title: 'wide levels of an index that does not exist',
    files: inLevels('date,AAA,ZZZ\n2026-11-20,100,100\n'),
    fault: {
      file: 'levels/a.csv',
      line: 1,
      column: 10,
      expected: /the fund_id of an index/,
      found: 'ZZZ',
    },
  },
  {
    title: 'long levels of an index that does not exist',
    files: bothLevels('2026-11-20,AAA,100\n2026-11-20,ZZZ,100\n'),
    fault: {
      file: 'levels/a.csv',
      line: 3,
      column: 12,
      expected: /the fund_id of an index/,
      found: 'ZZZ',
    },
  },
  {
    title: 'constituents of an index that does not exist',
    files: { 'constituents/a.csv': 'index,member\nZZZ,One\n' },
    fault: {
      file: 'constituents/a.csv',
      line: 2,
      column: 1,
      expected: /the fund_id of an index/,
      found: 'ZZZ',
    },
  },
  {
    title: 'a product of an index that does not exist',
    files: { 'products.csv': 'product_id,name,index\nP1,Fund,ZZZ\n' },
    fault: {
      file: 'products.csv',
      line: 2,
      column: 9,
      expected: /the fund_id of an index/,
      found: 'ZZZ',
    },
  },
  {
    title: 'a structured product twice',
    files: { 'structured-products.csv': 'name,product_id\nNote,N1\nNote,N1\n' },
    fault: {
      file: 'structured-products.csv',
      line: 3,
      column: 6,
      expected: /used once .*:2/,
      found: 'N1',
    },
  },
  {
    title: 'a day twice with two levels, in descending order',
    files: bothLevels('2026-11-20,AAA,100\n2026-11-19,AAA,99\n2026-11-19,AAA,98\n'),
    fault: {
      file: 'levels/a.csv',
      line: 4,
      column: 16,
      expected: /one level of AAA on 2026-11-19 .*99/,
      found: '98',
    },
  },
  {
    title: 'a day twice with two levels, in two files',
    files: {
      'levels/a.csv': 'date,AAA\n2026-11-18,1\n2026-11-19,2\n',
      'levels/b.csv': 'date,AAA\n2026-11-18,3\n',
    },
    fault: {
      file: 'levels/b.csv',
      line: 2,
      column: 12,
      expected: /one level of AAA on 2026-11-18/,
      found: '3',
    },
  },
  {
    title: 'a level of zero',
    files: bothLevels('2026-11-19,AAA,100\n2026-11-20,AAA,0\n'),
    fault: {
      file: 'levels/a.csv',
      line: 3,
      column: 16,
      expected: /a level above zero/,
      found: '0',
    },
  },
  {
    title: 'a level below zero',
    files: bothLevels('2026-11-20,AAA,-1.5\n'),
    fault: {
      file: 'levels/a.csv',
      line: 2,
      column: 16,
      expected: /a level above zero/,
      found: '-1.5',
    },
  },
  {
    title: 'a date in the future',
    files: bothLevels('2999-01-01,AAA,100\n'),
    fault: {
      file: 'levels/a.csv',
      line: 2,
      column: 1,
      expected: /not in the future/,
      found: '2999-01-01',
    },
  },
  {
    title: 'weights that do not add up',
    files: { 'constituents/a.csv': 'index,member,weight\nAAA,One,60\nAAA,Two,39.4\n' },
    fault: {
      file: 'constituents/a.csv',
      line: 2,
      column: 9,
      expected: /weights of AAA that add up to 100 ± 0\.5/,
      found: '99.4',
    },
  },
  {
    title: 'redirects in a circle',
    files: { 'redirects.csv': 'from,to\n/a,/b\n/b,/b2\n/c,/c\n' },
    fault: {
      file: 'redirects.csv',
      line: 4,
      column: 4,
      expected: /does not lead back/,
      found: '/c',
    },
  },
];

const parquet = Buffer.concat([Buffer.from('PAR1'), Buffer.alloc(40, 1), Buffer.from('PAR1')]);
const xlsx = Buffer.from('PK\x03\x04\x14\x00\x06\x00[Content_Types].xml', 'latin1');
const manyRows = Array.from(
  { length: 5000 },
  (_, row) => `X${row},Index ${row},equity
`,
);
const compressed = gzipSync(header + manyRows.join(''));
const truncated = compressed.subarray(0, compressed.length - 2000);
/** What zlib can still read of it: the fault stands where that ends. */
const readable = gunzipSync(truncated, { finishFlush: constants.Z_SYNC_FLUSH }).toString();

/** Files that end too early, or that are something else. */
export const fileFixtures: FaultFixture[] = [
  {
    title: 'a file that ends inside quotes',
    files: inIndexes(`${header}${goodRow}BBB,"Be`),
    fault: {
      file: 'indexes.csv',
      line: 3,
      column: 5,
      expected: /a closing quote/,
      found: 'the end of the file',
    },
  },
  {
    title: 'a gzip file that ends too early',
    files: inIndexes(truncated),
    fault: {
      file: 'indexes.csv',
      line: readable.split('\n').length,
      column: 1,
      expected: /a complete gzip file/,
      found: 'a gzip file that ends too early',
    },
  },
  {
    title: 'an empty file',
    files: inIndexes(''),
    fault: {
      file: 'indexes.csv',
      line: 1,
      column: 1,
      expected: /a header row/,
      found: 'an empty file',
    },
  },
  {
    title: 'a Parquet file',
    files: inLevels(parquet),
    fault: {
      file: 'levels/a.csv',
      line: 1,
      column: 1,
      expected: /a text file/,
      found: 'a Parquet file',
    },
  },
  {
    title: 'an XLSX file',
    files: inLevels(xlsx),
    fault: {
      file: 'levels/a.csv',
      line: 1,
      column: 1,
      expected: /a text file/,
      found: 'an XLSX or other ZIP file',
    },
  },
  {
    title: 'text behind a closing quote',
    files: inIndexes(`${header}AAA,"Alpha"x,equity\n`),
    fault: {
      file: 'indexes.csv',
      line: 2,
      column: 12,
      expected: /after a closing quote/,
      found: 'x',
    },
  },
  {
    title: 'a mapping with a key that we do not know',
    files: {
      'mapping.yaml': 'levels:\n  - file: levels/*.csv\n    delimeter: ";"\n',
      'levels/a.csv': 'date,AAA\n',
    },
    fault: {
      file: 'mapping.yaml',
      line: 3,
      column: 5,
      expected: /a known key/,
      found: 'delimeter',
    },
  },
  {
    title: 'a mapping of a file that is not there',
    files: { 'mapping.yaml': 'products:\n  - file: funds.csv\n' },
    fault: {
      file: 'mapping.yaml',
      line: 2,
      column: 5,
      expected: /a file by this name/,
      found: 'funds.csv',
    },
  },
  {
    title: 'a mapping that names a column which the file lacks',
    files: {
      'funds.csv': 'Id,Name\nP1,Fund\n',
      'mapping.yaml':
        'products:\n  - file: funds.csv\n    columns: { product_id: ID, name: Name }\n',
    },
    fault: {
      file: 'funds.csv',
      line: 1,
      column: 1,
      expected: /a column ID, named in mapping\.yaml/,
      found: 'Id, Name',
    },
  },
  {
    title: 'a site without its name',
    files: { 'site.yaml': site.replace('name: Example\n', '') },
    fault: { file: 'site.yaml', line: 1, column: 1, expected: /name: a value/, found: '' },
  },
];
