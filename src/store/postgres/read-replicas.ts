import { UnavailableError } from '#src/domain/errors.ts';
import type { Session } from '../session.ts';
import { connectionTo, openPool } from './connections.ts';

export type ReadReplicas = {
  /** Reads from a replica that has the newest release; from the primary where none has it or none answers. */
  session: Session;
  /** Whether each replica may be read from at this moment, in the order of the settings. */
  inUse: () => boolean[];
  close: () => Promise<void>;
};

type Replica = {
  session: Session & { close: () => Promise<void> };
  /** A connection of its own for looks, which do not wait behind reads. */
  looks: Session & { close: () => Promise<void> };
  release: number | null;
  isLookedAt: boolean;
};

/** Milliseconds: there is somebody else to ask. */
const patience = { connectionTimeoutMillis: 2_000, query_timeout: 5_000 };
const longestLook = 3_000;

const pointer = { sql: 'select release from current_release', parameters: [] };

/**
 * A replica lags behind its primary by as much as it likes. It has all of a release once it shows the pointer
 * on it, because the pointer moves last; until then nothing is read from it.
 * @param newest the newest release that this process has heard of
 * @param lookEvery milliseconds
 */
export function readReplicas(
  urls: readonly string[],
  { primary, newest, lookEvery }: { primary: Session; newest: () => number; lookEvery: number },
): ReadReplicas {
  const replicas = urls.map((url): Replica => ({
    session: openPool({ ...connectionTo(url), ...patience }),
    looks: openPool({ ...connectionTo(url), ...patience }, 1),
    release: null,
    isLookedAt: false,
  }));
  const lookAtAll = () => {
    for (const replica of replicas) void look(replica);
  };
  const timer = setInterval(lookAtAll, lookEvery).unref();
  lookAtAll();
  let turn = 0;

  function isUsable({ release }: Replica): boolean {
    return release !== null && release >= newest();
  }

  /** Those that may be read from, another one first each time. */
  function usable(): Replica[] {
    turn += 1;
    const inTurn = replicas.map((_, at) => replicas[(at + turn) % replicas.length]!);
    return inTurn.filter(isUsable);
  }

  async function run(statement: Parameters<Session['run']>[0]) {
    for (const replica of usable()) {
      try {
        return await replica.session.run(statement);
      } catch (error) {
        // Gone, restarting, or in conflict with what it replays: the next one knows.
        if (error instanceof UnavailableError) replica.release = null;
      }
    }
    return primary.run(statement);
  }

  return {
    session: { run, batch: () => Promise.reject(new Error('A replica is not written to')) },
    inUse: () => replicas.map(isUsable),
    async close() {
      clearInterval(timer);
      await Promise.all(replicas.flatMap(({ session, looks }) => [session.close(), looks.close()]));
    },
  };
}

/** Sees how far a replica is; while it does not answer it is not read from. */
async function look(replica: Replica): Promise<void> {
  if (replica.isLookedAt) return;
  replica.isLookedAt = true;
  const late = setTimeout(() => (replica.release = null), longestLook);
  try {
    const { rows } = await replica.looks.run(pointer);
    replica.release = (rows[0]?.['release'] as number | null | undefined) ?? null;
  } catch {
    replica.release = null;
  } finally {
    clearTimeout(late);
    replica.isLookedAt = false;
  }
}
