import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copiedDataDirectory } from '../../../tests/support/stores.ts';
import { compiledEngine } from './compiled-engine.ts';
import { embeddedMajorVersion, openDatabase } from './database.ts';

test('a new directory is of the major version that we name', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'plumbline-new-'));
  await (await openDatabase(dataDir, await compiledEngine())).close();
  const version = await readFile(join(dataDir, 'pg', 'PG_VERSION'), 'utf8');
  expect(version.trim()).toBe(embeddedMajorVersion);
  await rm(dataDir, { recursive: true });
}, 120_000);

test('files that cannot be used are told of with the way out, not by the words of the engine', async () => {
  const dataDir = await copiedDataDirectory();
  await rm(join(dataDir, 'pg', 'global'), { recursive: true });
  await expect(openDatabase(dataDir, await compiledEngine())).rejects.toThrow(
    /pg cannot be opened: its files.*chown/,
  );
  await rm(dataDir, { recursive: true });
});

test('a commit that asks for it waits for the disk, a bulk write does not', async () => {
  const dataDir = await copiedDataDirectory();
  const database = await openDatabase(dataDir, await compiledEngine());
  const files = database.Module.NODEFS as unknown as {
    stream_ops: { fsync: (stream: { path?: string; nfd?: number }) => number };
  };
  const synced: string[] = [];
  const sync = files.stream_ops.fsync;
  files.stream_ops.fsync = (stream) => {
    synced.push(stream.path ?? '');
    return sync(stream);
  };
  const insert = (sha256: string) => `insert into blob values ('${sha256}', '')`;
  await database.exec(insert('bulk'));
  expect(synced).toEqual([]);
  await database.exec(`begin; set local synchronous_commit = on; ${insert('flip')}; commit`);
  expect(synced).toEqual([expect.stringContaining('pg_wal')]);
  await database.exec('checkpoint');
  expect(synced).toContainEqual(expect.stringContaining('/base/'));
  await database.close();
  await rm(dataDir, { recursive: true });
});
