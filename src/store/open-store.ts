import {
  joinEmbeddedSession,
  openEmbeddedSession,
  type EmbeddedSession,
} from './embedded/embedded-session.ts';
import { removeLeftovers } from './leftovers.ts';
import { migratePostgres, openPostgresSession } from './postgres/postgres-session.ts';
import { kyselyOver } from './session-dialect.ts';
import type { EngineSession } from './session.ts';
import type { Store, StoreConnection } from './store.ts';
import { findPointer, watchReleases } from './watch-releases.ts';

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
}): Promise<Store> {
  const { dataDir, databaseUrl } = config;
  const store =
    databaseUrl === undefined
      ? await embeddedStore(dataDir, await openEmbeddedSession(dataDir))
      : await postgresStore(databaseUrl, migratePostgres);
  await removeLeftovers(store.session);
  return store;
}

/** Opens, inside a worker thread, the store whose `connection()` it was handed. */
export async function connectStore(connection: StoreConnection): Promise<Store> {
  if (connection.engine === 'postgres') return postgresStore(connection.databaseUrl);
  const { dataDir, port } = connection;
  return embeddedStore(dataDir, await joinEmbeddedSession(dataDir, port));
}

function embeddedStore(dataDir: string, session: EmbeddedSession): Promise<Store> {
  return storeOn(session, 'embedded', () => {
    const port = session.newPort();
    return { connection: { engine: 'embedded', dataDir, port }, transfer: port ? [port] : [] };
  });
}

async function postgresStore(
  databaseUrl: string,
  prepare?: (databaseUrl: string) => Promise<void>,
): Promise<Store> {
  await prepare?.(databaseUrl);
  return storeOn(openPostgresSession(databaseUrl), 'postgres', () => ({
    connection: { engine: 'postgres', databaseUrl },
    transfer: [],
  }));
}

async function storeOn(
  session: EngineSession,
  engine: Store['engine'],
  connection: Store['connection'],
): Promise<Store> {
  const db = kyselyOver(session);
  const watch = watchReleases(session, db, await findPointer(db));
  return {
    engine,
    db,
    session,
    batch: async (queries) => void (await session.batch(queries)),
    connection,
    onRelease: watch.onRelease,
    async close() {
      watch.stop();
      await session.close();
    },
  };
}
