import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'plumbline-browser-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs it on a machine without a browser, whose package manager does this with what it is asked for. */
function ensureWith(packageManager: string, name: string) {
  const path = mkdtempSync(join(folder, name));
  const log = join(path, 'log');
  const program = join(path, 'apt-get');
  writeFileSync(
    program,
    `#!/bin/sh\necho "$@" >> ${log}\n${packageManager.replaceAll('HERE', path)}\n`,
  );
  chmodSync(program, 0o755);
  const script = join(import.meta.dirname, 'ensure-browser.ts');
  const { status, stderr } = spawnSync(process.execPath, [script], {
    env: { PATH: path },
    encoding: 'utf8',
  });
  const asked = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];
  return { status, stderr, asked };
}

const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
const commands = ['update -q', 'install -y -q --no-install-recommends chromium'];

test.runIf(isDebianRoot)(
  'root on Debian gets the browser of the distribution, where none is',
  () => {
    const made = ensureWith(': > HERE/chromium; /bin/chmod +x HERE/chromium', 'made-');
    expect(made).toEqual({ status: 0, stderr: '', asked: commands });
  },
);

test('where no browser can be had it says what is missing, and fails', () => {
  const { status, stderr, asked } = ensureWith(':', 'none-');
  expect(status).toBe(1);
  expect(stderr).toContain('Install one, or name its program in CHROMIUM_PATH.');
  expect(asked).toEqual(isDebianRoot ? commands : []);
});
