import { spawn } from 'node:child_process';

// `npm test`: what tests need is made while the code is checked, then all tests run. What is handed on (names of
// files, options) goes to vitest, which ends with the time of each stage and one line of counts.
const nodeOf = (script: string) => [process.execPath, script];

const times: string[] = [];

await Promise.all([
  // Types, lint and the build use all the machine; beside them the demo is published by one thread.
  stage('check', [['npm', 'run', '--silent', 'check'], nodeOf('build/ensure-browser.ts')]),
  stage('pages', [nodeOf('build/build-pages.ts')]),
  stage('demo', [nodeOf('build/make-test-demo.ts')]),
]);
if (process.exitCode === undefined) {
  const environment = { ...process.env, TEST_STAGES: times.join(', ') };
  const command = ['npx', 'vitest', 'run', ...process.argv.slice(2)];
  process.exitCode = (await run(command, environment)) ?? 1;
}

/** Runs commands one after the other and notes how long they took; ends the run, with what they wrote, if one fails. */
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
