import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { mindThread } from './mind-thread.ts';
import { sharedProgress } from './progress.ts';

const limits = { start: 100, job: 100, end: 100 };

test('a thread that hangs and cannot be ended is told of: only a restart helps', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-thread-'));
  const pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  // It waits in the operating system, as on a disk that does not answer, until somebody writes.
  const work = `require('node:worker_threads').parentPort.postMessage('begun');
    require('node:fs').openSync(${JSON.stringify(pipe)})`;
  const worker = new Worker(work, { eval: true });
  await once(worker, 'message');
  const reported: string[] = [];
  const minded = mindThread(worker, sharedProgress(), limits, {
    onFault: ({ message }) => void reported.push(message),
    onStuck: () => void reported.push('stuck'),
    onExit: async () => void reported.push('exit'),
  });
  await expect.poll(minded.isStuck).toBe(true);
  const stuck = [
    'The embedded store did not answer, and is started again',
    'The embedded store hangs and cannot be ended: restart this process',
    'stuck',
  ];
  expect(reported).toEqual(stuck);
  const writer = createWriteStream(pipe);
  await once(writer, 'open');
  writer.end();
  await minded.exited;
  expect(minded.isStuck()).toBe(false);
  expect(reported).toEqual([...stuck, 'exit']);
  await rm(folder, { recursive: true });
});
