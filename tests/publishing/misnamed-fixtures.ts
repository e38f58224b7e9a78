import { inIndexes, type FaultFixture } from './fault-fixture.ts';
import { site } from './provider-folder.ts';

/** Names that miss by a little, of which the right one is said. */
export const misnamedFixtures: FaultFixture[] = [
  {
    title: 'a column with two letters exchanged',
    files: inIndexes('fund_id,name,name_jp,asset_type\nAAA,Alpha,,equity\n'),
    fault: {
      file: 'indexes.csv',
      line: 1,
      column: 14,
      expected: /^one of fund_id, .*; name_ja is meant perhaps$/,
      found: 'name_jp',
    },
  },
  {
    title: 'a key that lacks a letter',
    files: { 'site.yaml': `${site}productNotise: { en-us: A }\n` },
    fault: {
      file: 'site.yaml',
      line: site.split('\n').length,
      column: 1,
      expected: /^a known key \(.*\); productNotice is meant perhaps$/,
      found: 'productNotise',
    },
  },
  {
    title: 'a document that names its folder',
    files: {
      'documents.csv':
        'document_id,title,category,date,file\nrules,Rules,c,2026-11-02,files/rules.md\n',
      'files/rules.md': '# Rules\n',
    },
    fault: {
      file: 'documents.csv',
      line: 2,
      column: 26,
      expected: /^a file below files\/, without that folder in its name: rules\.md$/,
      found: 'files/rules.md',
    },
  },
  {
    title: 'a drawing that is named without its folder',
    files: { 'brand.yaml': 'logo: logo.svg\n' },
    fault: {
      file: 'brand.yaml',
      line: 1,
      column: 1,
      expected: /^a file in brand\/, named so: brand\/logo\.svg$/,
      found: 'logo.svg',
    },
  },
  {
    title: 'a text with a comma in it and no quotation marks',
    files: inIndexes('fund_id,name,asset_type\nAAA,Copper, tin and zinc,equity\n'),
    fault: {
      file: 'indexes.csv',
      line: 2,
      column: 26,
      expected: /^3 cells, and quotation marks around a text with , in it$/,
      found: '4 cells',
    },
  },
];
