import { goodRow, header, mapped, type FaultFixture } from './fault-fixture.ts';
import { site, type FolderFiles } from './provider-folder.ts';

const inRaw = (source: string, content = 'day,id,close\n2026-11-18,AAA,100\n'): FolderFiles => ({
  'mapping.yaml': mapped('levels', `{ file: raw/a.csv, ${source} }`),
  'raw/a.csv': content,
});

/** What was once read without a word, or told in words that lead elsewhere. */
export const overlookedFixtures: FaultFixture[] = [
  {
    title: 'mapped levels whose rows name their index and no level',
    files: inRaw('columns: { date: day, index: id }'),
    fault: {
      file: 'mapping.yaml',
      line: 2,
      column: 24,
      expected: /^a rule for level$/,
      found: 'date, index',
    },
  },
  {
    title: 'mapped levels whose columns and rows both name indexes',
    files: inRaw('columns: { date: day, index: id }, series: { close: AAA }'),
    fault: {
      file: 'mapping.yaml',
      line: 2,
      column: 59,
      expected: /^series or a rule for index: both say/,
      found: 'series',
    },
  },
  {
    title: 'mapped levels whose columns stand for indexes and for years',
    files: inRaw(
      'columns: { index: id }, series: { 2025: AAA }, across: { date: YYYY }',
      'id,2025\nAAA,100\n',
    ),
    fault: {
      file: 'mapping.yaml',
      line: 2,
      column: 48,
      expected: /^series or across: both say/,
      found: 'series',
    },
  },
  {
    title: 'measures of members that make no shares',
    files: {
      'mapping.yaml': mapped(
        'constituents',
        '{ file: raw/c.csv, columns: { index: i, member: m, weight: { from: w, share: true } } }',
      ),
      'raw/c.csv': 'i,m,w\nAAA,One,0\nAAA,Two,0\n',
    },
    fault: {
      file: 'raw/c.csv',
      line: 2,
      column: 9,
      expected: /^measures of AAA that add up to more than 0$/,
      found: '0',
    },
  },
  {
    title: 'a target of a mapping that no table has, which is told once',
    files: {
      'mapping.yaml': mapped(
        'indexes',
        '{ file: indexes.csv, columns: { fund_id: 1, name: 2, asset_type: 3, tikker: 2 } }',
      ),
      'indexes.csv': header + goodRow,
    },
    fault: {
      file: 'mapping.yaml',
      line: 2,
      column: 73,
      expected: /^one of fund_id, /,
      found: 'tikker',
    },
  },
  {
    title: 'an entry of a list that could as well be no list, which takes no null',
    files: { 'site.yaml': `${site}embeds: [https://example.org/path]\n` },
    fault: {
      file: 'site.yaml',
      line: 9,
      column: 10,
      expected: /^embeds\.0: an origin like https:\/\/example\.org$/,
      found: 'https://example.org/path',
    },
  },
  {
    title: 'a blank in the address of a product',
    files: { 'products.csv': 'product_id,name,url\nP,Fund,https://issuer.example/a b\n' },
    fault: {
      file: 'products.csv',
      line: 2,
      column: 8,
      expected: /^url: an https: or http: address without blanks$/,
      found: 'https://issuer.example/a b',
    },
  },
];
