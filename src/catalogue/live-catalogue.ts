import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { UnavailableError } from '#src/domain/errors.ts';
import type { Store } from '#src/store/open-store.ts';
import { findCurrentRelease } from '#src/store/releases/releases.ts';
import { buildCatalogue } from './build-catalogue.ts';
import { snapshotWithEarlier } from './earlier-snapshots.ts';
import type { Catalogue } from './lists/lists.ts';
import type { Snapshot } from './snapshot.ts';

export type LiveCatalogue = {
  /** The newest release whose catalogue is built; throws UnavailableError when there is none yet. */
  snapshot: () => Snapshot;
  /** When that catalogue was built, in milliseconds since 1970; null before the first. */
  builtAt: () => number | null;
  /** Stops following the store and gives up a build under way. */
  close: () => Promise<void>;
};

/** `terms`: the release whose terms of use decide what of an earlier one may still be shown. */
export type Build = (
  store: Store,
  release: number,
  signal: AbortSignal,
  terms?: number,
) => Promise<Catalogue>;

/**
 * Builds the catalogue of the current release, then follows the store: each new release is built beside the
 * one that serves, and takes its place when it is complete. A newer release supersedes a build under way.
 * A build that fails is logged and tried again; what serves goes on serving.
 * Rejects when there is a release and its first build fails.
 * @param options.retryAfter milliseconds
 */
export async function startLiveCatalogue(
  store: Store,
  log: Pick<Logger, 'info' | 'error'>,
  { build = buildCatalogue, retryAfter = 5_000 }: { build?: Build; retryAfter?: number } = {},
): Promise<LiveCatalogue> {
  let current: Snapshot | null = null;
  let builtAt: number | null = null;
  let newest = 0;
  let underWay = new AbortController();
  const closing = new AbortController();
  let building: Promise<void> = Promise.resolve();

  async function buildAndSwap(release: number, signal: AbortSignal): Promise<void> {
    const started = performance.now();
    const catalogue = await build(store, release, signal);
    if (signal.aborted) return;
    current = snapshotWithEarlier({ release, catalogue }, (earlier) =>
      build(store, earlier, closing.signal, release),
    );
    builtAt = Date.now();
    const milliseconds = Math.round(performance.now() - started);
    log.info({ release, milliseconds, indexes: catalogue.indexes.size }, 'catalogue built');
  }

  async function buildFirst(release: number, signal: AbortSignal): Promise<void> {
    await buildAndSwap(release, signal).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
  }

  async function buildUntilDone(release: number, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        return await buildAndSwap(release, signal);
      } catch (error) {
        if (signal.aborted) return;
        log.error({ err: error, release }, 'catalogue not built, the one before goes on serving');
        await delay(retryAfter, null, { signal, ref: false }).catch(() => null);
      }
    }
  }

  function supersede(release: number): AbortSignal {
    underWay.abort();
    underWay = new AbortController();
    newest = release;
    return underWay.signal;
  }

  const unfollow = store.onRelease((release) => {
    if (release > newest) building = buildUntilDone(release, supersede(release));
  });
  const close = async () => {
    unfollow();
    newest = Infinity;
    underWay.abort();
    closing.abort();
    await building;
  };
  try {
    const first = await findCurrentRelease(store.db);
    if (first && first.number > newest) await buildFirst(first.number, supersede(first.number));
    await building;
  } catch (error) {
    await close();
    throw error;
  }
  return {
    snapshot() {
      if (current) return current;
      throw new UnavailableError('no release is ready yet');
    },
    builtAt: () => builtAt,
    close,
  };
}
