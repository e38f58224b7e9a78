import { levelDatesOf } from '#src/api/levels/level-dates.ts';
import type { Snapshot } from '#src/catalogue/snapshot.ts';
import type { EventData } from '#src/contract/outbox/events.ts';
import type { Store } from '#src/store/open-store.ts';
import type { Log } from './log.ts';

export type LateIndexes = {
  /** How many indexes have a level overdue at this moment; null while that cannot be told. */
  count: () => Promise<number | null>;
  close: () => void;
};

type Late = EventData<'levels.late'>;

type Watched = {
  snapshot: () => Snapshot;
  store: Pick<Store, 'db'>;
  log: Log;
  /** Tells others which are late in a release; it is up to it to tell the same once. */
  report: (release: number, late: Late) => Promise<void>;
};

const lookEvery = 300_000;

/** Indexes that a line of log names. */
const mostNamed = 20;

/**
 * Watches for levels that are overdue, tells of them, and writes a line of log with the names whenever their number changes, for the
 * operator to be woken by. Most indexes share few moments, so that a look costs nothing.
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
      // The store is down, or there is no release: its own log and health say so.
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
