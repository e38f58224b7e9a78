import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';

// `npm run test:full`: what `npm test` leaves out, and in full what it shortens.

/** Publishes that are killed, or read meanwhile, have the machine to themselves. */
const alone = ['tests/e2e/open-data', 'tests/faults/publish', 'tests/pages/crawl'];

/** Both take a quarter of an hour: `npm run test:crawl`. */
const inCrawl = /\/(crawl|focus-in-sight)\.test\.ts$/;

const isShortened = (file: string) => readFileSync(file, 'utf8').includes('full-size.ts');

const beside = globSync('tests/{e2e,pages}/*.test.ts').filter(
  (file) => isShortened(file) && !inCrawl.test(file) && !alone.some((one) => file.startsWith(one)),
);
const whole = ['tests/e2e/accessibility', 'tests/e2e/text-size', 'tests/e2e/pseudo-language'];

run('site', ['--no-file-parallelism', ...alone]);
run('site', [...beside, ...whole]);
// A provider's year, of which every other run has a month.
run('rooms', ['tests/publishing/year']);

function run(project: 'rooms' | 'site', given: readonly string[]): void {
  const command = ['vitest', 'run', '--project', project, ...given];
  const env = { ...process.env, TEST_SIZE: 'full' };
  const { status } = spawnSync('npx', command, { stdio: 'inherit', env });
  if (status !== 0) process.exitCode = 1;
}
