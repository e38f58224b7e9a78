import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openEmbeddedLeads } from '#src/leads/embedded/open-embedded-leads.ts';
import type { StoredLead } from '#src/leads/lead.ts';
import { postgresLeads } from '#src/leads/postgres-leads.ts';
import { openStore, type Store } from '#src/store/open-store.ts';
import { beginRelease } from '#src/store/releases/unfinished-release.ts';
import { listReleases } from '#src/store/releases/releases.ts';
import { runCommand } from '../../publishing/run-command.ts';
import { leadOf, listAll } from '../../support/leads.ts';
import { startSite } from '../../support/running-site.ts';
import { copiedStore, engines, type ThrowawayStore } from '../../support/stores.ts';
import { releaseDigest } from '../release-digest.ts';

/** What a store holds, told without the digests of the move itself. */
type Contents = { releases: unknown; digests: string[]; corrections: unknown; files: unknown };

let dataDir: string;
let before: { contents: Contents; leads: StoredLead[]; journal: string };

const journal = () => readFile(join(dataDir, 'leads', 'journal.jsonl'), 'utf8');

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'plumbline-move-'));
  await cp(inject('demoStore'), dataDir, { recursive: true });
  const leads = await leadsInEveryState();
  await onSource(correctOneLevel);
  before = { contents: await onSource(contentsOf), leads, journal: await journal() };
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function onSource<T>(work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore({ dataDir });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

async function leadsInEveryState(): Promise<StoredLead[]> {
  const leads = await openEmbeddedLeads(dataDir, () => {});
  for (const key of ['waiting', 'sent', 'dead', 'revived']) await leads.receive(leadOf(key));
  await leads.settle('revived', 'dead', new Date('2026-11-20T11:00:00.000Z'));
  await leads.retry(new Date('2026-11-20T12:00:00.000Z'));
  await leads.settle('sent', 'sent', new Date('2026-11-20T12:30:00.000Z'));
  await leads.settle('dead', 'dead', new Date('2026-11-20T12:45:00.000Z'));
  const all = await listAll(leads);
  await leads.close();
  return all;
}

/** A second release, with a level that was published otherwise before. */
async function correctOneLevel(store: Store): Promise<void> {
  const last = store.db.selectFrom('segment').select(['fund_id', 'last_day']).orderBy('fund_id');
  const { fund_id: fundId, last_day: day } = await last.executeTakeFirstOrThrow();
  const draft = await beginRelease(store, { label: 'corrected', note: '', sourceHash: 'x' });
  const values = Float64Array.of(0.1 + 0.2);
  await draft.putLevels([{ fundId, days: Int32Array.of(day), values, reason: 'a typing error' }]);
  await draft.flip();
}

async function contentsOf(store: Store): Promise<Contents> {
  const releases = await listReleases(store.db);
  const digests = [];
  for (const { number } of releases) digests.push(await releaseDigest(store, number));
  const corrections = await store.db.selectFrom('correction').selectAll().execute();
  const files = await sql`select sha256, md5(bytes) as md5 from blob order by 1`.execute(store.db);
  return { releases, digests, corrections, files: files.rows };
}

const move = (databaseUrl: string, settings: Record<string, string> = {}) =>
  runCommand(['move'], { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...settings });

/** Kills a move as soon as it says that it has come to a step. */
async function killMoveAt(step: string, databaseUrl: string): Promise<NodeJS.Signals | null> {
  const child = spawn(process.execPath, ['src/cli/main.ts', 'move'], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
    if (said.includes(step)) child.kill('SIGKILL');
  });
  const [, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  return signal;
}

async function rowsIn({ db }: Store): Promise<unknown> {
  const { rows } = await sql`select (select count(*) from release)::int as release,
    (select count(*) from item)::int as item, (select count(*) from segment)::int as segment,
    (select count(*) from blob)::int as blob, (select count(*) from lead)::int as lead`.execute(db);
  return rows[0];
}

const nothing = { release: 0, item: 0, segment: 0, blob: 0, lead: 0 };

describe.runIf(engines.includes('postgres'))('the move to PostgreSQL', () => {
  let target: ThrowawayStore;
  let databaseUrl: string;
  beforeAll(async () => {
    target = await copiedStore('postgres');
    databaseUrl = target.config.databaseUrl!;
  });
  afterAll(() => target.remove());

  test('leaves nothing behind when it is killed, whenever that is', async () => {
    for (const step of ['moving item', 'moving segment', 'verifying item']) {
      expect(await killMoveAt(step, databaseUrl)).toBe('SIGKILL');
      expect(await rowsIn(target.store)).toEqual(nothing);
    }
  }, 300_000);

  test('leaves nothing behind when what arrives is not what was sent', async () => {
    await sql`create function lose_a_digit() returns trigger language plpgsql as
      $$ begin new.values[1] := new.values[1] + 1e-9; return new; end $$`.execute(target.store.db);
    await sql`create trigger lose_a_digit before insert on segment for each row
      when (new.folded is false) execute function lose_a_digit()`.execute(target.store.db);
    const failed = await move(databaseUrl);
    expect(failed.code).toBe(2);
    expect(failed.stderr).toContain('What arrived in segment is not what was sent');
    expect(await rowsIn(target.store)).toEqual(nothing);
    await sql`drop function lose_a_digit cascade`.execute(target.store.db);
  }, 300_000);

  test('brings everything, to the last digit, and leaves the source as it was', async () => {
    const { code, stdout } = await move(databaseUrl);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^release +2 /m);
    expect(stdout).toMatch(/^lead +4 /m);
    expect(await contentsOf(target.store)).toEqual(before.contents);
    const leads = await listAll(postgresLeads(target.store.db));
    const byKey = (a: StoredLead, b: StoredLead) => (a.lead.key < b.lead.key ? -1 : 1);
    expect(leads.toSorted(byKey)).toEqual(before.leads.toSorted(byKey));
    expect(await onSource(contentsOf)).toEqual(before.contents);
    expect(await journal()).toBe(before.journal);
  }, 300_000);

  test('is refused where the database holds something already', async () => {
    const { code, stderr } = await move(databaseUrl);
    expect(code).toBe(2);
    expect(stderr).toContain('already holds releases');
    expect(await contentsOf(target.store)).toEqual(before.contents);
  }, 300_000);

  test('is refused while a server runs on the directory', async () => {
    const site = await startSite();
    const { code, stderr } = await move(databaseUrl, { DATA_DIR: site.dataDir });
    await site.stop();
    expect(code).toBe(2);
    expect(stderr).toContain('is already served by process');
  }, 300_000);
});

test('the move says which of its two ends is missing', async () => {
  const nowhere = await runCommand(['move'], { DATA_DIR: dataDir });
  expect(nowhere).toMatchObject({ code: 2, stderr: expect.stringContaining('DATABASE_URL') });
  const url = 'postgres://nobody@127.0.0.1:1/none';
  const nothingThere = await move(url, { DATA_DIR: join(dataDir, 'absent') });
  expect(nothingThere).toMatchObject({ code: 2, stderr: expect.stringContaining('no embedded') });
});
