import type { Context } from 'hono';
import type { Snapshot } from '#src/catalogue/snapshot.ts';
import type { ExternalServices } from '#src/outside/external-services.ts';
import type { Store } from '#src/store/open-store.ts';
import type { LateIndexes } from './late-indexes.ts';

type Observed = {
  snapshot: () => Snapshot;
  store: Pick<Store, 'isReachable' | 'needsRestart' | 'replicasInUse'>;
  outside: Pick<ExternalServices, 'health'>;
  lateIndexes: Pick<LateIndexes, 'count'>;
  isEnding: () => boolean;
};

/** The readiness of a process must never be answered from a cache. */
export const ofThisMoment = { 'Cache-Control': 'no-store' };

/**
 * Whether this process wants requests: 200, also while something that it uses fails, because pages go on
 * without it; 503 before there is a release, once it is about to end, and when only a restart would help.
 */
export function readiness({ snapshot, store, outside, lateIndexes, isEnding }: Observed) {
  return async (c: Context) => {
    const failing = [
      ...(store.isReachable() ? [] : ['store']),
      ...store.replicasInUse().flatMap((isInUse, at) => (isInUse ? [] : [`replica ${at + 1}`])),
      ...outside.health().flatMap(({ name, isHealthy }) => (isHealthy ? [] : [name])),
    ];
    const working = failing.length === 0 ? 'ready' : 'degraded';
    const ended = isEnding() ? 'ending' : store.needsRestart() ? 'broken' : null;
    const { release } = snapshot();
    const late = await lateIndexes.count();
    const state = ended ?? working;
    const status = ended === null ? 200 : 503;
    return c.json({ state, release, failing, lateIndexes: late }, status, ofThisMoment);
  };
}
