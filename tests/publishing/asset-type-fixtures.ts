import type { FaultFixture } from './fault-fixture.ts';
import { site } from './provider-folder.ts';

const rates = 'assetTypes: [{ type: rates, name: { en-us: Rates }, description: { en-us: R } }]\n';

/** What a provider may not call, or name by, an asset type. */
export const assetTypeFixtures: FaultFixture[] = [
  {
    title: 'an asset type of its own that is called as an address of the specification',
    files: { 'site.yaml': `${site}${rates.replace('rates', 'alternative-investment')}` },
    fault: {
      file: 'site.yaml',
      line: 9,
      column: 16,
      expected: /assetTypes\.0\.type: another word than equity, .*alternative-investment/,
      found: 'alternative-investment',
    },
  },
  {
    title: 'an asset type that is none, as it has no name',
    files: { 'site.yaml': `${site}${rates.replace(', name: { en-us: Rates }', '')}` },
    fault: {
      file: 'site.yaml',
      line: 9,
      column: 16,
      expected: /one of equity, .*all-asset-types, or one of your own with a name/,
      found: 'rates',
    },
  },
  {
    title: 'an asset type of the specification by another name',
    files: { 'site.yaml': `${site}${rates.replace('rates', 'equity')}` },
    fault: {
      file: 'site.yaml',
      line: 9,
      column: 30,
      expected: /no name: texts\/ replaces assetTypeLabels\.equity/,
      found: '{"en-us":"Rates"}',
    },
  },
  {
    title: 'an asset type that the site declares twice',
    files: {
      'site.yaml': `${site}${rates.replace(']', ', { type: rates, name: { en-us: R }, description: { en-us: R } }]')}`,
    },
    fault: {
      file: 'site.yaml',
      line: 9,
      column: 84,
      expected: /each asset type once/,
      found: 'rates',
    },
  },
  {
    title: 'an index of an asset type that the site does not declare',
    files: { 'indexes.csv': 'fund_id,name,asset_type\nAAA,Alpha,rates\n' },
    fault: {
      file: 'indexes.csv',
      line: 2,
      column: 11,
      expected: /one of equity, .*private-markets \(assetTypes of site\.yaml\)/,
      found: 'rates',
    },
  },
  {
    title: 'an index that is called as an asset type of the provider',
    files: {
      'site.yaml': `${site}${rates}`,
      'indexes.csv': 'fund_id,name,asset_type\nrates,Alpha,equity\n',
    },
    fault: {
      file: 'indexes.csv',
      line: 2,
      column: 1,
      expected: /an id that is no asset type/,
      found: 'rates',
    },
  },
  {
    title: 'a jump of an asset type that the site does not declare',
    files: {
      'site.yaml': `${site}${rates}`,
      'guards.yaml': 'level-jump:\n  percent: { rates: 4, ratse: 5 }\n',
    },
    fault: {
      file: 'guards.yaml',
      line: 2,
      column: 24,
      expected: /one of equity, .*rates \(assetTypes of site\.yaml\)/,
      found: 'ratse',
    },
  },
  {
    title: 'a document about an asset type that the site does not declare',
    files: {
      'documents.csv':
        'document_id,title,category,date,asset_classes,file\nrules,Rules,methodology,2026-01-05,rates,rules.md\n',
      'files/rules.md': '# Rules\n\nThese are the rules.\n',
    },
    fault: {
      file: 'documents.csv',
      line: 2,
      column: 36,
      expected: /asset_classes: one of equity/,
      found: 'rates',
    },
  },
];
