import { spawnSync } from 'node:child_process';

// Asks the registry for known weaknesses of the dependencies. Exit codes: 0 none, 1 some, 2 the registry did not answer.
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

/** The number of weaknesses by severity; null if the text is not an answer of the registry. */
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
