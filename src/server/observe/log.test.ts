import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createLog, openOutput, requestId } from './log.ts';

function logTo(lines: Record<string, unknown>[]) {
  return createLog('info', {
    write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>),
  });
}

test('every line that is logged for a request bears its id, however late', async () => {
  const lines: Record<string, unknown>[] = [];
  const log = logTo(lines);
  await Promise.all(
    ['first', 'second'].map((id) =>
      requestId.run(id, async () => {
        await nextTurn();
        log.error({ err: new Error('failed'), path: '/x' }, 'request failed');
      }),
    ),
  );
  log.info('no request');
  expect(lines.map(({ id }) => id)).toEqual(['first', 'second', undefined]);
});

test('a line names its level in a word', () => {
  const lines: Record<string, unknown>[] = [];
  const log = logTo(lines);
  log.info('a');
  log.error('b');
  expect(lines.map(({ level }) => level)).toEqual(['info', 'error']);
});

test('a line bears its time, in UTC and to the millisecond', () => {
  const lines: Record<string, unknown>[] = [];
  const log = logTo(lines);
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const times = [
    '2026-11-20T23:59:59.007Z',
    '2026-11-20T23:59:59.999Z',
    '2026-11-21T00:00:00.000Z',
  ];
  for (const time of times) {
    vi.setSystemTime(new Date(time));
    log.info('now');
  }
  expect(lines.map(({ time }) => time)).toEqual(times);
});

test('an error is logged with its causes, without the values that a driver hangs on it', () => {
  const lines: Record<string, unknown>[] = [];
  const refused = Object.assign(new Error('duplicate key value violates unique constraint'), {
    code: '23505',
    detail: 'Key (email)=(ada@example.org) already exists.',
    parameters: ['ada@example.org'],
  });
  const error = new Error('not stored', { cause: refused });
  logTo(lines).error({ err: error }, 'failed');
  expect(lines[0]?.['err']).toMatchObject({
    message: 'not stored',
    cause: { code: '23505', message: 'duplicate key value violates unique constraint' },
  });
  expect(JSON.stringify(lines)).not.toContain('ada@example.org');
});

test('a line is written though no other follows it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-log-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'log');
  createLog('info', openOutput(file)).info('alone');
  await expect.poll(() => readFileSync(file, 'utf8')).toContain('"msg":"alone"');
});

test('what was logged before a process ends is written, however it ends itself', () => {
  const endings = ['process.exit(3)', "throw new Error('thrown')", ''];
  for (const ending of endings) {
    const script = `import { createLog } from './src/server/observe/log.ts';
      const log = createLog('info');
      for (let count = 0; count < 100; count += 1) log.info({ count }, 'line');
      ${ending}`;
    let output = '';
    try {
      output = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
        stdio: ['ignore', 'pipe', 'ignore'],
        encoding: 'utf8',
      });
    } catch (error) {
      output = (error as { stdout: string }).stdout;
    }
    const lines = output.trim().split('\n');
    const counts = lines.map((line) => (JSON.parse(line) as { count: number }).count);
    // The last write overtakes one under way now and then: none is lost, the order is told by the time.
    expect(counts.toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 100 }, (_, count) => count),
    );
  }
});

test.each([
  ['has gone', 1, true],
  ['hangs', 1_000, false],
])('a process ends as it would though the reader of its log %s', async (_, lines, isClosed) => {
  const script = `import { createLog } from './src/server/observe/log.ts';
    const log = createLog('info');
    process.stdin.once('data', () => {
      for (let count = 0; count < ${lines}; count += 1) log.info('x'.repeat(1_000));
      process.exit(3);
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  if (isClosed) child.stdout.destroy();
  child.stdin.write('go');
  expect(await once(child, 'exit')).toEqual([3, null]);
});

test('a process whose log nobody reads any more goes on', async () => {
  const script = `import { createLog } from './src/server/observe/log.ts';
    const log = createLog('info');
    let count = 0;
    const line = () => {
      log.info('x'.repeat(4_000));
      if (++count < 20) setImmediate(line);
      else process.exit(4);
    };
    process.stdin.once('data', line);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  child.stdout.destroy();
  child.stdin.write('go');
  expect(await once(child, 'exit')).toEqual([4, null]);
});
