import { expect } from 'vitest';
import { inIndexes, inLevels, type FaultFixture } from './fault-fixture.ts';
import { site } from './provider-folder.ts';

const successors = 'fund_id,name,asset_type,ceased_on,successor_fund_id';
const documents = 'document_id,title,category,date,file\nd,D,c,2026-11-02,a.pdf\n';
const crisis = '{ id: a, name: { en-us: A }, from: 2020-02-19, to: 2020-03-23 }';

/** Slips of exports and of pens that pass as something else. */
export const slipFixtures: FaultFixture[] = [
  {
    title: 'indexes that take each other’s place',
    files: inIndexes(
      `${successors}\nAAA,Alpha,equity,2020-01-02,BBB\nBBB,Beta,equity,2020-01-02,CCC\nCCC,Gamma,equity,2020-01-02,BBB\n`,
    ),
    fault: {
      file: 'indexes.csv',
      line: 3,
      column: 28,
      expected: /^successor_fund_id: an index that does not lead back to this one$/,
      found: 'CCC',
    },
  },
  {
    title: 'an export without a row',
    files: inIndexes('fund_id,name,asset_type\n'),
    fault: {
      file: 'indexes.csv',
      line: 1,
      column: 1,
      expected: /^a row of an index$/,
      found: 'none',
    },
  },
  {
    title: 'a description in the column of the name',
    files: inIndexes(`fund_id,name,asset_type\nAAA,${'a'.repeat(301)},equity\n`),
    fault: {
      file: 'indexes.csv',
      line: 2,
      column: 5,
      expected: /^name: at most 300 characters$/,
      found: '301 characters',
    },
  },
  {
    title: 'a day that a spreadsheet counted',
    files: inLevels('date,AAA\n43832,100\n'),
    fault: {
      file: 'levels/a.csv',
      line: 2,
      column: 1,
      expected:
        /^a date \(YYYY-MM-DD\); a spreadsheet wrote the number of a day: give the column the format/,
      found: '43832',
    },
  },
  {
    title: 'a list without a date beside dated ones',
    files: {
      'constituents/a.csv': 'index,as_of,member,weight\nAAA,2020-01-02,A,100\nAAA,,B,100\n',
    },
    fault: {
      file: 'constituents/a.csv',
      line: 3,
      column: 8,
      expected: /^as_of: a date, as other lists of AAA have$/,
      found: '',
    },
  },
  {
    title: 'two classifications in one list',
    files: {
      'constituents/a.csv':
        'index,as_of,classification,member\nAAA,2020-01-02,ICB,A\nAAA,2020-01-02,GICS,B\n',
    },
    fault: {
      file: 'constituents/a.csv',
      line: 3,
      column: 16,
      expected: /^classification: one in a list \(ICB above\)$/,
      found: 'GICS',
    },
  },
  {
    title: 'a PDF that breaks off',
    files: { 'documents.csv': documents, 'files/a.pdf': '%PDF-1.7\n1 0 obj\n' },
    fault: {
      file: 'documents.csv',
      line: 2,
      column: 18,
      expected: /^a whole PDF file$/,
      found: 'a.pdf: it breaks off',
    },
  },
  {
    title: 'net assets of a day to come',
    files: {
      'products.csv':
        'product_id,name,currency,net_assets,net_assets_date\nP,Fund,USD,20,2206-01-02\n',
    },
    fault: {
      file: 'products.csv',
      line: 2,
      column: 15,
      expected: /^net_assets_date: a date that is not in the future$/,
      found: '2206-01-02',
    },
  },
  {
    title: 'YAML that is nested without end',
    files: { 'navigation.yaml': `en-us: ${'['.repeat(20_000)}${']'.repeat(20_000)}\n` },
    fault: {
      file: 'navigation.yaml',
      line: 1,
      column: expect.any(Number) as number,
      expected: /^values that are nested a few levels deep$/,
      found: 'hundreds of levels',
    },
  },
  {
    title: 'YAML that is too long to be a menu',
    files: {
      'navigation.yaml': `en-us:\n  entries:\n${'    - { title: A, href: /x }\n'.repeat(80_000)}`,
    },
    fault: {
      file: 'navigation.yaml',
      line: 1,
      column: 1,
      expected: /^at most 2000000 characters of YAML$/,
      found: '2320018 characters',
    },
  },
  {
    title: 'two crises of one id',
    files: { 'site.yaml': `${site}crises:\n  - ${crisis}\n  - ${crisis}\n` },
    fault: { file: 'site.yaml', line: 11, column: 7, expected: /^each id once$/, found: 'a' },
  },
  {
    title: 'a contact that is no address',
    files: { 'site.yaml': `${site}globalContacts: [{ region: { en-us: E }, email: call us }]\n` },
    fault: {
      file: 'site.yaml',
      line: 9,
      column: 42,
      expected: /^an address like info@example\.org$/,
      found: 'call us',
    },
  },
];
