import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { skippedCode } from '../bench/support/report.ts';

// `npm run bench` runs all of bench/; `npm run bench -- search page` runs the ones named.
const wanted = process.argv.slice(2);
const files = globSync('bench/*.ts').filter(
  (file) => wanted.length === 0 || wanted.some((name) => file === `bench/${name}.ts`),
);
const skipped: string[] = [];
for (const file of files.toSorted()) {
  console.log(`\n# ${file}`);
  const { status } = spawnSync(process.execPath, ['--expose-gc', file], { stdio: 'inherit' });
  if (status === skippedCode) skipped.push(file);
  else if (status !== 0) process.exitCode = 1;
}
if (skipped.length > 0) console.log(`\nNot measured, for the reasons above: ${skipped.join(', ')}`);
