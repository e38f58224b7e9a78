import { expect, test, vi } from 'vitest';
import { UnavailableError } from '#src/domain/errors.ts';
import type { Store } from '#src/store/open-store.ts';
import { kyselyOver } from '#src/store/session-dialect.ts';
import type { Catalogue } from './lists/lists.ts';
import { startLiveCatalogue, type Build } from './live-catalogue.ts';

/** A store that announces releases on demand, and a build whose end the test decides. */
function makeLive(first: number | null) {
  let announce: (release: number) => void = () => {};
  const rows = first === null ? [] : [{ number: first }];
  const store = {
    db: kyselyOver({
      run: async () => ({ rows, affectedRows: 0, milliseconds: 0 }),
      batch: async () => 0,
    }),
    onRelease(listener: typeof announce) {
      announce = listener;
      return () => (announce = () => {});
    },
  } as unknown as Store;
  const builds: { release: number; signal: AbortSignal; done: () => void; fail: () => void }[] = [];
  const build: Build = (_store, release, signal) =>
    new Promise((resolve, reject) => {
      const done = () => resolve({ indexes: { size: release } } as Catalogue);
      builds.push({ release, signal, done, fail: () => reject(new Error('store is down')) });
    });
  const log = { info: vi.fn<() => void>(), error: vi.fn<() => void>() };
  const started = startLiveCatalogue(store, log, { build, retryAfter: 0 });
  return { started, builds, log, announce: (release: number) => announce(release) };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

async function startedWith(first: number) {
  const made = makeLive(first);
  await settled();
  made.builds[0]!.done();
  return { ...made, live: await made.started };
}

test('the first catalogue is complete before anything is served', async () => {
  const { live } = await startedWith(7);
  expect(live.snapshot()).toMatchObject({ release: 7, catalogue: { indexes: { size: 7 } } });
});

test('without a release there is nothing to serve yet', async () => {
  const { started, announce, builds } = makeLive(null);
  const live = await started;
  expect(() => live.snapshot()).toThrow(UnavailableError);
  announce(1);
  builds[0]!.done();
  await settled();
  expect(live.snapshot().release).toBe(1);
});

test('a first build that fails is told to the caller', async () => {
  const { started, builds } = makeLive(1);
  await settled();
  builds[0]!.fail();
  await expect(started).rejects.toThrow('store is down');
});

test('the old catalogue serves until the new one is complete', async () => {
  const { live, announce, builds } = await startedWith(1);
  announce(2);
  await settled();
  expect(live.snapshot().release).toBe(1);
  builds[1]!.done();
  await settled();
  expect(live.snapshot().release).toBe(2);
});

test('a release that is known already is not built again', async () => {
  const { announce, builds } = await startedWith(3);
  announce(3);
  announce(2);
  expect(builds).toHaveLength(1);
});

test('a newer release supersedes a build under way, even the first', async () => {
  const { started, announce, builds } = makeLive(1);
  await settled();
  announce(2);
  expect(builds[0]!.signal.aborted).toBe(true);
  builds[0]!.fail(); // as a worker does that was ended
  builds[1]!.done();
  const live = await started;
  expect(live.snapshot().release).toBe(2);

  announce(3);
  announce(4);
  builds[3]!.done();
  await settled();
  builds[2]!.done(); // too late
  await settled();
  expect(live.snapshot().release).toBe(4);
});

test('a build that fails is logged and tried again, and what serves goes on serving', async () => {
  const { live, announce, builds, log } = await startedWith(1);
  announce(2);
  builds[1]!.fail();
  await expect.poll(() => builds.length).toBe(3);
  expect(log.error).toHaveBeenCalledOnce();
  expect(live.snapshot().release).toBe(1);
  builds[2]!.done();
  await settled();
  expect(live.snapshot().release).toBe(2);
});

test('closing gives up the build under way', async () => {
  const { live, announce, builds } = await startedWith(1);
  announce(2);
  const closed = live.close();
  expect(builds[1]!.signal.aborted).toBe(true);
  builds[1]!.fail();
  await closed;
  announce(3);
  expect(builds).toHaveLength(2);
});
