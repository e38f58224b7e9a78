import type { FaultFixture } from './fault-fixture.ts';

/** What redirects may not be. */
export const redirectFixtures: FaultFixture[] = [
  {
    title: 'a redirect of a call of the API',
    files: { 'redirects.csv': 'from,to\n/api/old-call,/a\n/api/figures,/a\n' },
    fault: {
      file: 'redirects.csv',
      line: 3,
      column: 1,
      expected: /an address that is no call of the API/,
      found: '/api/figures',
    },
  },
  {
    title: 'redirects in a circle',
    files: { 'redirects.csv': 'from,to\n/a,/b\n/b,/b2\n/c,/c\n' },
    fault: {
      file: 'redirects.csv',
      line: 4,
      column: 4,
      expected: /does not lead back/,
      found: '/c',
    },
  },
  {
    title: 'a redirect that leads back to itself with a query, or in another spelling',
    files: { 'redirects.csv': 'from,to\n/指数,/%E6%8C%87%E6%95%B0?page=1#top\n' },
    fault: {
      file: 'redirects.csv',
      line: 2,
      column: 5,
      expected: /does not lead back/,
      found: '/%E6%8C%87%E6%95%B0?page=1#top',
    },
  },
  {
    title: 'a redirect of one address in two spellings',
    files: { 'redirects.csv': 'from,to\n/指数,/a\n/%E6%8C%87%E6%95%B0,/b\n' },
    fault: {
      file: 'redirects.csv',
      line: 3,
      column: 1,
      expected: /an address once \(also in .*redirects\.csv:2\)/,
      found: '/%E6%8C%87%E6%95%B0',
    },
  },
  {
    title: 'a redirect of an address with a query, which would never be met',
    files: { 'redirects.csv': 'from,to\n/old?id=3,/a\n' },
    fault: {
      file: 'redirects.csv',
      line: 2,
      column: 1,
      expected: /a path without query/,
      found: '/old?id=3',
    },
  },
  {
    title: 'a redirect to no address',
    files: { 'redirects.csv': 'from,to\n/a,indexes\n' },
    fault: {
      file: 'redirects.csv',
      line: 2,
      column: 4,
      expected: /a path of this site/,
      found: 'indexes',
    },
  },
];
