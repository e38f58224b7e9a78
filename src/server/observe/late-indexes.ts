import { levelDatesOf } from '#src/api/levels/level-dates.ts';
import type { Snapshot } from '#src/catalogue/snapshot.ts';
import type { Store } from '#src/store/open-store.ts';
import type { Log } from './log.ts';

export type LateIndexes = {
  /** How many indexes have a level overdue at this moment; null while that cannot be told. */
  count: () => Promise<number | null>;
  close: () => void;
};

const lookEvery = 300_000;

/**
 * Watches for levels that are overdue and writes a line of log whenever their number changes, for the
 * operator to be woken by. Most indexes share few moments, so that a look costs nothing.
 */
export function watchLateIndexes(
  { snapshot, store, log }: { snapshot: () => Snapshot; store: Pick<Store, 'db'>; log: Log },
  { now = Date.now, every = lookEvery }: { now?: () => number; every?: number } = {},
): LateIndexes {
  let told = 0;

  async function count(): Promise<number | null> {
    try {
      const all = await levelDatesOf({ snapshot: snapshot(), db: store.db });
      const at = now();
      return all
        .filter(({ lateFrom }) => lateFrom !== null && at > Date.parse(lateFrom))
        .reduce((sum, { numberOfIndexes }) => sum + numberOfIndexes, 0);
    } catch {
      // The store is down, or there is no release: its own log and health say so.
      return null;
    }
  }

  async function look(): Promise<void> {
    const late = await count();
    if (late === null || late === told) return;
    told = late;
    if (late > 0) log.warn({ late }, 'levels are late');
    else log.info({ late }, 'no level is late any more');
  }

  void look();
  const timer = setInterval(() => void look(), every).unref();
  return { count, close: () => clearInterval(timer) };
}
