import { mapped, type FaultFixture } from './fault-fixture.ts';
import { site } from './provider-folder.ts';

const costs = 'figures: [{ figure: cost, name: { en-us: C }, definition: { en-us: C } }]\n';

/** What a provider may not ask of the site. */
export const siteFixtures: FaultFixture[] = [
  {
    title: 'a filter of the screener that there is not',
    files: { 'site.yaml': `${site}screener: { filters: [currency, field_theme] }\n` },
    fault: {
      file: 'site.yaml',
      line: 9,
      column: 33,
      expected: /one of assetType, family, .*status/,
      found: 'field_theme',
    },
  },
  {
    title: 'a column of the screener that there is not, with the one that is meant perhaps',
    files: { 'site.yaml': `${site}screener: { columns: [currency, volatility3y] }\n` },
    fault: {
      file: 'site.yaml',
      line: 9,
      column: 33,
      expected: /a column or figure of the screener.*; volatility3Y is meant perhaps/,
      found: 'volatility3y',
    },
  },
  {
    title: 'a page of an index that leaves out what visitors have to be told',
    files: { 'site.yaml': `${site}indexPage: { sections: [levels, returns] }\n` },
    fault: {
      file: 'site.yaml',
      line: 9,
      column: 14,
      expected: /indexPage\.sections: must have corrections and disclaimer/,
      found: '["levels","returns"]',
    },
  },
  {
    title: 'a text in braces with a comma in it',
    files: {
      'site.yaml': site.replace(
        /tagline: .*/,
        'tagline: { en-us: Freight and carbon, priced daily }',
      ),
    },
    fault: {
      file: 'site.yaml',
      line: 3,
      column: 39,
      expected: /quotation marks around a text with a comma in it/,
      found: 'priced daily',
    },
  },
  {
    title: 'a section that no page of an index has',
    files: {
      'site.yaml': `${site}indexPage: { sections: [corrections, disclaimer, level] }\n`,
    },
    fault: {
      file: 'site.yaml',
      line: 9,
      column: 50,
      expected: /indexPage\.sections\.2: one of levels, comparison/,
      found: 'level',
    },
  },
  {
    title: 'a figure of the provider whose name the register has',
    files: {
      'site.yaml': `${site}figures:\n  - figure: turnover\n    name: { en-us: T }\n    definition: { en-us: T }\n`,
    },
    fault: {
      file: 'site.yaml',
      line: 10,
      column: 5,
      expected: /a name that no figure or column of the screener has/,
      found: 'turnover',
    },
  },
  {
    title: 'a column of a figure that the site does not declare',
    files: { 'indexes.csv': 'fund_id,name,asset_type,figure_cost\nAAA,Alpha,equity,1\n' },
    fault: {
      file: 'indexes.csv',
      line: 1,
      column: 25,
      expected: /one of fund_id/,
      found: 'figure_cost',
    },
  },
  {
    title: 'a column of a field that the site does not declare',
    files: { 'indexes.csv': 'fund_id,name,asset_type,field_theme\nAAA,Alpha,equity,Water\n' },
    fault: {
      file: 'indexes.csv',
      line: 1,
      column: 25,
      expected: /one of fund_id/,
      found: 'field_theme',
    },
  },
  {
    title: 'a field that the site declares twice',
    files: {
      'site.yaml': `${site}fields: [{ field: a, name: { en-us: A } }, { field: a, name: { en-us: B } }]\n`,
    },
    fault: {
      file: 'site.yaml',
      line: 9,
      column: 46,
      expected: /^fields\.1\.field: each field once/,
      found: 'a',
    },
  },
  {
    title: 'a figure of the provider that is no number',
    files: {
      'site.yaml': `${site}${costs}`,
      'indexes.csv': 'fund_id,name,asset_type,figure_cost\nAAA,Alpha,equity,cheap\n',
    },
    fault: {
      file: 'indexes.csv',
      line: 2,
      column: 18,
      expected: /figure_cost: a number/,
      found: 'cheap',
    },
  },
  {
    title: 'a choice of the contact form that offers nothing',
    files: {
      'site.yaml': `${site}contactFields:\n  - { field: desk, name: { en-us: Desk }, kind: choice }\n`,
    },
    fault: {
      file: 'site.yaml',
      line: 10,
      column: 43,
      expected: /kind: a choice with choices/,
      found: 'choice',
    },
  },
  {
    title: 'a line of the contact form that offers choices',
    files: {
      'site.yaml': `${site}contactFields:\n  - { field: a, name: { en-us: A }, kind: text, choices: [{ choice: x, name: { en-us: X } }, { choice: y, name: { en-us: Y } }] }\n`,
    },
    fault: {
      file: 'site.yaml',
      line: 10,
      column: 49,
      expected: /choices of the kind choice alone/,
      found: '[{"choice":"x","name":{"en-us":"X"}},{"choice":"y","name":{"en-us":"Y"}}]',
    },
  },
  {
    title: 'a field of the contact form of no kind that there is',
    files: {
      'site.yaml': `${site}contactFields:\n  - { field: a, name: { en-us: A }, kind: date }\n`,
    },
    fault: {
      file: 'site.yaml',
      line: 10,
      column: 37,
      expected: /kind: one of text, choice, tick/,
      found: 'date',
    },
  },
  {
    title: 'a mapping to a figure that the site does not declare',
    files: {
      'mapping.yaml': mapped(
        'indexes',
        '{ file: indexes.csv, columns: { fund_id: 1, name: 2, asset_type: 3, figure_cost: 4 } }',
      ),
      'indexes.csv': 'a,b,c,d\nAAA,Alpha,equity,1\n',
    },
    fault: {
      file: 'indexes.csv',
      line: 1,
      column: 1,
      expected: /columns for figures and fields of site\.yaml alone/,
      found: 'figure_cost',
    },
  },
  {
    title: 'a metric of sustainability that is a figure of the site too',
    files: {
      'site.yaml': `${site}${costs}`,
      'sustainability-metrics.csv': 'metric,pillar,name,definition\ncost,governance,Cost,Cost\n',
    },
    fault: {
      file: 'sustainability-metrics.csv',
      line: 2,
      column: 1,
      expected: /a metric that is none of the figures of site\.yaml/,
      found: 'cost',
    },
  },
  {
    title: 'an index that goes by a calendar which the site does not name',
    files: {
      'site.yaml': `${site}calendar: { time: '22:30', named: { tokyo: { holidays: [] } } }\n`,
      'indexes.csv': 'fund_id,name,asset_type,calendar\nAAA,Alpha,equity,tokio\n',
    },
    fault: {
      file: 'indexes.csv',
      line: 2,
      column: 18,
      expected: /a calendar of site\.yaml \(calendar\.named\), tokyo/,
      found: 'tokio',
    },
  },
  {
    title: 'a calendar that says no holidays',
    files: {
      'site.yaml': `${site}calendar: { time: '22:30', named: { tokyo: { time: '07:00' } } }\n`,
    },
    fault: { file: 'site.yaml', line: 9, column: 37, expected: /holidays/, found: 'no such key' },
  },
];
