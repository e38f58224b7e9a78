import { goodRow, header, inLevels, mapped, type FaultFixture } from './fault-fixture.ts';
import type { FolderFiles } from './provider-folder.ts';

const inMaster = (source: string, content = header + goodRow): FolderFiles => ({
  'mapping.yaml': mapped('indexes', `{ file: indexes.csv, ${source} }`),
  'indexes.csv': content,
});

/** A file of each day, whose name alone says which. */
const daily = (rule: string, name: string): FolderFiles => ({
  'mapping.yaml': mapped(
    'levels',
    `{ file: 'raw/*.csv', columns: { date: ${rule}, index: id, level: close } }`,
  ),
  [`raw/${name}`]: 'id,close\nAAA,100\n',
});

/** 19 bytes, and 150,000 rows of 16. */
const manyNames = [
  'id,title\nAAA,Alpha\n',
  ...Array.from({ length: 150_000 }, (_, row) => `X${100_000 + row},Another\n`),
].join('');

const own = 'columns: { fund_id: fund_id, name: name, asset_type: asset_type';

/** Mappings that say what cannot be, and files that are not what a mapping says. */
export const mappingFixtures: FaultFixture[] = [
  {
    title: 'rows that are kept by a column that the file lacks',
    files: inMaster('keep: [{ column: vendor, in: [house], reason: of others }]'),
    fault: {
      file: 'indexes.csv',
      line: 1,
      column: 1,
      expected: /a column vendor, named in mapping\.yaml/,
      found: 'fund_id, name, asset_type',
    },
  },
  {
    title: 'rows of wide levels that are left out by a column that the file lacks',
    files: inLevels(
      'date,AAA\n2026-11-19,100\n',
      'columns: { date: date }, leaveOut: [{ column: state, reason: retired }]',
    ),
    fault: {
      file: 'levels/a.csv',
      line: 1,
      column: 1,
      expected: /a column state, named in mapping\.yaml/,
      found: 'date, AAA',
    },
  },
  {
    title: 'rows that are left out by a number beyond the columns',
    files: inMaster('leaveOut: [{ column: 4, reason: retired }]'),
    fault: {
      file: 'indexes.csv',
      line: 1,
      column: 1,
      expected: /a column 4, named in mapping\.yaml/,
      found: 'fund_id, name, asset_type',
    },
  },
  {
    title: 'rows that are kept for no reason',
    files: inMaster('keep: [{ column: name }]'),
    fault: { file: 'mapping.yaml', line: 2, column: 33, expected: /reason/, found: 'no such key' },
  },
  {
    title: 'a pattern of names without a star',
    files: daily('{ fileName: close.csv, date: YYYYMMDD }', 'close.csv'),
    fault: {
      file: 'mapping.yaml',
      line: 2,
      column: 45,
      expected: /the name of a file with one \* in it/,
      found: 'close.csv',
    },
  },
  {
    title: 'a pattern of names that a file does not fit',
    files: daily("{ fileName: 'close_*.csv', date: YYYYMMDD }", 'open_20261119.csv'),
    fault: {
      file: 'mapping.yaml',
      line: 2,
      column: 45,
      expected: /a pattern that fits raw\/open_20261119\.csv/,
      found: 'close_*.csv',
    },
  },
  {
    title: 'a name of a file with a day that is none',
    files: daily("{ fileName: 'close_*.csv', date: YYYYMMDD }", 'close_20261139.csv'),
    fault: {
      file: 'raw/close_20261139.csv',
      line: 2,
      column: 1,
      expected: /a date \(YYYYMMDD\)/,
      found: '20261139',
    },
  },
  {
    title: 'an index by the name of a file that there is not',
    files: {
      'mapping.yaml': mapped(
        'levels',
        "{ file: 'raw/*.csv', columns: { date: day, index: { fileName: '*.csv', case: upper }, level: close } }",
      ),
      'raw/ccc.csv': 'day,close\n2026-11-19,100\n',
    },
    fault: {
      file: 'raw/ccc.csv',
      line: 2,
      column: 1,
      expected: /the fund_id of an index/,
      found: 'CCC',
    },
  },
  {
    title: 'replaced characters that could make another day of a date',
    files: inMaster(
      `${own}, launch_date: { from: 4, replace: { '.': '-' } } }`,
      'fund_id,name,asset_type,launched\nAAA,Alpha,equity,2026-01-02\n',
    ),
    fault: {
      file: 'mapping.yaml',
      line: 2,
      column: 115,
      expected: /the form of the date \(date\)/,
      found: '.',
    },
  },
  {
    title: 'letters in a case that there is not',
    files: inMaster('columns: { fund_id: { from: 1, case: title }, name: 2, asset_type: 3 }'),
    fault: { file: 'mapping.yaml', line: 2, column: 57, expected: /upper/, found: 'title' },
  },
  {
    title: 'ids in another case that nothing brings into ours',
    files: inLevels(
      'day,id,close\n2026-11-19,aaa,100\n',
      'columns: { date: day, index: id, level: close }',
    ),
    fault: {
      file: 'levels/a.csv',
      line: 2,
      column: 12,
      expected: /the fund_id of an index/,
      found: 'aaa',
    },
  },
  {
    title: 'a column of a series that the file lacks',
    files: inLevels(
      'day,World\n2026-11-19,100\n',
      'columns: { date: day }, series: { World: AAA, Europe: BBB }',
    ),
    fault: {
      file: 'levels/a.csv',
      line: 1,
      column: 1,
      expected: /a column Europe/,
      found: 'day, World',
    },
  },
  {
    title: 'a unit that is no number',
    files: inLevels('date,AAA\n2026-11-19,100\n', 'columns: { date: date, level: { times: k } }'),
    fault: { file: 'mapping.yaml', line: 2, column: 59, expected: /number/, found: 'k' },
  },
  {
    title: 'a text of columns of which the file lacks one',
    files: inMaster("columns: { fund_id: 1, name: { template: '{name} {venue}' }, asset_type: 3 }"),
    fault: {
      file: 'indexes.csv',
      line: 1,
      column: 1,
      expected: /a column venue, named in mapping\.yaml/,
      found: 'fund_id, name, asset_type',
    },
  },
  {
    title: 'a list that is joined to levels and too large to be stored for those of later days',
    files: {
      ...inLevels(
        'date,id,level\n2026-11-18,AAA,100\n',
        'joins: [{ file: raw/b.csv, column: id }], columns: { date: date, index: id, level: level }',
      ),
      'raw/b.csv': manyNames,
    },
    fault: {
      file: 'raw/b.csv',
      line: 1,
      column: 1,
      expected: /at most 2 MiB/,
      found: '2400019 bytes',
    },
  },
];
