import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Word } from '../../../tests/support/store-process.ts';
import { copiedDataDirectory } from '../../../tests/support/stores.ts';
import { listItems } from '../items/items.ts';
import { openStore } from '../open-store.ts';
import { beginRelease } from '../releases/unfinished-release.ts';
import { findCurrentRelease } from '../releases/releases.ts';
import { joinEngine } from './link.ts';
import { findLockHolder } from './lock.ts';

const details = { label: 'parent', note: '', sourceHash: 'y' };
const children: ChildProcess[] = [];
let dataDir: string;

beforeEach(async () => {
  dataDir = await copiedDataDirectory();
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

async function startProcess(): Promise<ChildProcess> {
  const child = fork(new URL('../../../tests/support/store-process.ts', import.meta.url), [
    dataDir,
  ]);
  children.push(child);
  await once(child, 'message');
  return child;
}

async function order(child: ChildProcess, word: Word): Promise<unknown> {
  const answer = once(child, 'message');
  child.send(word);
  return (await answer)[0];
}

async function kill(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

describe('two processes on one data directory', () => {
  test('the second is served by the first, and what it publishes is heard by the first', async () => {
    const store = await openStore({ dataDir });
    const heard = new Promise((resolve) => store.onRelease(resolve));
    const child = await startProcess();
    expect(await order(child, 'publish')).toBe('published 1');
    expect(await heard).toBe(1);
    expect(await listItems(store.db, 1, 'redirect', { limit: 9 })).toHaveLength(1);
    await store.close();
  });

  test('processes that start at the same moment agree on one engine', async () => {
    const started = await Promise.all([startProcess(), startProcess(), startProcess()]);
    const answers: unknown[] = [];
    for (const child of started) answers.push(await order(child, 'publish'));
    expect(answers).toEqual(['published 1', 'published 2', 'published 3']);
  });

  test('when the first is killed while the second publishes, the next opens what was published before', async () => {
    const first = await startProcess();
    await order(first, 'publish');
    expect(await order(first, 'stage')).toBe('staged 2');
    await kill(first);
    const store = await openStore({ dataDir });
    expect(await findCurrentRelease(store.db)).toMatchObject({ number: 1, label: 'child' });
    const unfinished = store.db
      .selectFrom('release')
      .select('number')
      .where('published', 'is', null);
    expect(await unfinished.execute()).toEqual([]);
    expect(await store.db.selectFrom('item').select('key').execute()).toEqual([{ key: '/from-1' }]);
    await store.close();
  });

  test('a second process that is killed while it publishes gives the right to publish back', async () => {
    const store = await openStore({ dataDir });
    const child = await startProcess();
    await order(child, 'stage');
    await expect(beginRelease(store, details)).rejects.toThrow('Another publish is under way');
    await kill(child);
    await expect.poll(() => beginRelease(store, details)).toBeTruthy();
    await store.close();
  });

  test('a process that joined goes on with an engine of its own when the first one ends', async () => {
    const first = await startProcess();
    const store = await openStore({ dataDir });
    await order(first, 'publish');
    const exited = once(first, 'exit');
    first.send('close' satisfies Word);
    await exited;
    expect(await findCurrentRelease(store.db)).toMatchObject({ number: 1 });
    expect((await findLockHolder(dataDir))?.pid).toBe(process.pid);
    await store.close();
    expect(await findLockHolder(dataDir)).toBeNull();
  });

  test('a thread that breaks gives the directory back, and its process goes on', async () => {
    const child = await startProcess();
    const before = await findLockHolder(dataDir);
    await order(child, 'break');
    await expect.poll(() => findLockHolder(dataDir)).toBeNull();
    expect(await order(child, 'publish')).toBe('published 1');
    expect(await findLockHolder(dataDir)).toEqual(before);
  });

  test('a holder that does not answer is named, with its process id', async () => {
    const store = await openStore({ dataDir });
    const holder = await findLockHolder(dataDir);
    await rm(holder!.socket);
    await expect(joinEngine(dataDir, 100)).rejects.toThrow(
      `is in use by process ${process.pid} on ${holder!.host}, which does not answer`,
    );
    await store.close();
  });
});

describe('the data directory', () => {
  test('of another major version is refused, with the way out', async () => {
    await writeFile(join(dataDir, 'pg', 'PG_VERSION'), '16\n');
    await expect(openStore({ dataDir })).rejects.toThrow(
      /was written by PostgreSQL 16; this version of plumbline reads 18\. Either export .* or remove/,
    );
    expect(await findLockHolder(dataDir)).toBeNull();
  });

  test('may be entered by its owner alone, as may its socket', async () => {
    await chmod(dataDir, 0o755);
    const store = await openStore({ dataDir });
    const modes = ['pg', 'run', 'run/store.sock'].map(async (path) => {
      const { mode } = await stat(join(dataDir, path));
      return (mode & 0o777).toString(8);
    });
    expect(await Promise.all(modes)).toEqual(['700', '700', '600']);
    await store.close();
    expect(await readdir(dataDir)).not.toContain('run');
  });

  test('with a path too long for a socket is served through the temporary directory', async () => {
    const long = join(await mkdtemp(join(tmpdir(), 'plumbline-long-')), 'x'.repeat(120));
    const source = dataDir;
    dataDir = await copiedDataDirectory(long);
    const store = await openStore({ dataDir });
    expect((await findLockHolder(dataDir))?.socket).toMatch(new RegExp(`^${tmpdir()}/plumbline-`));
    const child = await startProcess();
    expect(await order(child, 'publish')).toBe('published 1');
    await store.close();
    await rm(source, { recursive: true });
  });
});
