import pg from 'pg';
import { UnavailableError } from '#src/domain/errors.ts';
import { asText, columnParsers } from '../column-parsers.ts';
import { plannerSettings, type Session, type Statement, type StatementResult } from '../session.ts';
import { storeError } from './unreachable.ts';

const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number) =>
    columnParsers[oid] ?? asText) as pg.CustomTypesConfig['getTypeParser'],
};

/**
 * The settings of every connection; `schema` is searched before the store's own. `query_timeout` ends waiting for a
 * server that hangs.
 */
export function connectionTo(databaseUrl: string, schema?: string): pg.ClientConfig {
  const { connectionString, given } = withoutOptions(databaseUrl);
  return {
    connectionString,
    // Also the longest wait for a connection of a pool.
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    keepAlive: true,
    application_name: 'plumbline',
    options: startupOptions(given, {
      ...plannerSettings,
      ...(schema !== undefined && { search_path: `${schema},public` }),
    }),
    types,
  };
}

/** A session on a pool of connections. */
export function openPool(
  config: pg.ClientConfig,
  most = 10,
): Session & { close: () => Promise<void> } {
  const pool = new pg.Pool({ ...config, max: most, idleTimeoutMillis: 30_000 });
  // The next query replaces a broken idle connection; without a listener its error would end the process.
  pool.on('error', () => {});
  // The same for one that was taken and breaks before its query starts.
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    run: (statement) => withClient(pool, (client) => sessionOn(client).run(statement)),
    batch: (statements) => withClient(pool, (client) => sessionOn(client).batch(statements)),
    close: () => pool.end(),
  };
}

/**
 * The connection of a publisher. Without these settings the database would hold the right to publish of a lost machine
 * for more than two hours; and a publish that waits for its moment would wait for a lost database without end.
 */
export function publisherConnection(databaseUrl: string): pg.ClientConfig {
  const keepAlive = {
    tcp_keepalives_idle: '30',
    tcp_keepalives_interval: '10',
    tcp_keepalives_count: '3',
  };
  const { given } = withoutOptions(databaseUrl);
  return {
    ...connectionTo(databaseUrl),
    statement_timeout: 300_000,
    query_timeout: 330_000,
    options: startupOptions(given, { ...plannerSettings, ...keepAlive }),
  };
}

/** Options in the address would replace ours: both are applied, and ours take precedence. */
function withoutOptions(databaseUrl: string): { connectionString: string; given: string } {
  if (!URL.canParse(databaseUrl)) return { connectionString: databaseUrl, given: '' };
  const url = new URL(databaseUrl);
  const given = url.searchParams.get('options');
  if (given === null) return { connectionString: databaseUrl, given: '' };
  url.searchParams.delete('options');
  return { connectionString: url.href, given };
}

function startupOptions(given: string, settings: Record<string, string>): string {
  const ours = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  return [given, ...ours].filter(Boolean).join(' ');
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

/** The statements of one connection. */
export function sessionOn(client: pg.ClientBase): Session {
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
