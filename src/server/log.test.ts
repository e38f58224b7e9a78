import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createLog, requestId } from './log.ts';

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
        await sleep(1);
        log.error({ err: new Error('failed'), path: '/x' }, 'request failed');
      }),
    ),
  );
  log.info('no request');
  expect(lines.map(({ id }) => id)).toEqual(['first', 'second', undefined]);
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
