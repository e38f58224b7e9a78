import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openStore, type Store } from '#src/store/open-store.ts';

const adminUrl = process.env['TEST_DATABASE_URL'] ?? 'postgres://root@127.0.0.1:5432/test';

/** On an embedded store of its own, which is removed afterwards. */
export async function onEmbedded(bench: (store: Store) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'plumbline-bench-'));
  const store = await openStore({ dataDir });
  try {
    await bench(store);
  } finally {
    await store.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** On a database of its own, which is removed afterwards. */
export async function onPostgres(bench: (store: Store) => Promise<void>): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  const database = `plumbline_bench_${randomUUID().slice(0, 8)}`;
  await admin.query(`create database ${database}`);
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  const store = await openStore({ dataDir: tmpdir(), databaseUrl: url.href });
  try {
    await bench(store);
  } finally {
    await store.close();
    await admin.query(`drop database ${database} with (force)`);
    await admin.end();
  }
}
