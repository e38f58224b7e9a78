import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { runCommand } from '../../publishing/run-command.ts';
import { startOwnPostgres, type OwnPostgres } from '../../support/own-postgres.ts';
import { startSite, type RunningSite } from '../../support/running-site.ts';
import { sendOnce } from '../lead-visitors.ts';
import { startReaders } from './readers.ts';
import { acceptAllOptions } from '../../support/accepted-all.ts';

const patience = { timeout: 60_000, interval: 100 };

let folder: string;
let primary: OwnPostgres | null;
let replica: OwnPostgres;
let site: RunningSite;
let fundIds: string[];
beforeAll(async () => {
  primary = await startOwnPostgres();
  if (!primary) return;
  folder = await mkdtemp(join(tmpdir(), 'plumbline-replica-'));
  await cp(inject('demoFolder'), folder, { recursive: true });
  replica = await primary.startReplica();
  site = await startSite({
    DATABASE_URL: primary.url,
    DATABASE_REPLICA_URLS: replica.url,
    PROVIDER_DIR: folder,
    RATE_LIMIT: '0',
  });
  const rows = (await readFile(join(folder, 'indexes.csv'), 'utf8')).trim().split('\n').slice(1);
  fundIds = rows.map((row) => row.split(',', 1)[0] ?? '');
}, 300_000);
afterAll(async () => {
  await site?.stop();
  await replica?.remove();
  await primary?.remove();
  if (folder) await rm(folder, { recursive: true, force: true });
});

async function ready() {
  const answer = await fetch(`${site.url}/readyz`);
  const { state, release, failing } = (await answer.json()) as Record<string, unknown>;
  return { status: answer.status, state, release, failing };
}

/** Each address once, so that no answer comes from the memory of the server. */
let asked = 0;
function freshAddresses(): string[] {
  asked += 1;
  const fundId = fundIds[asked % fundIds.length] ?? '';
  const latest = 1 + Math.floor(asked / fundIds.length);
  return [`${site.url}/api/index-prices?secId=${fundId}&latest=${latest}`];
}

const skipped = 'PostgreSQL is not installed here: none can be stopped';
const withReplica = { status: 200, state: 'ready', failing: [] };

test('a replica that has not got a release is not read from until it has', async (context) => {
  if (!primary) return context.skip(skipped);
  await expect.poll(ready, patience).toEqual({ ...withReplica, release: 1 });
  const page = `${site.url}/indexes/details/PLWLD_NTR_USD`;
  await replica.query('select pg_wal_replay_pause()');

  const indexes = join(folder, 'indexes.csv');
  const rows = await readFile(indexes, 'utf8');
  await writeFile(indexes, rows.replace('Plumbline World NTR USD', 'Renamed In Release Two'));
  const readers = startReaders(50, freshAddresses, ({ headers }) =>
    ['1', '2'].includes(String(headers['plumbline-release'])) ? null : 'of no known release',
  );
  const publish = await runCommand(['publish', folder, ...acceptAllOptions], {
    DATABASE_URL: primary.url,
  });
  expect(publish).toMatchObject({ code: 0 });
  const degraded = { status: 200, state: 'degraded', release: 2, failing: ['replica 1'] };
  await expect.poll(ready, patience).toEqual(degraded);
  expect(await (await fetch(page)).text()).toContain('Renamed In Release Two');

  await replica.query('select pg_wal_replay_resume()');
  await expect.poll(ready, patience).toEqual({ ...withReplica, release: 2 });
  await readers.more(50);
  await readers.finish();
  expect(readers.failures).toEqual([]);
});

test('when a replica is lost, no read fails, and it is read from again once it is back', async (context) => {
  if (!primary) return context.skip(skipped);
  const readers = startReaders(100, freshAddresses);
  await readers.more(100);
  replica.stop();
  await expect.poll(ready, patience).toMatchObject({ status: 200, failing: ['replica 1'] });
  await readers.more(100);
  replica.start();
  await expect.poll(ready, patience).toMatchObject(withReplica);
  await readers.more(100);
  const measured = await readers.finish();
  console.info('replica lost and found', measured);
  expect(readers.failures).toEqual([]);
});

test('CM-09 when the primary is lost, everything is read from the replica, and forms say that they cannot be taken', async (context) => {
  if (!primary) return context.skip(skipped);
  await expect.poll(ready, patience).toMatchObject(withReplica);
  const readers = startReaders(100, freshAddresses);
  await readers.more(50);
  primary.stop();
  await expect.poll(ready, patience).toMatchObject({ status: 200, failing: ['store'] });
  await readers.more(200);
  const key = randomUUID();
  expect(await sendOnce(site.url, key)).toBe(503);
  primary.start();
  await expect.poll(ready, patience).toMatchObject(withReplica);
  expect(await sendOnce(site.url, key)).toBe(200);
  await readers.more(50);
  const measured = await readers.finish();
  console.info('primary lost and found', measured);
  expect(readers.failures).toEqual([]);
});
