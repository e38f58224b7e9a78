import { mkdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { UnavailableError } from '#src/domain/errors.ts';
import { copiedDataDirectory } from '../../../tests/support/stores.ts';
import { openEmbeddedSession, type EmbeddedSession } from './embedded-session.ts';
import { engineLimits, type EngineLimits } from './start-engine.ts';

const insert = (key: string) => ({
  sql: `insert into blob (sha256, bytes) values ('${key}', '')`,
  parameters: [],
});
const keys = { sql: 'select sha256 from blob order by sha256', parameters: [] };
const endless = {
  sql: 'select count(*) from generate_series(1, 1000000000000) as n',
  parameters: [],
};

let dataDir: string;
let session: EmbeddedSession;
const faults: string[] = [];
beforeEach(async () => {
  faults.length = 0;
  dataDir = await copiedDataDirectory();
});
afterEach(async () => {
  await session.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function open(limits: Partial<EngineLimits> = {}): Promise<void> {
  const onFault = ({ message }: Error) => void faults.push(message);
  session = await openEmbeddedSession(dataDir, onFault, { ...engineLimits, ...limits });
}

/** Where PostgreSQL writes a file at each checkpoint, and panics if it cannot. */
async function putObstacle(): Promise<string> {
  const obstacle = join(dataDir, 'pg', 'pg_logical', 'replorigin_checkpoint.tmp');
  await mkdir(obstacle);
  return obstacle;
}

/** As the flip of a release is. */
const insertForGood = (key: string) => [
  { sql: 'set local synchronous_commit = on', parameters: [] },
  insert(key),
];

test('an engine that hangs is given up and started again: who waited is told, and nothing is lost', async () => {
  await open({ job: 2_000 });
  await session.batch(insertForGood('before'));
  const hanging = session.run(endless);
  const waiting = session.run(keys);
  await expect(hanging).rejects.toThrow(UnavailableError);
  await expect(waiting).rejects.toThrow(UnavailableError);
  await expect.poll(() => session.run(keys).catch(String)).toMatchObject({ rows: [{}] });
  await session.run(insert('after'));
  expect(faults).toEqual(['The embedded store did not answer, and is started again']);
  expect(session.needsRestart()).toBe(false);
});

test('an engine that panics is not asked again, whose answers would be made up, but started anew', async () => {
  await open();
  await session.batch(insertForGood('before'));
  const obstacle = await putObstacle();
  await expect(session.run({ sql: 'checkpoint', parameters: [] })).rejects.toThrow(
    /The embedded store broke \(.*replorigin/,
  );
  await rmdir(obstacle);
  await expect.poll(() => session.run(keys).catch(String)).toMatchObject({ rows: [{}] });
  await session.run(insert('after'));
  expect((await session.run(keys)).rows).toEqual([{ sha256: 'after' }, { sha256: 'before' }]);
  expect(faults).toEqual([expect.stringMatching(/The embedded store broke/)]);
});

test('a checkpoint after bulk work that panics ends the engine as well', async () => {
  await open();
  const publishing = await session.beginPublishing();
  await publishing!.batch(insertForGood('before'));
  const obstacle = await putObstacle();
  await publishing!.end();
  await expect.poll(() => faults).toEqual([expect.stringMatching(/The embedded store broke/)]);
  await rmdir(obstacle);
  await expect.poll(() => session.run(keys).catch(String)).toMatchObject({ rows: [{}] });
  expect((await session.run(keys)).rows).toEqual([{ sha256: 'before' }]);
});

test('without room on the disk a write is refused before it is begun, and reading goes on', async () => {
  await open({ reserve: Number.MAX_SAFE_INTEGER });
  const publishing = await session.beginPublishing();
  await expect(publishing!.run(insert('a'))).rejects.toThrow(/The disk of .* is full/);
  await expect(publishing!.batch([insert('a')])).rejects.toThrow(UnavailableError);
  expect((await session.run(keys)).rows).toEqual([]);
  await publishing!.end();
  expect((await session.run(keys)).rows).toEqual([]);
  expect(faults).toEqual([]);
});

test('an engine that cannot be started is not tried again for every call: what failed is said for a while', async () => {
  await open();
  const obstacle = await putObstacle();
  const version = join(dataDir, 'pg', 'PG_VERSION');
  const known = await readFile(version);
  await writeFile(version, '1\n');
  await expect(session.run({ sql: 'checkpoint', parameters: [] })).rejects.toThrow(
    /The embedded store broke/,
  );
  await rmdir(obstacle);
  const errorOf = () => session.run(keys).catch((error: unknown) => error);
  let failed: unknown;
  await expect
    .poll(async () => String((failed = await errorOf())))
    .toMatch(/was written by|version/);
  await writeFile(version, known);
  expect(await errorOf()).toBe(failed);
  await expect.poll(errorOf).toMatchObject({ rows: [] });
});
