import pg from 'pg';
import { UnavailableError } from '#src/domain/errors.ts';
import { asText, columnParsers } from '../column-parsers.ts';
import { migrate } from '../migrate.ts';
import {
  plannerSettings,
  type EngineSession,
  type PublishingSession,
  type Session,
  type Statement,
  type StatementResult,
} from '../session.ts';
import { listenForFlips } from './listen-for-flips.ts';
import { storeError } from './unreachable.ts';

/** Advisory locks are kept apart per database, so fixed numbers do. */
const migrationLock = 7_116_001;
const publishingLock = 7_116_002;

const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number) =>
    columnParsers[oid] ?? asText) as pg.CustomTypesConfig['getTypeParser'],
};

/** A session on a PostgreSQL database, its schema not yet looked at. */
export function openPostgresSession(databaseUrl: string): EngineSession {
  const connection: pg.ClientConfig = {
    connectionString: databaseUrl,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    keepAlive: true,
    application_name: 'plumbline',
    options: startupOptions(plannerSettings),
    types,
  };
  const pool = new pg.Pool({ ...connection, max: 10, idleTimeoutMillis: 30_000 });
  // An idle connection that breaks is replaced by the next query; without a listener it ends the process.
  pool.on('error', () => {});
  // So does one that is taken and breaks before its query is under way.
  pool.on('connect', (client) => client.on('error', () => {}));
  const flips = listenForFlips(connection);
  const publishers = new Set<pg.Client>();
  return {
    run: (statement) => withClient(pool, (client) => sessionOn(client).run(statement)),
    batch: (statements) => withClient(pool, (client) => sessionOn(client).batch(statements)),
    beginPublishing: () => beginPublishing(connection, publishers),
    onFlip: (listener) => flips.onFlip(listener),
    async close() {
      await flips.close();
      for (const client of publishers) await client.end();
      await pool.end();
    },
  };
}

/** Brings the schema up to date; of several processes that start at once, one does it and the others wait. */
export async function migratePostgres(databaseUrl: string): Promise<void> {
  const client = await connect({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(sessionOn(client));
  } catch (error) {
    throw storeError(error);
  } finally {
    await client.end();
  }
}

/**
 * The right to publish is a lock of the one connection that also does all the writing:
 * whoever loses the connection loses both.
 */
async function beginPublishing(
  config: pg.ClientConfig,
  publishers: Set<pg.Client>,
): Promise<PublishingSession | null> {
  const client = await connect({ ...config, statement_timeout: 300_000 });
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

function startupOptions(settings: Record<string, string>): string {
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
}

async function connect(config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(config);
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    throw storeError(error);
  }
  return client;
}

async function withClient<T>(pool: pg.Pool, use: (client: pg.PoolClient) => Promise<T>) {
  const client = await pool.connect().catch((error: unknown) => {
    throw storeError(error);
  });
  let broken = false;
  try {
    return await use(client);
  } catch (error) {
    broken = error instanceof UnavailableError;
    throw error;
  } finally {
    client.release(broken);
  }
}

function sessionOn(client: pg.ClientBase): Session {
  async function run({ sql, parameters }: Statement): Promise<StatementResult> {
    const started = performance.now();
    try {
      const { rows, rowCount } = await client.query(sql, [...parameters]);
      return { rows, affectedRows: rowCount ?? 0, milliseconds: performance.now() - started };
    } catch (error) {
      throw storeError(error);
    }
  }
  async function batch(statements: readonly Statement[]): Promise<number> {
    const started = performance.now();
    await run({ sql: 'begin', parameters: [] });
    try {
      for (const statement of statements) await run(statement);
      await run({ sql: 'commit', parameters: [] });
    } catch (error) {
      await run({ sql: 'rollback', parameters: [] }).catch(() => {});
      throw error;
    }
    return performance.now() - started;
  }
  return { run, batch };
}
