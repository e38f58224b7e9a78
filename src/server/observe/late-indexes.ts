import { levelDatesOf } from '#src/api/levels/level-dates.ts';
import type { Snapshot } from '#src/catalogue/snapshot.ts';
import type { EventData } from '#src/contract/outbox/events.ts';
import type { Store } from '#src/store/open-store.ts';
import type { Log } from './log.ts';

export type LateIndexes = {
  /** How many indexes are late now; null while the store or the release is missing. */
  count: () => Promise<number | null>;
  close: () => void;
};

type Late = EventData<'levels.late'>;

type Watched = {
  snapshot: () => Snapshot;
  store: Pick<Store, 'db'>;
  log: Log;
  /** Reports which indexes of a release are late. It may be called repeatedly with the same ones. */
  report: (release: number, late: Late) => Promise<void>;
};

const lookEvery = 300_000;

/** Indexes that a line of log names. */
const mostNamed = 20;

/**
 * Watches for overdue levels. It reports them, and logs their names whenever their number changes, so that an operator
 * can be alerted. Most indexes are due at the same few moments, so that a check costs nothing.
 */
export function watchLateIndexes(
  { snapshot, store, log, report }: Watched,
  { now = Date.now, every = lookEvery }: { now?: () => number; every?: number } = {},
): LateIndexes {
  let reported = 0;

  async function find(): Promise<(Late & { release: number }) | null> {
    try {
      const current = snapshot();
      const all = await levelDatesOf({ snapshot: current, db: store.db });
      return { release: current.release, ...lateOf(all, now()) };
    } catch {
      // The store is down or there is no release, which its own log and the health checks report.
      return null;
    }
  }

  async function look(): Promise<void> {
    const found = await find();
    if (found === null) return;
    const { release, ...late } = found;
    sayIn(late);
    await report(release, late).catch((error: unknown) => {
      log.debug({ reason: String(error) }, 'late levels could not be told of');
    });
  }

  function sayIn({ numberOfIndexes: late, groups }: Late): void {
    if (late === reported) return;
    reported = late;
    if (late === 0) return log.info({ late }, 'no level is late any more');
    const named = groups.flatMap((group) => group.indexes.map(({ fundId }) => fundId));
    log.warn({ late, indexes: named.slice(0, mostNamed) }, 'levels are late');
  }

  void look();
  const timer = setInterval(() => void look(), every).unref();
  const count = async () => (await find())?.numberOfIndexes ?? null;
  return { count, close: () => clearInterval(timer) };
}

function lateOf(all: Awaited<ReturnType<typeof levelDatesOf>>, at: number): Late {
  const groups = all.flatMap(({ lateFrom, nextDue: _due, indexes, ...group }) => {
    if (lateFrom === null || at <= Date.parse(lateFrom)) return [];
    const named = indexes.map(({ fundId, portfolioName: name }) => ({ fundId, name }));
    return [{ ...group, lateFrom, indexes: named }];
  });
  return {
    numberOfIndexes: groups.reduce((sum, { numberOfIndexes }) => sum + numberOfIndexes, 0),
    groups,
  };
}
