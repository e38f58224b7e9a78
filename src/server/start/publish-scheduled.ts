import type { Log } from '../observe/log.ts';
import type { Store } from '#src/store/store.ts';

export type ScheduledDrafts = {
  /** How many scheduled drafts could not become public since this process started. */
  failed: () => number;
  close: () => Promise<void>;
};

/** Milliseconds between two looks at what is scheduled. */
const lookEvery = 5_000;

/**
 * Publishes scheduled drafts at their moments. Of several processes the one that gets the right to publish does it; where this
 * one ends before the moment, another does, or the next that starts.
 */
export function publishScheduled(store: Store, log: Log, every = lookEvery): ScheduledDrafts {
  let looking: Promise<void> | null = null;
  let failed = 0;

  async function look(): Promise<void> {
    // Imported only when needed: every start runs this file.
    const { publishDue } = await import('#src/publishing/drafts/publish-due.ts');
    for (const { draft, release, fault } of await publishDue(store)) {
      const { number, label } = draft;
      if (release) {
        log.info({ draft: number, label, release: release.number }, 'a scheduled draft is public');
        continue;
      }
      failed++;
      log.error({ draft: number, label, fault }, 'a scheduled draft could not become public');
    }
  }

  const timer = setInterval(() => {
    looking ??= look()
      .catch((error: unknown) => {
        // The store does not answer: its own log and health say so, and the next look asks again.
        log.debug({ reason: String(error) }, 'scheduled drafts could not be looked at');
      })
      .finally(() => (looking = null));
  }, every).unref();
  return {
    failed: () => failed,
    async close() {
      clearInterval(timer);
      await looking;
    },
  };
}
