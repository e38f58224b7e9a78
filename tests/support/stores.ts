import { hash, randomUUID } from 'node:crypto';
import { chmodSync, cpSync } from 'node:fs';
import { mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { compiledEngine } from '#src/store/embedded/compiled-engine.ts';
import { embeddedMajorVersion, openDatabase } from '#src/store/embedded/database.ts';
import { migrations } from '#src/store/migrate.ts';
import { openStore, type Store } from '#src/store/open-store.ts';
import { migratePostgres } from '#src/store/postgres/postgres-session.ts';
import { cachedFolder } from './cached-folder.ts';

export type Engine = Store['engine'];

/** A store that no other test uses, and how to open it again. */
export type ThrowawayStore = {
  store: Store;
  config: { dataDir: string; databaseUrl?: string };
  /** Closes the store and removes all of it. */
  remove: () => Promise<void>;
};

// vitest.config.ts sets this if a PostgreSQL answers.
const databaseUrl = process.env['TEST_DATABASE_URL'];

/** The engines that can be tested here. */
export const engines: readonly Engine[] =
  databaseUrl === undefined ? ['embedded'] : ['embedded', 'postgres'];

/** Opens a migrated, empty store, copied from a template that is prepared once for all tests. */
export function copiedStore(engine: Engine): Promise<ThrowawayStore> {
  return engine === 'embedded' ? copiedDirectory() : copiedDatabase();
}

/** Opens a store that SQL statements create, with the current code. @param statements SQL of a whole database */
export async function restoredStore(engine: Engine, statements: string): Promise<ThrowawayStore> {
  if (engine === 'embedded') {
    const dataDir = await mkdtemp(join(tmpdir(), 'plumbline-test-'));
    const database = await openDatabase(dataDir, await compiledEngine());
    await database.exec(statements);
    await database.close();
    return openedDirectory(dataDir);
  }
  const name = newDatabaseName();
  await administer((client) => client.query(`create database ${name} template template0`));
  const client = new pg.Client({ connectionString: urlOf(name) });
  await client.connect();
  await client.query(statements);
  await client.end();
  return openedDatabase(name);
}

/** Empties a store, which takes less time than opening another one for every test. */
export async function emptyStore(store: Store): Promise<void> {
  await store.session.batch([
    sql`truncate release, current_release, item, segment, correction, blob, figures, audit, draft,
      draft_item, draft_levels, draft_blob, approval, token, newsroom_session, openid_sign_in, openid_person,
      sent_levels, outbox, outbox_receiver`.compile(store.db),
    sql`insert into current_release (release) values (null)`.compile(store.db),
    sql`update told_late set release = 0, number_of_indexes = 0, digest = ''`.compile(store.db),
  ]);
}

/** The name of the template, which changes with its content. */
function templateName(): string {
  const contents = JSON.stringify([embeddedMajorVersion, migrations]);
  return `plumbline_template_${hash('sha256', contents).slice(0, 16)}`;
}

async function copiedDirectory(): Promise<ThrowawayStore> {
  return openedDirectory(await copiedDataDirectory());
}

async function openedDirectory(dataDir: string): Promise<ThrowawayStore> {
  const store = await openStore({ dataDir });
  return {
    store,
    config: { dataDir },
    async remove() {
      await store.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Creates a data directory with a migrated, empty store, at `path` or in a temporary folder. The store is not opened. */
export async function copiedDataDirectory(path?: string): Promise<string> {
  const dataDir = path ?? (await mkdtemp(join(tmpdir(), 'plumbline-test-')));
  // Many small files are copied in a quarter of the time one after the other.
  await copyCluster(await templateDirectory(), dataDir);
  return dataDir;
}

async function copyCluster(from: string, to: string): Promise<void> {
  cpSync(join(from, 'pg'), join(to, 'pg'), { recursive: true });
  // `cpSync` does not copy the permissions of the folder.
  chmodSync(join(to, 'pg'), (await stat(join(from, 'pg'))).mode);
}

async function templateDirectory(): Promise<string> {
  const template = join(tmpdir(), templateName());
  if (await stat(template).catch(() => null)) return template;
  const fresh = await mkdtemp(`${template}-`);
  await copyCluster(await madeTemplate(), fresh);
  // Another test process may have finished first with the same result.
  await rename(fresh, template).catch(() => rm(fresh, { recursive: true, force: true }));
  return template;
}

/** Making a cluster takes ten times as long as copying one, and all workers need it at the start of a run. */
const madeTemplate = () =>
  cachedFolder(templateName(), async (dataDir) => {
    const store = await openStore({ dataDir });
    await store.close();
  });

async function copiedDatabase(): Promise<ThrowawayStore> {
  const template = await templateDatabase();
  const name = newDatabaseName();
  await administer((client) => client.query(`create database ${name} template ${template}`));
  return openedDatabase(name);
}

const newDatabaseName = () => `plumbline_test_${randomUUID().replaceAll('-', '')}`;

async function openedDatabase(name: string): Promise<ThrowawayStore> {
  const config = { dataDir: tmpdir(), databaseUrl: urlOf(name) };
  const store = await openStore(config);
  return {
    store,
    config,
    async remove() {
      await store.close();
      await administer(async (client) => {
        await client.query(`drop database ${name} with (force)`);
      });
    },
  };
}

async function templateDatabase(): Promise<string> {
  const name = templateName();
  await administer(async (client) => {
    const found = await client.query('select from pg_database where datname = $1', [name]);
    if (found.rowCount === 1) return;
    const fresh = `${name}_${randomUUID().slice(0, 8)}`;
    await client.query(`create database ${fresh} template template0`);
    await migratePostgres(urlOf(fresh));
    await client.query(`alter database ${fresh} rename to ${name}`);
  });
  return name;
}

/** Runs work under a lock, so that a template is created once and never copied before it is complete. */
async function administer(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(7116099)');
    await work(client);
  } finally {
    await client.end();
  }
}

function urlOf(database: string): string {
  const url = new URL(databaseUrl ?? '');
  url.pathname = `/${database}`;
  // Tests kill processes but not the database's machine, so only a flip, which requires it, waits for the disk.
  url.search = '?options=-c%20synchronous_commit%3Doff';
  return url.href;
}
