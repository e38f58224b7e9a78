import { setTimeout as delay } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { UnavailableError } from '#src/domain/errors.ts';
import type { Catalogue } from './lists/lists.ts';
import type { Snapshot } from './snapshot.ts';

/** Most bytes of catalogues of earlier releases, and roughly the bytes per index. */
const mostBytes = 512 * 1024 * 1024;
const bytesOfIndex = 3_500;

/** Most catalogues that are kept. */
const mostKept = 4;

/** Milliseconds that a request waits for a catalogue; the build continues for the next request. */
const longestWait = 10_000;

/**
 * A snapshot that gives access to those of earlier releases. Their catalogues are built on demand, one at a time and in
 * another thread, and few are kept. They end with this snapshot, since another release may bring other terms.
 */
export function snapshotWithEarlier(
  { release, catalogue }: Pick<Snapshot, 'release' | 'catalogue'>,
  build: (release: number) => Promise<Catalogue>,
): Snapshot {
  const roomFor = Math.floor(mostBytes / (bytesOfIndex * Math.max(1, catalogue.indexes.size)));
  const max = Math.min(mostKept, Math.max(1, roomFor));
  const known = new LRUCache<number, Promise<Snapshot>>({ max });
  let before: Promise<unknown> = Promise.resolve();

  function begin(earlier: number): Promise<Snapshot> {
    const building = before.then(async () => {
      const built = await build(earlier);
      return { release: earlier, catalogue: built, earlier: ask, current: snapshot };
    });
    before = building.catch(() => undefined);
    building.catch(() => known.delete(earlier));
    known.set(earlier, building);
    return building;
  }

  async function ask(earlier: number): Promise<Snapshot> {
    if (earlier === release) return snapshot;
    const gaveUp = new AbortController();
    const late = delay(longestWait, null, { signal: gaveUp.signal, ref: false });
    late.catch(() => undefined);
    const found = await Promise.race([known.get(earlier) ?? begin(earlier), late]);
    gaveUp.abort();
    if (found) return found;
    throw new UnavailableError(`The catalogue of release ${earlier} is being built`, {
      isBeingPrepared: true,
    });
  }

  const snapshot: Snapshot = { release, catalogue, earlier: ask };
  return snapshot;
}
