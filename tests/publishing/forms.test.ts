import { gzipSync } from 'node:zlib';
import iconv from 'iconv-lite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isoOfDay } from '#src/domain/day.ts';
import { getItem } from '#src/store/items/items.ts';
import { findLevels } from '#src/store/levels/levels.ts';
import type { Store } from '#src/store/store.ts';
import { copiedStore, type ThrowawayStore } from '../support/stores.ts';
import { temporaryFolders } from './provider-folder.ts';
import { runCommand, type Outcome } from './run-command.ts';
import { acceptAllOptions } from '../support/accepted-all.ts';

const header = 'fund_id,name,asset_type\n';

/** One index a form; each name says how it has to arrive. */
const indexFiles = {
  'forms/bom.csv': `\ufeff${header}BOM,Índice,equity\n`,
  'forms/utf16le.csv': iconv.encode(`${header}U16L,日経平均,equity\n`, 'utf-16le', {
    addBOM: true,
  }),
  'forms/utf16be.csv': iconv.encode(`${header}U16B,東証,equity\n`, 'utf-16be', { addBOM: true }),
  'forms/latin1.csv': iconv.encode(`${header}LAT,Größe é,equity\n`, 'latin1'),
  'forms/sjis.csv': iconv.encode(`${header}SJIS,日本株ソ,equity\n`, 'shift_jis'),
  'forms/crlf.csv': 'fund_id,name,asset_type\r\nCRLF,"Two\r\nlines, ""quoted""",equity\r\n',
  'forms/semicolons.csv': 'fund_id;name;asset_type\nSEMI;One, two;equity\n',
  'forms/tabs.csv': 'fund_id\tname\tasset_type\nTABS\tOne; two, three\tequity\n',
  'forms/packed.csv.gz': gzipSync(`${header}GZIP,Packed,equity\n`),
  'forms/preamble.csv': `Made on 2026-11-20\n\n${header}PRE,After a preamble,equity\n`,
  'forms/foreign.csv': 'Symbol,Group,Title\n^X-1,Bonds,Foreign\n',
};

const levelFiles = {
  'levels/wide.csv': 'date,BOM,U16L\n2026-11-18,100,.\n2026-11-19,-,200.5\n2026-11-20,NA,#VALUE!\n',
  'levels/long.csv': 'date,index,level\n2026-11-18,LAT,1\n2026-11-19,LAT,2\n',
  'levels/descending.csv': 'date,SJIS\n2026-11-20,3\n2026-11-19,2\n2026-11-18,1\n',
  'levels/same-day.csv': 'date,GZIP\n2026-11-20,5\n2026-11-20,5\n2026-11-19,4\n',
  'forms/american.csv': 'Date,Close\n1/4/1999,"1,228.10"\n12/31/1999,"12,345,678.9"\n',
  'forms/months.csv': 'month;value\n202402;1.234,5\n202509;\n202510;99,5\n',
  'forms/japanese.csv': iconv.encode(
    '日付,値\n2026年11月20日,1000\n2025年1月5日,999\n',
    'shift_jis',
  ),
};

const mapping = `
indexes:
  - { file: forms/bom.csv }
  - { file: 'forms/utf16*.csv' }
  - { file: forms/latin1.csv, encoding: latin1 }
  - { file: forms/sjis.csv, encoding: shift_jis }
  - { file: forms/crlf.csv }
  - { file: forms/semicolons.csv }
  - { file: forms/tabs.csv }
  - { file: forms/packed.csv.gz }
  - { file: forms/preamble.csv, preamble: 2 }
  - file: forms/foreign.csv
    columns:
      fund_id: { from: Symbol, replace: { ^: '', '-': _ } }
      ticker: Symbol
      name: { template: '{Title} of {Group}' }
      asset_type: { from: Group, map: { Bonds: fixed-income } }
levels:
  - file: forms/american.csv
    columns:
      date: { from: Date, date: M/D/YYYY }
      index: { value: SEMI }
      level: { from: Close, number: '1,234.56' }
  - file: forms/months.csv
    columns:
      date: { from: month, date: YYYYMM }
      level: { number: '1.234,56' }
    series: { value: TABS }
  - file: forms/japanese.csv
    encoding: shift_jis
    columns: { date: { from: 日付, date: YYYY年M月D日 }, index: { value: CRLF }, level: 値 }
`;

const folders = temporaryFolders();
let outcome: Outcome;
let throwaway: ThrowawayStore;
let store: Store;

beforeAll(async () => {
  const files = { ...indexFiles, ...levelFiles, 'mapping.yaml': mapping };
  const folder = folders.write('forms', files);
  throwaway = await copiedStore('embedded');
  store = throwaway.store;
  outcome = await runCommand(['publish', folder, ...acceptAllOptions], {
    DATA_DIR: throwaway.config.dataDir,
  });
});
afterAll(async () => {
  await throwaway.remove();
  folders.remove();
});

async function levelsOf(fundId: string): Promise<[string, number][]> {
  const levels = await findLevels(store.db, 1, fundId);
  return Array.from(levels?.days ?? [], (day, at) => [isoOfDay(day), levels?.values[at] ?? 0]);
}

test('a folder of every form is published without a fault', () => {
  expect(outcome).toMatchObject({ code: 0 });
  expect(outcome.stdout).toContain('Release 1');
});

test.each([
  ['a byte order mark', 'BOM', 'Índice'],
  ['UTF-16, little endian', 'U16L', '日経平均'],
  ['UTF-16, big endian', 'U16B', '東証'],
  ['Latin-1', 'LAT', 'Größe é'],
  ['Shift_JIS with a character whose second byte is a backslash', 'SJIS', '日本株ソ'],
  ['CRLF, a line end inside quotes and quotes inside quotes', 'CRLF', 'Two lines, "quoted"'],
  ['semicolons', 'SEMI', 'One, two'],
  ['tabs', 'TABS', 'One; two, three'],
  ['gzip', 'GZIP', 'Packed'],
  ['a preamble', 'PRE', 'After a preamble'],
  ['other columns, other ids, values of others', 'X_1', 'Foreign of Bonds'],
])('an index arrives from a file with %s', async (_form, fundId, name) => {
  expect(await getItem(store.db, 1, 'index', fundId)).toMatchObject({ fundId, name });
});

test('values are mapped, and what is not given has its default', async () => {
  expect(await getItem(store.db, 1, 'index', 'X_1')).toMatchObject({
    ticker: '^X-1',
    assetType: 'fixed-income',
    secId: 'X_1',
    frequency: 'daily',
    currency: null,
    entitlements: { constituents: 'all', downloads: true, historyFrom: null },
  });
});

test('wide levels: a cell with a mark for a missing value is no level', async () => {
  expect(await levelsOf('BOM')).toEqual([['2026-11-18', 100]]);
  expect(await levelsOf('U16L')).toEqual([['2026-11-19', 200.5]]);
});

test('long levels', async () => {
  expect(await levelsOf('LAT')).toEqual([
    ['2026-11-18', 1],
    ['2026-11-19', 2],
  ]);
});

test('descending dates are sorted', async () => {
  expect(await levelsOf('SJIS')).toEqual([
    ['2026-11-18', 1],
    ['2026-11-19', 2],
    ['2026-11-20', 3],
  ]);
});

test('a day twice with the same level is one level', async () => {
  expect(await levelsOf('GZIP')).toEqual([
    ['2026-11-19', 4],
    ['2026-11-20', 5],
  ]);
});

test('M/D/YYYY dates and thousands separators', async () => {
  expect(await levelsOf('SEMI')).toEqual([
    ['1999-01-04', 1228.1],
    ['1999-12-31', 12_345_678.9],
  ]);
});

test('YYYYMM is the last day of its month, also of a leap year; decimal commas', async () => {
  expect(await levelsOf('TABS')).toEqual([
    ['2024-02-29', 1234.5],
    ['2025-10-31', 99.5],
  ]);
});

test('dates like 2026年11月20日', async () => {
  expect(await levelsOf('CRLF')).toEqual([
    ['2025-01-05', 999],
    ['2026-11-20', 1000],
  ]);
});
