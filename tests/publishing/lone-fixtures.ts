import { inIndexes, inLevels, type FaultFixture } from './fault-fixture.ts';
import { site } from './provider-folder.ts';

/** What only a site without faults declares to the other files. */
const declared = `fields: [{ field: theme, name: { en-us: Theme } }]
memberFields: [{ field: line, name: { en-us: Line } }]
figures: [{ figure: cost, name: { en-us: Cost }, definition: { en-us: Cost } }]
`;
const ofDeclared = {
  'indexes.csv': 'fund_id,name,asset_type,field_theme,figure_cost\nAAA,Alpha,equity,Water,1.5\n',
  'constituents/a.csv': 'index,member,weight,field_line\nAAA,One,100,Old\n',
};
const rates = {
  ...inIndexes('fund_id,name,asset_type,returns\nAAA,Alpha,fixed-income,no\n'),
  ...inLevels('date,AAA\n2026-11-16,-0.5\n2026-11-17,0\n'),
};

/** Faults from which others seemed to follow, and such as passed or were told without what is wrong. */
export const loneFixtures: FaultFixture[] = [
  {
    title: 'a site with a fault beside what it declares to other files',
    files: { 'site.yaml': `${site}${declared}languages: [en-us, de-de]\n`, ...ofDeclared },
    fault: {
      file: 'site.yaml',
      line: 12,
      column: 20,
      expected: /^languages\.1: one of en-us, ja-jp$/,
      found: 'de-de',
    },
  },
  {
    title: 'a site that is no valid YAML beside what it declares to other files',
    files: { 'site.yaml': `${site}${declared}name: Again\n`, ...ofDeclared },
    fault: {
      file: 'site.yaml',
      line: 12,
      column: 1,
      expected: /^valid YAML$/,
      found: 'Map keys must be unique',
    },
  },
  {
    title: 'a misspelt column beside that of rates, whose levels are below zero',
    files: {
      ...rates,
      'indexes.csv': 'fund_id,name,asset_type,returns,curency\nAAA,Alpha,fixed-income,no,USD\n',
    },
    fault: {
      file: 'indexes.csv',
      line: 1,
      column: 33,
      expected: /^one of fund_id, /,
      found: 'curency',
    },
  },
  {
    title: 'a holiday that stands twice',
    files: {
      'site.yaml': `${site}calendar: { time: '18:00', holidays: [2026-12-25, 2026-12-25] }\n`,
    },
    fault: {
      file: 'site.yaml',
      line: 9,
      column: 51,
      expected: /^each holiday once$/,
      found: '2026-12-25',
    },
  },
  {
    title: 'a holiday that stands twice in a named calendar',
    files: {
      'site.yaml': `${site}calendar: { time: '18:00', named: { rome: { holidays: [2026-12-25, 2026-12-25] } } }\n`,
    },
    fault: {
      file: 'site.yaml',
      line: 9,
      column: 68,
      expected: /^each holiday once$/,
      found: '2026-12-25',
    },
  },
  {
    title: 'a rate that is said to be what is free of risk',
    files: { ...rates, 'site.yaml': `${site}riskFree: { USD: AAA }\n` },
    fault: {
      file: 'site.yaml',
      line: 9,
      column: 13,
      expected: /^an index of what money earns, whose levels have returns$/,
      found: 'AAA, with returns: no',
    },
  },
  {
    title: 'a section that is shown twice',
    files: {
      'site.yaml': `${site}indexPage: { sections: [levels, returns, levels, corrections, disclaimer] }\n`,
    },
    fault: {
      file: 'site.yaml',
      line: 9,
      column: 42,
      expected: /^indexPage\.sections\.2: each section once$/,
      found: 'levels',
    },
  },
  {
    title: 'a choice of the contact form that stands twice',
    files: {
      'site.yaml': `${site}contactFields:
  - field: curve
    name: { en-us: Curve }
    kind: choice
    choices:
      - { choice: a, name: { en-us: A } }
      - { choice: a, name: { en-us: B } }
`,
    },
    fault: {
      file: 'site.yaml',
      line: 15,
      column: 11,
      expected: /^contactFields\.0\.choices\.1\.choice: each choice once$/,
      found: 'a',
    },
  },
  {
    title: 'a limit of a guard by another name',
    files: { 'guards.yaml': 'closed-indexes:\n  share: 5\n' },
    fault: {
      file: 'guards.yaml',
      line: 2,
      column: 3,
      expected: /^a known key \(mode, percent\)$/,
      found: 'share',
    },
  },
  {
    title: 'a separator of two characters',
    files: inLevels('date,AAA\n2026-11-16,100\n', 'delimiter: ";;"'),
    fault: {
      file: 'mapping.yaml',
      line: 2,
      column: 27,
      expected: /^levels\.0\.delimiter: at most 1 character$/,
      found: ';;',
    },
  },
  {
    title: 'a factor of nothing',
    files: inLevels(
      'date,AAA\n2026-11-16,100\n',
      'columns: { date: date, level: { times: 0 } }, series: { AAA: AAA }',
    ),
    fault: {
      file: 'mapping.yaml',
      line: 2,
      column: 59,
      expected: /^levels\.0\.columns\.level\.times: a number other than 0$/,
      found: '0',
    },
  },
  {
    title: 'two documents in one file of YAML',
    files: { 'guards.yaml': 'approvals: 1\n---\nlevel-approvals: 0\n' },
    fault: {
      file: 'guards.yaml',
      line: 2,
      column: 1,
      expected: /^one document, without a line --- in it$/,
      found: '---',
    },
  },
  {
    title: 'a key that stands twice',
    files: { 'guards.yaml': 'approvals: 1\napprovals: 2\n' },
    fault: {
      file: 'guards.yaml',
      line: 2,
      column: 1,
      expected: /^valid YAML$/,
      found: 'Map keys must be unique',
    },
  },
];
