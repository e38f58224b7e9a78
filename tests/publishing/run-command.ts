import { execFile } from 'node:child_process';

export type Outcome = { code: number; stdout: string; stderr: string };

/** Runs `plumbline` as a user would, in a process of its own. */
export function runCommand(
  args: readonly string[],
  env: Record<string, string> = {},
  input = '',
): Promise<Outcome> {
  return new Promise((resolve) => {
    const options = { env: { ...process.env, DATABASE_URL: '', ...env }, maxBuffer: 1 << 26 };
    const child = execFile(
      process.execPath,
      ['src/cli/main.ts', ...args],
      options,
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    );
    child.stdin?.end(input);
  });
}
