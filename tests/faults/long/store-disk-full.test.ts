import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, test, type TestContext } from 'vitest';
import { UnavailableError } from '#src/domain/errors.ts';
import { openEmbeddedSession } from '#src/store/embedded/embedded-session.ts';
import { engineLimits } from '#src/store/embedded/start-engine.ts';
import { runCommand } from '../../publishing/run-command.ts';
import { startSite } from '../../support/running-site.ts';
import { copiedDataDirectory } from '../../support/stores.ts';
import { sendOnce } from '../lead-visitors.ts';

let disk: string;
let isMounted: boolean;
beforeEach(async () => {
  disk = await mkdtemp(join(tmpdir(), 'plumbline-store-disk-'));
  isMounted = false;
});
afterEach(async () => {
  if (isMounted) execFileSync('/bin/umount', ['-l', disk]);
  await rm(disk, { recursive: true, force: true });
});

function mount(megabytes: number, context: TestContext): void {
  try {
    const options = `size=${megabytes}m`;
    execFileSync('/bin/mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', disk], { stdio: 'ignore' });
    isMounted = true;
  } catch {
    context.skip('a small disk cannot be mounted here: that takes the rights of root');
  }
}

/** Leaves no byte free. */
async function fill(): Promise<void> {
  const { bavail, bsize } = await statfs(disk);
  await writeFile(join(disk, 'others'), Buffer.alloc(bavail * bsize));
}

const empty = () => rm(join(disk, 'others'));

test('on a full disk a publish says so and ends, pages that nobody has read are made, and all goes on with room', async (context) => {
  mount(512, context);
  const dataDir = join(disk, 'store');
  cpSync(inject('demoStore'), dataDir, { recursive: true });
  const site = await startSite({ DATA_DIR: dataDir });
  const status = async (path: string) => (await fetch(site.url + path)).status;
  const publish = () => runCommand(['publish', inject('demoFolder')], { DATA_DIR: dataDir });
  try {
    const rollback = () =>
      runCommand(['rollback', '1', '--reason', 'Wrong'], { DATA_DIR: dataDir });
    await fill();
    expect(await rollback()).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/The disk of .*store is full: nothing can be written/),
    });
    expect(await status('/indexes/screener?page=2')).toBe(200);
    expect(await status('/api/index-prices?secId=PLWLD_NTR_USD&latest=3')).toBe(200);
    expect(await status('/readyz')).toBe(200);
    const asked = performance.now();
    expect([200, 503]).toContain(await sendOnce(site.url, randomUUID()));
    expect(performance.now() - asked).toBeLessThan(5_000);
    await empty();
    expect(await publish()).toMatchObject({ code: 0 });
    expect(await rollback()).toMatchObject({ code: 0 });
    expect(await sendOnce(site.url, randomUUID())).toBe(200);
    await fill();
    const ended = once(site.process, 'exit');
    site.process.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  } finally {
    await site.stop();
  }
});

test('an engine that others leave no room in the midst of a write is replaced, and what was there is there again', async (context) => {
  mount(160, context);
  const dataDir = await copiedDataDirectory(join(disk, 'store'));
  const faults: string[] = [];
  const session = await openEmbeddedSession(dataDir, ({ message }) => void faults.push(message), {
    ...engineLimits,
    reserve: 0,
  });
  const blob = (key: string, size: number) => ({
    sql: 'insert into blob (sha256, bytes) values ($1, $2)',
    parameters: [key, Buffer.alloc(size, key)],
  });
  const keys = async () => {
    const { rows } = await session.run({ sql: 'select sha256 from blob', parameters: [] });
    return rows.map(({ sha256 }) => sha256);
  };
  await session.batch([{ sql: 'set local synchronous_commit = on', parameters: [] }, blob('a', 9)]);
  await fill();
  const publishing = await session.beginPublishing();
  // The first write that finds no room fails, and so do those after it: nothing hangs.
  const outcomes: unknown[] = [];
  for (const key of ['b', 'c', 'd']) {
    outcomes.push(await publishing!.run(blob(key, 20_000_000)).catch((error: unknown) => error));
  }
  await publishing!.end().catch(() => {});
  for (const outcome of outcomes) expect(outcome).toBeInstanceOf(UnavailableError);
  // The engine's end is told a moment after the writes that it failed.
  await expect
    .poll(() => faults[0] ?? '', { timeout: 30_000 })
    .toMatch(/The embedded store broke \(.*No space left/);
  await expect.poll(() => keys().catch(String), { timeout: 60_000 }).toEqual(['a']);
  await empty();
  await session.run(blob('z', 9));
  expect(await keys()).toEqual(['a', 'z']);
  await session.close();
});
