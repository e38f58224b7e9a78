import type { FaultFixture } from './fault-fixture.ts';
import { site } from './provider-folder.ts';

/** Weights of a list have to add up, whichever date it is of. */
export const constituentFixtures: FaultFixture[] = [
  {
    title: 'weights that do not add up',
    files: { 'constituents/a.csv': 'index,member,weight\nAAA,One,60\nAAA,Two,39.4\n' },
    fault: {
      file: 'constituents/a.csv',
      line: 2,
      column: 9,
      expected: /weights of AAA that add up to 100 ± 0\.5/,
      found: '99.4',
    },
  },
  {
    title: 'weights of an earlier review that do not add up',
    files: {
      'constituents/a.csv': 'index,as_of,member,weight\nAAA,2026-11-18,One,100\n',
      'constituents/review.csv':
        'index,as_of,member,weight\nAAA,2026-06-19,One,100\nAAA,2026-03-20,One,60\nAAA,2026-03-20,Two,39.4\n',
    },
    fault: {
      file: 'constituents/review.csv',
      line: 3,
      column: 20,
      expected: /weights of AAA that add up to 100 ± 0\.5/,
      found: '99.4',
    },
  },
  {
    title: 'a column of a field of members that the site does not declare',
    files: { 'constituents/a.csv': 'index,member,weight,field_vote\nAAA,One,100,yes\n' },
    fault: {
      file: 'constituents/a.csv',
      line: 1,
      column: 21,
      expected: /one of index/,
      found: 'field_vote',
    },
  },
  {
    title: 'a field of members that the site declares twice',
    files: {
      'site.yaml': `${site}memberFields: [{ field: a, name: { en-us: A } }, { field: a, name: { en-us: B } }]\n`,
    },
    fault: {
      file: 'site.yaml',
      line: 9,
      column: 52,
      expected: /^memberFields\.1\.field: each field once/,
      found: 'a',
    },
  },
];
