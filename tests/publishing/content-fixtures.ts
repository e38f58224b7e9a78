import { goodRow, header, inIndexes, inLevels, type FaultFixture } from './fault-fixture.ts';

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
    title: 'a product with a replication that there is not',
    files: { 'products.csv': 'product_id,name,replication\nP1,Fund,magic\n' },
    fault: {
      file: 'products.csv',
      line: 2,
      column: 9,
      expected: /replication: .*full/,
      found: 'magic',
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
    title: 'a notice of an index that does not exist',
    files: {
      'notices.csv':
        'notice_id,date,type,indexes,title,text\nn-1,2026-01-02,launch,AAA|ZZZ,Title,Text\n',
    },
    fault: {
      file: 'notices.csv',
      line: 2,
      column: 23,
      expected: /the fund_id of an index/,
      found: 'ZZZ',
    },
  },
  {
    title: 'a notice of a kind that there is not',
    files: { 'notices.csv': 'notice_id,date,type,title,text\nn-1,2026-01-02,gossip,Title,Text\n' },
    fault: { file: 'notices.csv', line: 2, column: 16, expected: /one of review/, found: 'gossip' },
  },
  {
    title: 'a notice twice',
    files: {
      'notices.csv':
        'notice_id,date,type,title,text\nn-1,2026-01-02,review,One,Text\nn-1,2026-01-03,review,Two,Text\n',
    },
    fault: { file: 'notices.csv', line: 3, column: 1, expected: /used once .*:2/, found: 'n-1' },
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
];
