import { spawnSync } from 'node:child_process';

/** Exit codes: 0 nothing known, 1 weaknesses are known, 2 nobody could be asked. */
const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8' });
const counts = countsOf(stdout);
if (counts === null) {
  console.error(
    'The registry could not be asked for known weaknesses: nothing is known either way.',
  );
  process.exit(2);
}
const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
const listed = Object.entries(counts).map(([severity, count]) => `${count} ${severity}`);
console.log(total === 0 ? 'No known weaknesses.' : `Known weaknesses: ${listed.join(', ')}.`);
process.exit(total === 0 ? 0 : 1);

/** Weaknesses by severity; null where the answer is none of the registry. */
function countsOf(text: string): Record<string, number> | null {
  try {
    const answer = JSON.parse(text) as {
      metadata?: { vulnerabilities?: Record<string, number> };
    };
    const { total: _total, ...counts } = answer.metadata?.vulnerabilities ?? { total: null };
    return Object.keys(counts).length === 0 ? null : counts;
  } catch {
    return null;
  }
}
