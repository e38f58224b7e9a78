import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { acquireLock, findLockHolder, releaseLock, type Lock, type LockHolder } from './lock.ts';
import { processStart } from './process-start.ts';

let dataDir: string;
const held: Lock[] = [];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'plumbline-lock-'));
});
afterEach(async () => {
  for (const lock of held.splice(0)) clearInterval(lock.heartbeat);
  await rm(dataDir, { recursive: true });
});

async function acquire(socket = '/socket'): Promise<Lock | { heldBy: LockHolder }> {
  const outcome = await acquireLock(dataDir, socket);
  if ('heartbeat' in outcome) held.push(outcome);
  return outcome;
}

/** A lock that another program left. */
async function leaveLock(holder: Partial<LockHolder>, modified = new Date()): Promise<void> {
  const file = join(dataDir, 'lock.7');
  const whole = { pid: process.pid, started: 'once', host: hostname(), socket: '/old', ...holder };
  await writeFile(file, JSON.stringify(whole));
  await utimes(file, modified, modified);
}

describe('the lock of a data directory', () => {
  test('is held by one at a time, who says where it answers', async () => {
    expect(await acquire('/first')).toMatchObject({ generation: 1 });
    expect(await acquire('/second')).toMatchObject({
      heldBy: { pid: process.pid, host: hostname(), socket: '/first' },
    });
  });

  test('can be taken again once it is given back', async () => {
    await releaseLock((await acquire()) as Lock);
    expect(await findLockHolder(dataDir)).toBeNull();
    expect(await acquire()).toMatchObject({ generation: 2 });
    expect(await readdir(dataDir)).toEqual(['lock.2']);
  });

  test('of a process that is gone is taken over', async () => {
    // Beyond the largest process id of Linux.
    await leaveLock({ pid: 2 ** 22 + 1 });
    expect(await acquire()).toMatchObject({ generation: 8 });
  });

  test('of a process whose id was given to another program is taken over', async () => {
    await leaveLock({ pid: process.pid, started: 'at another time' });
    expect(await acquire()).toMatchObject({ generation: 8 });
  });

  test('that lost its content with the power is taken over', async () => {
    await writeFile(join(dataDir, 'lock.7'), '');
    expect(await findLockHolder(dataDir)).toBeNull();
    expect(await acquire()).toMatchObject({ generation: 8 });
  });

  test('of a process that lives stands', async () => {
    await leaveLock({ pid: process.ppid, started: processStart(process.ppid) });
    expect(await acquire()).toMatchObject({ heldBy: { pid: process.ppid, socket: '/old' } });
  });

  test('of another machine stands while it is touched, and is taken over after', async () => {
    await leaveLock({ host: 'elsewhere', pid: 1 });
    expect(await acquire()).toMatchObject({ heldBy: { host: 'elsewhere' } });
    await leaveLock({ host: 'elsewhere', pid: 1 }, new Date(Date.now() - 60_000));
    expect(await acquire()).toMatchObject({ generation: 8 });
  });

  test('when stale is taken over by one of many who try at once', async () => {
    await leaveLock({ pid: 2 ** 22 + 1 });
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => acquire()));
    expect(outcomes.filter((outcome) => 'generation' in outcome)).toHaveLength(1);
  });
});
