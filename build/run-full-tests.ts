import { globSync } from 'node:fs';
import { runInGroups } from './run-in-groups.ts';

// `npm run test:full` runs the tests that `npm test` leaves out, and those that it shortens in full. Tests of faults and the
// crawl in a browser have runs of their own.

/** This test publishes a whole database and measures its duration, so no other test runs beside it. */
const openData = 'tests/e2e/long/open-data.test.ts';

const inBrowser = globSync('tests/e2e/long/*.test.ts')
  .filter((file) => file !== openData && !/\/(?:crawl|accessibility)[\w-]*\.test/.test(file))
  .toSorted();
const half = Math.ceil(inBrowser.length / 2);

/** Tests of the rooms that `npm test` shortens. */
const shortened = ['tests/publishing/year', 'src/api/data-files/changes/level-changes'];

runInGroups([
  [openData],
  ['--project=rooms', '/long/', ...shortened],
  ['--project=site', 'tests/pages/long'],
  ['--project=site', 'tests/e2e/accessibility-english', 'tests/e2e/long/accessibility-japanese'],
  ['--project=site', ...inBrowser.slice(0, half)],
  ['--project=site', ...inBrowser.slice(half)],
]);
