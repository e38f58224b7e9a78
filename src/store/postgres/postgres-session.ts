import pg from 'pg';
import { InvalidInputError } from '#src/domain/errors.ts';
import { migrate } from '../migrate.ts';
import type { EngineSession, PublishingSession } from '../session.ts';
import { connectionTo, openPool, publisherConnection, sessionOn } from './connections.ts';
import { listenForFlips } from './listen-for-flips.ts';
import { refusalOf, storeError } from './unreachable.ts';

/** Advisory locks are separate for each database, so that fixed numbers suffice. */
const migrationLock = 7_116_001;
const publishingLock = 7_116_002;

/** A session on a PostgreSQL database, before its schema is checked. */
export function openPostgresSession(databaseUrl: string, schema?: string): EngineSession {
  const connection = connectionTo(databaseUrl, schema);
  const pool = openPool({ ...connection, query_timeout: 15_000 });
  const flips = listenForFlips(connection);
  const publishers = new Set<pg.Client>();
  return {
    run: (statement) => pool.run(statement),
    batch: (statements) => pool.batch(statements),
    beginPublishing: () => beginPublishing(databaseUrl, publishers),
    onFlip: (listener) => flips.onFlip(listener),
    async close() {
      await flips.close();
      for (const client of publishers) await client.end();
      await pool.close();
    },
  };
}

const patience = { connectionTimeoutMillis: 5_000, query_timeout: 5_000 };

/** Resolves when the database accepts a connection; rejects with UnavailableError otherwise. */
export async function reachPostgres(databaseUrl: string): Promise<void> {
  const client = await connect({ connectionString: databaseUrl, ...patience });
  await client.end();
}

/**
 * Brings the schema up to date; of several processes that start at once, one does it and the others wait.
 * @throws InvalidInputError for an unusable database
 */
export async function migratePostgres(databaseUrl: string): Promise<void> {
  const client = await connect({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await requireUtf8(client);
    await migrate(sessionOn(client));
  } catch (error) {
    throw storeError(refusalOf(error) ?? error);
  } finally {
    await client.end();
  }
}

async function requireUtf8(client: pg.Client): Promise<void> {
  const { rows } = await client.query('show server_encoding');
  const encoding = String(rows[0]?.['server_encoding']);
  if (encoding === 'UTF8') return;
  throw new InvalidInputError(
    `The database of DATABASE_URL has the encoding ${encoding}; texts need UTF8: ` +
      'createdb --encoding=UTF8 --template=template0 makes one',
  );
}

/**
 * The right to publish is a lock of the one connection that also does all the writing: losing the connection loses
 * both.
 */
async function beginPublishing(
  databaseUrl: string,
  publishers: Set<pg.Client>,
): Promise<PublishingSession | null> {
  const client = await connect(publisherConnection(databaseUrl));
  const session = sessionOn(client);
  const { rows } = await session.run({
    sql: 'select pg_try_advisory_lock($1) as granted',
    parameters: [publishingLock],
  });
  if (rows[0]?.['granted'] !== true) {
    await client.end();
    return null;
  }
  publishers.add(client);
  client.once('end', () => publishers.delete(client));
  return { ...session, end: () => client.end() };
}

async function connect(config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(config);
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    const failure = storeError(error);
    if (failure !== error || !(error instanceof Error)) throw failure;
    throw new InvalidInputError(`DATABASE_URL is refused: ${error.message}`);
  }
  return client;
}
