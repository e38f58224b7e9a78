import { UnavailableError } from '#src/domain/errors.ts';
import type { Session } from '../session.ts';
import { connectionTo, openPool } from './connections.ts';

export type ReadReplicas = {
  /** Reads from a replica that has the newest release; from the primary where no replica has it or answers. */
  session: Session;
  /** Whether each replica is in use, in the order of the settings. */
  inUse: () => boolean[];
  close: () => Promise<void>;
};

type Replica = {
  session: Session & { close: () => Promise<void> };
  /** A connection of its own for checks, which do not wait behind reads. */
  looks: Session & { close: () => Promise<void> };
  release: number | null;
  isLookedAt: boolean;
};

/** Milliseconds; short, since there are others to read from. */
const patience = { connectionTimeoutMillis: 2_000, query_timeout: 5_000 };
const longestLook = 3_000;

const pointer = { sql: 'select release from current_release', parameters: [] };

/**
 * A replica may lag behind its primary. It has a whole release once it shows the pointer to it, because the pointer
 * moves last; until then it is not read from.
 * @param newest the newest release that this process knows
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

  /** The usable replicas, in rotation. */
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
        // Gone, restarting, or in conflict with its replay: the next check decides.
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

/** Checks which release a replica has; while it does not answer it is not used. */
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
