import { constants, gunzipSync, gzipSync } from 'node:zlib';
import {
  goodRow,
  header,
  inIndexes,
  inLevels,
  mapped,
  type FaultFixture,
} from './fault-fixture.ts';
import { site } from './provider-folder.ts';

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
    title: 'YAML in another encoding',
    files: { 'site.yaml': Buffer.from(site.replace('Example Ltd', 'Ex\xe4mple'), 'latin1') },
    fault: { file: 'site.yaml', line: 2, column: 14, expected: /utf-8/, found: 'byte 0xe4' },
  },
  {
    title: 'an escape in YAML that no database holds',
    files: { 'site.yaml': site.replace('Example Ltd', '"Ex\\0mple"') },
    fault: { file: 'site.yaml', line: 2, column: 1, expected: /control/, found: 'U+0000' },
  },
  {
    title: 'half of a character in YAML',
    files: { 'site.yaml': site.replace('en-us: Indexes }', 'en-us: "\\ud83d" }') },
    fault: { file: 'site.yaml', line: 3, column: 12, expected: /control/, found: 'U+D83D' },
  },
  {
    title: 'a control character in a cell',
    files: inIndexes(`${header}AAA,Al\u0007pha,equity\n`),
    fault: {
      file: 'indexes.csv',
      line: 2,
      column: 5,
      expected: /^name: text without control or invisible characters/,
      found: 'U+0007',
    },
  },
  {
    title: 'quotation marks of Windows that were read as Latin-1',
    files: {
      ...inIndexes(Buffer.from(`${header}AAA,Al\x92pha,equity\n`, 'latin1')),
      'mapping.yaml': mapped('indexes', '{ file: indexes.csv, encoding: latin1 }'),
    },
    fault: { file: 'indexes.csv', line: 2, column: 7, expected: /control/, found: 'U+0092' },
  },
  {
    title: 'a cell that nobody wrote for a page',
    files: inIndexes(`${header}AAA,${'x'.repeat(100_001)},equity\n`),
    fault: {
      file: 'indexes.csv',
      line: 2,
      column: 5,
      expected: /^name: at most 100000 characters/,
      found: '100001 characters',
    },
  },
  {
    title: 'a row with one cell',
    files: inIndexes(`${header}AAA\n`),
    fault: { file: 'indexes.csv', line: 2, column: 4, expected: /^3 cells$/, found: '1 cell' },
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
    fault: {
      file: 'site.yaml',
      line: 1,
      column: 1,
      expected: /^a key name at the top level: a text$/,
      found: 'no such key',
    },
  },
  {
    title: 'a key that is written otherwise',
    files: { 'site.yaml': site.replace('legalName:', 'legal_name:') },
    fault: {
      file: 'site.yaml',
      line: 1,
      column: 1,
      expected: /^a key legalName at the top level: a text$/,
      found: 'legal_name',
    },
  },
  {
    title: 'a key that is missing below another',
    files: { 'site.yaml': site.replace(', introduction: { en-us: Example }', '') },
    fault: {
      file: 'site.yaml',
      line: 8,
      column: 1,
      expected: /^a key introduction in home: keys with values \(en-us\)$/,
      found: 'no such key',
    },
  },
  {
    title: 'a value of another kind, where null would do',
    files: {
      'site.yaml': site.replace(
        'home:',
        'globalContacts:\n  - region: { en-us: Europe }\n    email: a@b.example\n    phone: 5\nhome:',
      ),
    },
    fault: {
      file: 'site.yaml',
      line: 11,
      column: 5,
      expected: /^globalContacts\.0\.phone: a text, or null$/,
      found: '5',
    },
  },
  {
    title: 'a number with a decimal comma',
    files: {
      ...inIndexes(`${header}AAA,Alpha,equity\n`),
      'levels/a.csv': 'date,AAA\n2026-11-20,100,25\n',
    },
    fault: {
      file: 'levels/a.csv',
      line: 2,
      column: 16,
      expected: /^2 cells, and numbers like 1234\.56 \(others by mapping\.yaml\)$/,
      found: '3 cells',
    },
  },
];
