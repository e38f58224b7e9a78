import type { FaultFixture } from './fault-fixture.ts';
import { site } from './provider-folder.ts';

const withHome = (featured: string) => ({
  'site.yaml': site.replace(
    /home: .*/,
    `home: { headline: { en-us: E }, introduction: { en-us: E }, featured: [${featured}] }`,
  ),
});

/** What `site.yaml`, menus and guards say that visitors would miss, or nobody could mean. */
export const siteSenseFixtures: FaultFixture[] = [
  {
    title: 'a group of the home page without a name',
    files: withHome("{ title: { en-us: '' }, fundIds: [AAA] }"),
    fault: {
      file: 'site.yaml',
      line: 8,
      column: 83,
      expected: /^home\.featured\.0\.title\.en-us: a text$/,
      found: '',
    },
  },
  {
    title: 'a group of the home page without an index',
    files: withHome('{ title: { en-us: A }, fundIds: [] }'),
    fault: {
      file: 'site.yaml',
      line: 8,
      column: 95,
      expected: /^the fund_id of an index, or the group left out$/,
      found: 'none',
    },
  },
  {
    title: 'two groups of the home page of one name',
    files: withHome(
      '{ title: { en-us: A }, fundIds: [AAA] }, { title: { en-us: A }, fundIds: [BBB] }',
    ),
    fault: {
      file: 'site.yaml',
      line: 8,
      column: 115,
      expected: /^a title that no other group has$/,
      found: 'A',
    },
  },
  {
    title: 'a name of blanks',
    files: { 'site.yaml': site.replace('Example Ltd', "' '") },
    fault: {
      file: 'site.yaml',
      line: 2,
      column: 1,
      expected: /^legalName: a text$/,
      found: '',
    },
  },
  {
    title: 'an entry of a menu without a name',
    files: {
      'navigation.yaml': "en-us:\n  entries:\n    - { title: '', href: /indexes/screener }\n",
    },
    fault: {
      file: 'navigation.yaml',
      line: 3,
      column: 9,
      expected: /^en-us\.entries\.0\.title: a text$/,
      found: '',
    },
  },
  {
    title: 'a crisis that is still to come',
    files: {
      'site.yaml': `${site}crises: [{ id: x, name: { en-us: X }, from: 2208-01-01, to: 2209-01-01 }]\n`,
    },
    fault: {
      file: 'site.yaml',
      line: 9,
      column: 39,
      expected: /^a day that has been/,
      found: '2208-01-01',
    },
  },
  {
    title: 'two categories of documents of one id',
    files: {
      'site.yaml': `${site}documentCategories: [{ id: a, title: { en-us: A } }, { id: a, title: { en-us: B } }]\n`,
    },
    fault: {
      file: 'site.yaml',
      line: 9,
      column: 56,
      expected: /^each id once$/,
      found: 'a',
    },
  },
  {
    title: 'an index free of risk in a currency that there is not',
    files: { 'site.yaml': `${site}riskFree: { XQZ: AAA }\n` },
    fault: {
      file: 'site.yaml',
      line: 9,
      column: 13,
      expected: /^a currency of ISO 4217$/,
      found: 'XQZ',
    },
  },
  {
    title: 'a guard that leaves out an index that there is not',
    files: { 'guards.yaml': 'level-jump:\n  except: [AAA, ZZZ]\n' },
    fault: {
      file: 'guards.yaml',
      line: 2,
      column: 17,
      expected: /^the fund_id of an index$/,
      found: 'ZZZ',
    },
  },
  {
    title: 'figures of holdings of a day to come',
    files: {
      'characteristics.csv':
        'index,as_of,kind,name,value\nBBB,2206-01-02,figure,averageCoupon,4.25\n',
    },
    fault: {
      file: 'characteristics.csv',
      line: 2,
      column: 5,
      expected: /^as_of: a date that is not in the future$/,
      found: '2206-01-02',
    },
  },
  {
    title: 'a figure of sustainability of a day to come',
    files: {
      'sustainability-metrics.csv': 'metric,pillar,name,definition\ncarbon,environmental,C,D\n',
      'sustainability.csv': 'index,as_of,metric,value\nAAA,2206-01-02,carbon,5\n',
    },
    fault: {
      file: 'sustainability.csv',
      line: 2,
      column: 5,
      expected: /^as_of: a date that is not in the future$/,
      found: '2206-01-02',
    },
  },
];
