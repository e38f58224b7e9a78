import type { Snapshot } from '#src/catalogue/snapshot.ts';
import { runOutbox, type Outbox } from '#src/outbox/run-outbox.ts';
import type { ExternalServices } from '#src/outside/external-services.ts';
import { reportLateness } from '#src/store/outbox/lateness.ts';
import { setReceivers } from '#src/store/outbox/outbox.ts';
import type { Store } from '#src/store/store.ts';
import { watchLateIndexes, type LateIndexes } from '../observe/late-indexes.ts';
import type { Log } from '../observe/log.ts';
import type { Env } from '../settings/env.ts';
import { publishScheduled } from './publish-scheduled.ts';

/** Registers the receivers of events in the store before anything is published. A preview has none. */
export async function nameReceivers(
  store: Pick<Store, 'db'>,
  { outbox, preview }: Pick<Env, 'outbox' | 'preview'>,
): Promise<void> {
  if (preview !== null) return;
  const channels = (['webhook', 'purge'] as const).filter((channel) => outbox[channel] !== null);
  await setReceivers(store.db, channels);
}

type Deps = {
  store: Store;
  /** The same store, with reads sent to replicas. */
  reads: Pick<Store, 'db'>;
  snapshot: () => Snapshot;
  outside: ExternalServices;
};

/**
 * The background work of a server: it watches for late levels, publishes scheduled drafts, and delivers events. A
 * preview does only the first.
 */
export function startDuties(
  { store, reads, snapshot, outside }: Deps,
  env: Pick<Env, 'outbox' | 'preview' | 'publicUrl'>,
  log: Log,
): { lateIndexes: LateIndexes; outbox: Outbox | null; close: () => Promise<void> } {
  const isSite = env.preview === null;
  const lateIndexes = watchLateIndexes({
    snapshot,
    store: reads,
    log,
    report:
      isSite && env.outbox.webhook
        ? (release, late) => reportLateness(store, release, late)
        : async () => {},
  });
  const scheduled = isSite ? publishScheduled(store, log) : null;
  const served = () => snapshot().release;
  const outbox = isSite
    ? runOutbox({ store, outside, site: env.publicUrl, served, log }, env.outbox)
    : null;
  return {
    lateIndexes,
    outbox,
    async close() {
      lateIndexes.close();
      await Promise.all([scheduled?.close(), outbox?.close()]);
    },
  };
}
