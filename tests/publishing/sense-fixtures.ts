import { inIndexes, inLevels, type FaultFixture } from './fault-fixture.ts';
import { site } from './provider-folder.ts';

const columns = 'fund_id,name,asset_type,launch_date,ceased_on';
const joined = `indexes:
  - file: indexes.csv
    joins: [{ file: raw/tickers.csv, column: fund_id, key: id }]
    columns: { fund_id: fund_id, name: name, asset_type: asset_type, ticker: symbol }
`;

/** What is well formed, and cannot be meant. */
export const senseFixtures: FaultFixture[] = [
  {
    title: 'an index that is its own benchmark',
    files: inIndexes('fund_id,name,asset_type,benchmark_fund_id\nAAA,Alpha,equity,AAA\n'),
    fault: {
      file: 'indexes.csv',
      line: 2,
      column: 18,
      expected: /^benchmark_fund_id: another index than this one$/,
      found: 'AAA',
    },
  },
  {
    title: 'an index that follows itself',
    files: inIndexes('fund_id,successor_fund_id,name,asset_type\nAAA,AAA,Alpha,equity\n'),
    fault: {
      file: 'indexes.csv',
      line: 2,
      column: 5,
      expected: /^successor_fund_id: another index than this one$/,
      found: 'AAA',
    },
  },
  {
    title: 'an index that ended before it was launched',
    files: inIndexes(`${columns}\nAAA,Alpha,equity,2020-01-01,2019-01-01\n`),
    fault: {
      file: 'indexes.csv',
      line: 2,
      column: 29,
      expected: /^ceased_on: a day on or after launch_date \(2020-01-01\)$/,
      found: '2019-01-01',
    },
  },
  {
    title: 'a level of a day before any exchange',
    files: inLevels('date,AAA\n1026-11-16,100\n'),
    fault: {
      file: 'levels/a.csv',
      line: 2,
      column: 1,
      expected: /^a date from 1600 on$/,
      found: '1026-11-16',
    },
  },
  {
    title: 'an index free of risk in another currency',
    files: {
      'site.yaml': `${site}riskFree: { USD: AAA }\n`,
      ...inIndexes('fund_id,name,asset_type,currency\nAAA,Alpha,equity,JPY\n'),
    },
    fault: {
      file: 'site.yaml',
      line: 9,
      column: 13,
      expected: /^an index whose levels are in USD$/,
      found: 'AAA, in JPY',
    },
  },
  {
    title: 'a row whose index would come from a joined file that has no row of its key',
    files: {
      ...inLevels(
        'name,date,close\nAlpha,2026-11-18,1\nBeta,2026-11-18,2\n',
        'joins: [{ file: raw/names.csv, column: name, key: title }], columns: { date: date, index: code, level: close }',
      ),
      'raw/names.csv': 'title,code\nAlpha,AAA\n',
    },
    fault: {
      file: 'levels/a.csv',
      line: 3,
      column: 1,
      expected: /the fund_id of an index/,
      found: 'Beta, of which raw/names.csv (title) has no row',
    },
  },
  {
    title: 'a series below a heading that names no index',
    files: inLevels(
      'Alpha\ndate,close\n2026-11-18,1\n,\nBeta\ndate,close\n2026-11-18,2\n',
      'headings: s, columns: { date: date, index: { from: s, map: { Alpha: AAA } }, level: close }',
    ),
    fault: {
      file: 'levels/a.csv',
      line: 7,
      column: 13,
      expected: /the fund_id of an index/,
      found: 'Beta',
    },
  },
  {
    title: 'a join that joins nothing',
    files: {
      'mapping.yaml': joined,
      'indexes.csv': 'name,fund_id,asset_type\nAlpha,AAA,equity\nBeta,BBB,equity\n',
      'raw/tickers.csv': 'id,symbol\nXAAA,ALP\n',
    },
    fault: {
      file: 'indexes.csv',
      line: 2,
      column: 7,
      expected: /^one of the keys of raw\/tickers\.csv \(id\): no row is joined to any of them$/,
      found: 'AAA',
    },
  },
  {
    title: 'an id that differs from another in letter case alone',
    files: inIndexes('fund_id,name,asset_type\nAAA,Alpha,equity\naaa,Beta,equity\n'),
    fault: {
      file: 'indexes.csv',
      line: 3,
      column: 1,
      expected: /^an id that differs from AAA \(.*indexes\.csv:2\) in more than letter case$/,
      found: 'aaa',
    },
  },
  {
    title: 'a flagship listed twice',
    files: {
      'site.yaml': site.replace('home: {', 'home: { flagships: [AAA, BBB, AAA],'),
      ...inIndexes('fund_id,name,asset_type\nAAA,Alpha,equity\nBBB,Beta,equity\n'),
    },
    fault: { file: 'site.yaml', line: 8, column: 31, expected: /^each index once$/, found: 'AAA' },
  },
];
