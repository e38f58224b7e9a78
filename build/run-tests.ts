import { spawn } from 'node:child_process';

// `npm test` checks the code, builds the pages and publishes the demo at the same time; then it runs all tests except those
// in folders `long`. Arguments (names of files, options) are passed on to vitest.
const nodeOf = (script: string) => [process.execPath, script];

const times: string[] = [];

await Promise.all([
  stage('check', [['npm', 'run', '--silent', 'check'], nodeOf('build/ensure-browser.ts')]),
  stage('pages', [nodeOf('build/build-pages.ts')]),
  stage('demo', [nodeOf('build/make-test-demo.ts')]),
]);
if (process.exitCode === undefined) {
  const environment = { ...process.env, TEST_STAGES: times.join(', ') };
  const command = ['npx', 'vitest', 'run', '--exclude=**/long/**', ...process.argv.slice(2)];
  process.exitCode = (await run(command, environment)) ?? 1;
}

/** Runs commands one after the other and records their time. If one fails, `npm test` ends without running the tests. */
async function stage(name: string, commands: readonly string[][]): Promise<void> {
  const start = performance.now();
  for (const command of commands) {
    const code = await run(command);
    if (code === 0) continue;
    console.error(`${name}: ${command.join(' ')} failed`);
    process.exitCode = 1;
    return;
  }
  times.push(`${name} ${Math.round((performance.now() - start) / 1000)} s`);
}

function run(
  [program = '', ...rest]: readonly string[],
  env = process.env,
): Promise<number | null> {
  const child = spawn(program, rest, { stdio: 'inherit', env });
  return new Promise((resolve) => child.once('close', resolve));
}
