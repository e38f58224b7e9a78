import { goodRow, header, inLevels, mapped, type FaultFixture } from './fault-fixture.ts';
import type { FolderFiles } from './provider-folder.ts';

const columns = 'columns: { fund_id: id, name: title, asset_type: kind }';
const joined = (rule: string, other: string, master = 'id,kind\nAAA,equity\n'): FolderFiles => ({
  'mapping.yaml': mapped('indexes', `{ file: raw/a.csv, joins: [${rule}], ${columns} }`),
  'raw/a.csv': master,
  'raw/b.csv': other,
});
const byId = '{ file: raw/b.csv, column: id }';
const returns = (more: string) =>
  `columns: { date: date }, series: { AAA: AAA }, returns: { as: percent${more} }`;

/** Mappings that put files together, or make levels of returns and of columns of months. */
export const widerMappingFixtures: FaultFixture[] = [
  {
    title: 'a file to be joined that there is not',
    files: joined('{ file: raw/c.csv, column: id }', 'id,title\nAAA,Alpha\n'),
    fault: {
      file: 'mapping.yaml',
      line: 2,
      column: 34,
      expected: /a file by this name/,
      found: 'raw/c.csv',
    },
  },
  {
    title: 'a joined file outside the folder',
    files: joined('{ file: raw/../../../../../../../../etc/passwd, column: id }', ''),
    fault: {
      file: 'mapping.yaml',
      line: 2,
      column: 34,
      expected: /a file by this name/,
      found: 'raw/../../../../../../../../etc/passwd',
    },
  },
  {
    title: 'a source by its place on the disk',
    files: {
      'mapping.yaml': mapped('indexes', `{ file: /etc/passwd, ${columns} }`),
    },
    fault: {
      file: 'mapping.yaml',
      line: 2,
      column: 7,
      expected: /a file/,
      found: '/etc/passwd',
    },
  },
  {
    title: 'a source outside the folder',
    files: {
      'mapping.yaml': mapped(
        'indexes',
        `{ file: '{raw,..}/../../../../../etc/passwd', ${columns} }`,
      ),
    },
    fault: {
      file: 'mapping.yaml',
      line: 2,
      column: 7,
      expected: /a file/,
      found: '{raw,..}/../../../../../etc/passwd',
    },
  },
  {
    title: 'a key twice in a joined file',
    files: joined(byId, 'id,title\nAAA,Alpha\nAAA,Other\n'),
    fault: { file: 'raw/b.csv', line: 3, column: 1, expected: /each id once/, found: 'AAA' },
  },
  {
    title: 'a joined file without the key',
    files: joined(byId, 'code,title\nAAA,Alpha\n'),
    fault: {
      file: 'raw/b.csv',
      line: 1,
      column: 1,
      expected: /a column id, named in mapping\.yaml/,
      found: 'code, title',
    },
  },
  {
    title: 'a join by a column that the file lacks',
    files: joined('{ file: raw/b.csv, column: code, key: id }', 'id,title\nAAA,Alpha\n'),
    fault: {
      file: 'raw/a.csv',
      line: 1,
      column: 1,
      expected: /a column code, named in mapping\.yaml/,
      found: 'id, kind',
    },
  },
  {
    title: 'a joined column whose name is taken',
    files: joined(byId, 'id,title,kind\nAAA,Alpha,equity\n'),
    fault: {
      file: 'raw/b.csv',
      line: 1,
      column: 10,
      expected: /a name that no column has/,
      found: 'kind',
    },
  },
  {
    title: 'a value of a joined file, in that file',
    files: {
      ...joined(byId, 'id,title,kind2\nAAA,Alpha,shares\n'),
      'mapping.yaml': mapped(
        'indexes',
        `{ file: raw/a.csv, joins: [${byId}], columns: { fund_id: id, name: title, asset_type: kind2 } }`,
      ),
    },
    fault: {
      file: 'raw/b.csv',
      line: 2,
      column: 11,
      expected: /one of equity, fixed-income/,
      found: 'shares',
    },
  },
  {
    title: 'a row without one to be joined to it',
    files: joined(byId, 'id,title\nBBB,Beta\n'),
    fault: {
      file: 'raw/a.csv',
      line: 2,
      column: 1,
      expected: /a value for name/,
      found: 'AAA, of which raw/b.csv (id) has no row',
    },
  },
  {
    title: 'a text without the part that is wanted of it',
    files: {
      'mapping.yaml': mapped(
        'indexes',
        "{ file: indexes.csv, columns: { fund_id: 1, name: { from: 2, part: 'The *' }, asset_type: 3 } }",
      ),
      'indexes.csv': header + goodRow,
    },
    fault: { file: 'indexes.csv', line: 2, column: 5, expected: /like The \*/, found: 'Alpha' },
  },
  {
    title: 'a day without a return between two with one',
    files: inLevels('date,AAA\n2026-11-17,1\n2026-11-18,\n2026-11-19,1\n', returns('')),
    fault: {
      file: 'levels/a.csv',
      line: 3,
      column: 12,
      expected: /a return of AAA: levels are chained/,
      found: '',
    },
  },
  {
    title: 'a return that loses more than all',
    files: inLevels('date,AAA\n2026-11-17,-100\n', returns('')),
    fault: {
      file: 'levels/a.csv',
      line: 2,
      column: 12,
      expected: /a return above -100/,
      found: '-100',
    },
  },
  {
    title: 'a base that is not before the first return',
    files: inLevels('date,AAA\n2026-11-17,1\n', returns(', baseDate: 2026-11-17')),
    fault: {
      file: 'levels/a.csv',
      line: 2,
      column: 12,
      expected: /returns after the baseDate, 2026-11-17/,
      found: '2026-11-17',
    },
  },
  {
    title: 'columns of months of which the file has none',
    files: inLevels('id,Alpha\nAAA,1\n', 'columns: { index: id }, across: { date: YYYY-MM }'),
    fault: {
      file: 'levels/a.csv',
      line: 1,
      column: 1,
      expected: /columns of dates \(YYYY-MM\)/,
      found: 'id, Alpha',
    },
  },
  {
    title: 'a column of a year that is named and not there',
    files: inLevels(
      'id,2025,Total\nAAA,1,2\n',
      "columns: { index: id }, across: { date: YYYY, in: ['2025', '2026'] }",
    ),
    fault: {
      file: 'levels/a.csv',
      line: 1,
      column: 1,
      expected: /a column 2026/,
      found: 'id, 2025, Total',
    },
  },
  {
    title: 'a month that is none',
    files: inLevels(
      'id,year,Jan,Jut\nAAA,2026,1,2\n',
      "columns: { index: id }, across: { date: YYYY MMM, template: '{year} {column}', in: [Jan, Jut] }",
    ),
    fault: {
      file: 'levels/a.csv',
      line: 2,
      column: 12,
      expected: /a date \(YYYY MMM\)/,
      found: '2026 Jut',
    },
  },
  {
    title: 'columns of months without a rule for the index',
    files: inLevels('id,2026-01\nAAA,1\n', 'columns: { level: 2 }, across: { date: YYYY-MM }'),
    fault: {
      file: 'mapping.yaml',
      line: 2,
      column: 27,
      expected: /a rule for index/,
      found: 'level',
    },
  },
  {
    title: 'a form of columns that has no year',
    files: inLevels('id,01\nAAA,1\n', 'columns: { index: id }, across: { date: MM }'),
    fault: {
      file: 'mapping.yaml',
      line: 2,
      column: 61,
      expected: /YYYY, or a date format/,
      found: 'MM',
    },
  },
];
