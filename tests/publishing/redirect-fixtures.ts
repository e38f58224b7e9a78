import type { FaultFixture } from './fault-fixture.ts';

/** What redirects may not be. */
export const redirectFixtures: FaultFixture[] = [
  ...['/api/notices/n1', '/api/docs/rules/a/', '/api/index-prices/download'].map(
    (found): FaultFixture => ({
      title: `a redirect of ${found}, a call of the API`,
      files: { 'redirects.csv': `from,to\n/api/v1/notices/n1,/a\n${found},/a\n` },
      fault: { file: 'redirects.csv', line: 3, column: 1, expected: /no call of the API/, found },
    }),
  ),
  ...['/robots.txt', '/data/figures.csv', '/healthz'].map((found): FaultFixture => ({
    title: `a redirect of ${found}, which the software itself answers`,
    files: { 'redirects.csv': `from,to\n/media/old.png,/a\n${found},/a\n` },
    fault: { file: 'redirects.csv', line: 3, column: 1, expected: /no file of the soft/, found },
  })),
  ...['/funds/{id}', '/funds/*', '/funds/:id', '/$fund'].map((found): FaultFixture => ({
    title: `a redirect of ${found}, a pattern that nobody asks for`,
    files: { 'redirects.csv': `from,to\n/funds/a:b,/a\n${found},/a\n` },
    fault: { file: 'redirects.csv', line: 3, column: 1, expected: /path of one address/, found },
  })),
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
