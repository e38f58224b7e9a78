/**
 * How long a fresh clone takes to serve its first page by `npm start` (demo generated, pages built, demo
 * published), and how long the start after that takes. Installing packages is not counted.
 */
import { spawn, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { report } from './support/report.ts';

const clone = mkdtempSync(join(tmpdir(), 'plumbline-clone-'));
try {
  copyClone(clone);
  const first = await secondsToFirstPage(clone);
  const second = await secondsToFirstPage(clone);
  report(
    'start',
    [
      { start: 'first, of a fresh clone', seconds: first },
      { start: 'second', seconds: second },
    ],
    [
      { name: 'first start, s', value: first, atMost: 30, missedBy: 3 },
      { name: 'second start, s', value: second, atMost: 3, missedBy: 3 },
    ],
  );
} finally {
  rmSync(clone, { recursive: true, force: true });
}

/** What a clone would hold, and the installed packages: no build, no generated data, no store. */
function copyClone(target: string): void {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { encoding: 'utf8' }).split('\0').filter(existsSync);
  for (const file of files) cpSync(file, join(target, file));
  symlinkSync(resolve('node_modules'), join(target, 'node_modules'));
}

async function secondsToFirstPage(folder: string): Promise<number> {
  const started = performance.now();
  const env = { ...process.env, PORT: '0', DATA_DIR: join(folder, 'data'), DATABASE_URL: '' };
  // A group of its own: npm, its shell and the server end together.
  const npm = spawn('npm', ['start'], { cwd: folder, env, detached: true, stdio: 'pipe' });
  let output = '';
  const address = new Promise<string>((found, fail) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const url = /Plumbline is at ([^\s"]+)/.exec(output)?.[1];
      if (url) found(url);
    };
    npm.stdout.on('data', read);
    npm.stderr.on('data', read);
    npm.once('exit', () => fail(new Error(`npm start ended: ${output}`)));
  });
  const page = await fetch(await address);
  await page.text();
  const seconds = (performance.now() - started) / 1000;
  if (page.status !== 200) throw new Error(`the first page was answered with ${page.status}`);
  const ended = once(npm, 'exit');
  process.kill(-npm.pid!, 'SIGTERM');
  await ended;
  return seconds;
}
