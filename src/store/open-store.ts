import { UnavailableError } from '#src/domain/errors.ts';
import {
  joinEmbeddedSession,
  openEmbeddedSession,
  type EmbeddedSession,
  type FaultListener,
} from './embedded/embedded-session.ts';
import { removeLeftovers } from './releases/leftovers.ts';
import { migratePostgres, openPostgresSession } from './postgres/postgres-session.ts';
import { connectionTo, openPool } from './postgres/connections.ts';
import { readReplicas } from './postgres/read-replicas.ts';
import { kyselyOver } from './session-dialect.ts';
import type { EngineSession, Session } from './session.ts';
import type { Store, StoreConnection } from './store.ts';
import {
  findPointer,
  longestLook,
  lookEvery,
  watchReleases,
  type ReleaseWatch,
} from './releases/watch-releases.ts';

export type { Store, StoreConnection } from './store.ts';

/**
 * Opens the store, with its schema up to date and the leftovers of a crash removed: the PostgreSQL database where one
 * is configured, else the embedded one in `dataDir`. A second process on the same `dataDir` is served by the first,
 * through its socket.
 * @throws UnavailableError when the engine cannot be reached, or the directory is of another major version
 */
export async function openStore(config: {
  dataDir: string;
  databaseUrl?: string | undefined;
  /** Replicas of the PostgreSQL database for reads. */
  replicaUrls?: readonly string[] | undefined;
  /** Called with the reason when an embedded engine is given up. */
  onFault?: FaultListener | undefined;
  /** The schema of a preview, which shows a draft as if it were public. */
  schema?: string | undefined;
}): Promise<Store> {
  const { dataDir, databaseUrl, replicaUrls = [], onFault, schema } = config;
  const store =
    databaseUrl === undefined
      ? await embeddedStore(dataDir, await openEmbeddedSession(dataDir, onFault), schema)
      : await migratedStore(databaseUrl, replicaUrls, schema);
  if (schema !== undefined) return store;
  await removeLeftovers(store.session);
  return store;
}

/** Opens the store in a worker thread from the `connection()` that it was given. */
export async function connectStore(connection: StoreConnection): Promise<Store> {
  const { schema } = connection;
  if (connection.engine === 'postgres') return postgresStore(connection.databaseUrl, [], schema);
  const { dataDir, port } = connection;
  return embeddedStore(dataDir, await joinEmbeddedSession(dataDir, port), schema);
}

async function embeddedStore(
  dataDir: string,
  engine: EmbeddedSession,
  schema?: string,
): Promise<Store> {
  const connection: Store['connection'] = () => {
    const port = engine.newPort();
    const of = { engine: 'embedded' as const, dataDir, port, schema };
    return { connection: of, transfer: port ? [port] : [] };
  };
  const session = schema === undefined ? engine : inSchema(engine, schema);
  const watching = kyselyOver(session);
  const known = await findPointer(watching);
  const watch = watchReleases(session, watching, known, longestLook.embedded);
  const store = storeOn(session, whileReachable(session, watch), watch);
  const reads = { reading: store.db, replicasInUse: () => [] };
  return {
    engine: 'embedded',
    ...store,
    ...reads,
    needsRestart: () => session.needsRestart(),
    connection,
  };
}

/** Every statement prefers the tables of a schema to those of the store. */
function inSchema(session: EmbeddedSession, schema: string): EmbeddedSession {
  return {
    ...session,
    run: ({ sql, parameters }) => session.run({ sql, parameters, schema }),
    batch: (statements) =>
      session.batch(statements.map(({ sql, parameters }) => ({ sql, parameters, schema }))),
  };
}

async function migratedStore(
  databaseUrl: string,
  replicaUrls: readonly string[],
  schema?: string,
): Promise<Store> {
  await migratePostgres(databaseUrl);
  return postgresStore(databaseUrl, replicaUrls, schema);
}

async function postgresStore(
  databaseUrl: string,
  replicaUrls: readonly string[] = [],
  schema?: string,
): Promise<Store> {
  const session = openPostgresSession(databaseUrl, schema);
  // Has a connection of its own, so that it measures whether the store answers and not the queue for the pool. A
  // connection that died silently is given up; otherwise the store would seem gone long after it is back.
  const looks = openPool({ ...connectionTo(databaseUrl, schema), query_timeout: 5_000 }, 1);
  const watching = kyselyOver(looks);
  const known = await findPointer(watching);
  const watch = watchReleases(session, watching, known, longestLook.postgres);
  const primary = whileReachable(session, watch);
  const replicas = readReplicas(replicaUrls, { primary, newest: watch.newest, lookEvery });
  const store = storeOn(session, primary, watch);
  return {
    engine: 'postgres',
    ...store,
    reading: kyselyOver(replicas.session),
    replicasInUse: replicas.inUse,
    needsRestart: () => false,
    connection: () => ({ connection: { engine: 'postgres', databaseUrl, schema }, transfer: [] }),
    async close() {
      await Promise.all([replicas.close(), store.close()]);
      await looks.close();
    },
  };
}

/** The part that both engines share; queries use `session`. */
function storeOn(engine: EngineSession, session: Session, watch: ReleaseWatch) {
  return {
    db: kyselyOver(session),
    session: engine,
    onRelease: watch.onRelease,
    isReachable: watch.isReachable,
    async close() {
      watch.stop();
      await engine.close();
    },
  };
}

/** While the store is known to be away, requests do not wait for it, neither new ones nor those that wait already. */
function whileReachable(session: Session, watch: ReleaseWatch): Session {
  const waiting = new Set<(error: UnavailableError) => void>();
  watch.onGivingUp(() => {
    for (const reject of waiting) reject(unreachable());
    waiting.clear();
  });

  async function run<T>(work: () => Promise<T>): Promise<T> {
    if (!watch.isReachable()) throw unreachable();
    const { promise: givenUp, reject } = Promise.withResolvers<never>();
    waiting.add(reject);
    try {
      return await Promise.race([work(), givenUp]);
    } finally {
      waiting.delete(reject);
    }
  }

  return {
    run: (statement) => run(() => session.run(statement)),
    batch: (statements) => run(() => session.batch(statements)),
  };
}

function unreachable(): UnavailableError {
  return new UnavailableError('The database does not answer');
}
