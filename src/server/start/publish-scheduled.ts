import { momentOf } from '#src/publishing/drafts/moment.ts';
import { listScheduled } from '#src/store/drafts/drafts.ts';
import type { Store } from '#src/store/store.ts';
import type { Log } from '../observe/log.ts';

/** Milliseconds between two looks at what is scheduled. */
const lookEvery = 5_000;

/**
 * Publishes scheduled drafts at their moments. Of several processes the one that gets the right to publish does it; where this
 * one ends before the moment, another does, or the next that starts.
 */
export function publishScheduled(store: Store, log: Log, every = lookEvery) {
  const ending = new AbortController();
  let looking: Promise<void> | null = null;
  // A late draft is logged once, however often it is found.
  const late = new Set<number>();

  async function look(): Promise<void> {
    const scheduled = await listScheduled(store.db);
    if (scheduled.length === 0) return;
    // Imported only when needed: every start runs this file.
    const { publishDue } = await import('#src/publishing/drafts/publish-due.ts');
    for (const outcome of await publishDue(store, scheduled, ending.signal)) {
      const { number, label } = outcome.draft;
      const said = { draft: number, label };
      if ('release' in outcome) {
        log.info({ ...said, release: outcome.release.number }, 'a scheduled draft is public');
      } else if ('fault' in outcome) {
        log.error({ ...said, fault: outcome.fault }, 'a scheduled draft could not become public');
      } else if (momentOf(outcome.draft) < Date.now() && !late.has(number)) {
        late.add(number);
        log.warn({ ...said, waitsFor: outcome.waitsFor }, 'a scheduled draft is late');
      }
    }
  }

  const timer = setInterval(() => {
    looking ??= look()
      .catch((error: unknown) => {
        // The store does not answer, which its own log and the health checks report; the next look tries again.
        log.debug({ reason: String(error) }, 'scheduled drafts could not be looked at');
      })
      .finally(() => (looking = null));
  }, every).unref();
  return {
    /** A draft that waits for its moment stays scheduled. */
    async close() {
      clearInterval(timer);
      ending.abort();
      await looking;
    },
  };
}
