import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

/**
 * Runs groups of tests one after the other; a group is a list of arguments for vitest. With `--within SECONDS` on the
 * command line no further group begins after that time, and those that did not run are named. The first group then
 * changes every day, so that each has its turn.
 */
export function runInGroups(groups: readonly (readonly string[])[]): void {
  const { values } = parseArgs({ options: { within: { type: 'string', default: 'Infinity' } } });
  const within = Number(values.within);
  const day = Math.floor(Date.now() / 86_400_000);
  const first = within === Infinity ? 0 : day % groups.length;
  const ordered = [...groups.slice(first), ...groups.slice(0, first)];
  const env = { ...process.env, TEST_SIZE: process.env['TEST_SIZE'] ?? 'full' };
  for (const [at, group] of ordered.entries()) {
    if (performance.now() / 1000 > within) {
      const left = ordered.slice(at).map((each) => each.join(' '));
      console.error(`Not run within ${within} s:\n${left.join('\n')}`);
      return;
    }
    const { status } = spawnSync('npx', ['vitest', 'run', ...group], { stdio: 'inherit', env });
    if (status !== 0) process.exitCode = 1;
  }
}
