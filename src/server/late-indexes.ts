import { setImmediate as letOthersIn } from 'node:timers/promises';
import { nextDueOf, publicationOf } from '#src/api/next-due-of.ts';
import { siteTexts } from '#src/api/site-texts.ts';
import type { Snapshot } from '#src/catalogue/live-catalogue.ts';
import type { Store } from '#src/store/open-store.ts';
import type { Log } from './log.ts';
import { onceByRelease } from './once-by-release.ts';

export type LateIndexes = {
  /** How many indexes have a level overdue at this moment; null while that cannot be told. */
  count: () => Promise<number | null>;
  close: () => void;
};

/** Moments at which levels are due, with the number of indexes that share each. */
type DueMoments = Map<number, number>;

const rowsAtATime = 2_000;
const lookEvery = 300_000;

/**
 * Watches for levels that are overdue and writes a line of log whenever their number changes, for the
 * operator to be woken by. Most indexes share few moments, so that a look costs nothing.
 */
export function watchLateIndexes(
  { snapshot, store, log }: { snapshot: () => Snapshot; store: Pick<Store, 'db'>; log: Log },
  { now = Date.now, every = lookEvery }: { now?: () => number; every?: number } = {},
): LateIndexes {
  const momentsOf = onceByRelease((current: Snapshot) => readMoments(current, store));
  let told = 0;

  async function count(): Promise<number | null> {
    try {
      const moments = await momentsOf(snapshot());
      const at = now();
      return Array.from(moments).reduce((sum, [due, many]) => sum + (at > due ? many : 0), 0);
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

async function readMoments(snapshot: Snapshot, { db }: Pick<Store, 'db'>): Promise<DueMoments> {
  const { site } = await siteTexts({ snapshot, db });
  const moments: DueMoments = new Map();
  const { indexes } = snapshot.catalogue;
  for (let row = 0; row < indexes.size; row += 1) {
    if (row % rowsAtATime === 0) await letOthersIn();
    const due = nextDueOf(publicationOf(indexes.row(row)), site.calendar);
    if (due === null) continue;
    const at = Date.parse(due.by);
    moments.set(at, (moments.get(at) ?? 0) + 1);
  }
  return moments;
}
