import { UnavailableError } from '#src/domain/errors.ts';
import {
  joinEmbeddedSession,
  openEmbeddedSession,
  type EmbeddedSession,
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
  lookEvery,
  watchReleases,
  type ReleaseWatch,
} from './releases/watch-releases.ts';

export type { Store, StoreConnection } from './store.ts';

/**
 * Opens the store with its schema up to date and without what a crash left: the PostgreSQL database where
 * one is named, else the embedded one in `dataDir`. A second process on the same `dataDir` is served by the
 * first, through its socket.
 * @throws UnavailableError when the engine cannot be reached, or the directory is of another major version
 */
export async function openStore(config: {
  dataDir: string;
  databaseUrl?: string | undefined;
  /** Replicas of the PostgreSQL database that reads may go to. */
  replicaUrls?: readonly string[] | undefined;
}): Promise<Store> {
  const { dataDir, databaseUrl, replicaUrls = [] } = config;
  const store =
    databaseUrl === undefined
      ? await embeddedStore(dataDir, await openEmbeddedSession(dataDir))
      : await migratedStore(databaseUrl, replicaUrls);
  await removeLeftovers(store.session);
  return store;
}

/** Opens, inside a worker thread, the store whose `connection()` it was handed. */
export async function connectStore(connection: StoreConnection): Promise<Store> {
  if (connection.engine === 'postgres') return postgresStore(connection.databaseUrl);
  const { dataDir, port } = connection;
  return embeddedStore(dataDir, await joinEmbeddedSession(dataDir, port));
}

async function embeddedStore(dataDir: string, session: EmbeddedSession): Promise<Store> {
  const connection: Store['connection'] = () => {
    const port = session.newPort();
    return { connection: { engine: 'embedded', dataDir, port }, transfer: port ? [port] : [] };
  };
  const db = kyselyOver(session);
  const watch = watchReleases(session, db, await findPointer(db));
  const reads = { reading: db, replicasInUse: () => [] };
  return { engine: 'embedded', ...reads, ...storeOn(session, session, watch), connection };
}

async function migratedStore(databaseUrl: string, replicaUrls: readonly string[]): Promise<Store> {
  await migratePostgres(databaseUrl);
  return postgresStore(databaseUrl, replicaUrls);
}

async function postgresStore(
  databaseUrl: string,
  replicaUrls: readonly string[] = [],
): Promise<Store> {
  const session = openPostgresSession(databaseUrl);
  // On a connection of its own: it tells whether the store answers, not how many wait for it.
  // A connection that died without a word is given up, or the store would seem gone long after it is back.
  const looks = openPool({ ...connectionTo(databaseUrl), query_timeout: 5_000 }, 1);
  const watching = kyselyOver(looks);
  const watch = watchReleases(session, watching, await findPointer(watching));
  // What is known not to answer is not waited for by every request.
  const primary = whileReachable(session, watch.isReachable);
  const replicas = readReplicas(replicaUrls, { primary, newest: watch.newest, lookEvery });
  const store = storeOn(session, primary, watch);
  return {
    engine: 'postgres',
    ...store,
    reading: kyselyOver(replicas.session),
    replicasInUse: replicas.inUse,
    connection: () => ({ connection: { engine: 'postgres', databaseUrl }, transfer: [] }),
    async close() {
      await Promise.all([replicas.close(), store.close()]);
      await looks.close();
    },
  };
}

/** What both engines have alike; queries go by `session`. */
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

function whileReachable(session: Session, isReachable: () => boolean): Session {
  const refuse = () => Promise.reject(new UnavailableError('The database does not answer'));
  return {
    run: (statement) => (isReachable() ? session.run(statement) : refuse()),
    batch: (statements) => (isReachable() ? session.batch(statements) : refuse()),
  };
}
