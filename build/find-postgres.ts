import pg from 'pg';

/** The PostgreSQL that is tried unless TEST_DATABASE_URL names one. */
const usual = 'postgres://root@127.0.0.1:5432/test';

/** The oldest PostgreSQL that the store runs on. */
const oldest = 15;

type FoundPostgres = {
  /** Null if no tests run on PostgreSQL. */
  url: string | null;
  /** The version that answered, or why none is used. */
  description: string;
};

/**
 * Finds the PostgreSQL that tests run on: the one that TEST_DATABASE_URL names, or else the usual one of this
 * machine if it answers and the user may create databases.
 * @throws Error when the one that is named cannot be used
 */
export async function findPostgres(): Promise<FoundPostgres> {
  const named = process.env['TEST_DATABASE_URL'];
  const url = named ?? usual;
  try {
    return { url, description: `PostgreSQL ${await usableVersion(url)}` };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (named !== undefined) throw new Error(`TEST_DATABASE_URL: ${reason}`, { cause: error });
    return { url: null, description: `not PostgreSQL (${usual}: ${reason})` };
  }
}

/** @throws Error when tests cannot create databases on this PostgreSQL, or it is too old */
async function usableVersion(connectionString: string): Promise<string> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
  // A refused connection emits this event and also rejects `connect`.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string; mayCreate: boolean }>(
      `select current_setting('server_version') as version, rolcreatedb or rolsuper as "mayCreate"
       from pg_roles where rolname = current_user`,
    );
    const { version = '', mayCreate = false } = rows[0] ?? {};
    if (Number.parseInt(version, 10) < oldest) throw new Error(`version ${version} is too old`);
    if (!mayCreate) throw new Error('the user may not create databases');
    return version.split(' ', 1)[0] ?? version;
  } finally {
    await client.end();
  }
}
