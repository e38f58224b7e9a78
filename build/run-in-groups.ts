import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { closingLines, sumOfCounts } from './closing-line-reporter.ts';

/**
 * Runs groups of tests one after the other; a group is a list of arguments for vitest. With `--within SECONDS` on the
 * command line no further group begins after that time, and those that did not run are named. The first group then
 * changes every day, so that each has its turn. The last lines name what failed in any group and count all tests. If
 * TEST_COUNTS names a file, the counts of each group are appended to it.
 */
export function runInGroups(groups: readonly (readonly string[])[]): void {
  const { values } = parseArgs({ options: { within: { type: 'string', default: 'Infinity' } } });
  const within = Number(values.within);
  const day = Math.floor(Date.now() / 86_400_000);
  const first = within === Infinity ? 0 : day % groups.length;
  const ordered = [...groups.slice(first), ...groups.slice(0, first)];
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-test-counts-'));
  const counts = join(folder, 'counts.jsonl');
  writeFileSync(counts, '');
  try {
    for (const [at, group] of ordered.entries()) {
      if (performance.now() / 1000 > within) {
        const left = ordered.slice(at).map((each) => each.join(' '));
        console.error(`Not run within ${within} s:\n${left.join('\n')}`);
        break;
      }
      runGroup(group, counts);
    }
    const counted = readFileSync(counts, 'utf8');
    if (counted !== '') console.log(`All groups:\n${closingLines(sumOfCounts(counts))}`);
    const all = process.env['TEST_COUNTS'];
    if (all !== undefined) appendFileSync(all, counted);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function runGroup(group: readonly string[], counts: string): void {
  const env = {
    ...process.env,
    TEST_SIZE: process.env['TEST_SIZE'] ?? 'full',
    TEST_COUNTS: counts,
  };
  const { status } = spawnSync('npx', ['vitest', 'run', ...group], { stdio: 'inherit', env });
  if (status === 0) return;
  process.exitCode = 1;
  console.error(`A group ended with ${status}: ${group.join(' ')}`);
}
