import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { copiedStore, engines } from '../../support/stores.ts';
import { listAll } from '../../support/leads.ts';
import { administerLeads } from '#src/leads/open-leads.ts';
import { loadLeadProcess, type LeadProcess } from '../lead-process.ts';
import { startVisitors } from '../lead-visitors.ts';
import { startMarketingSystem, type MarketingSystem, type Mood } from '../marketing-system.ts';

const patience = { timeout: 60_000, interval: 50 };

let marketing: MarketingSystem;
let processes: LeadProcess[];
beforeEach(async () => {
  marketing = await startMarketingSystem();
  processes = [];
});
afterEach(async () => {
  await Promise.all(processes.map((each) => each.kill()));
  await marketing.close();
});

async function startProcess(settings: Record<string, string>): Promise<string> {
  const started = loadLeadProcess({ FORM_FORWARD_URL: marketing.url, ...settings });
  processes.push(started);
  return started.start();
}

type Kept = Parameters<typeof administerLeads>[0];

/**
 * Every key is kept once as sent, after which nothing is delivered any more. Each reached the system, always with
 * the same body, and was taken; gives how often each.
 */
async function timesTaken(keys: Set<string>, kept: Kept): Promise<Set<number>> {
  const sent = async () => {
    // One connection lists all leads once.
    const leads = await administerLeads(kept, () => expect.fail('a line was damaged'));
    const found = (await listAll(leads)).filter(({ state }) => state === 'sent');
    await leads.close();
    return found.map(({ lead }) => lead.key).toSorted();
  };
  await expect.poll(sent, patience).toEqual([...keys].toSorted());
  expect(new Set(marketing.received.keys())).toEqual(keys);
  const all = [...marketing.received.values()];
  expect(new Set(all.map(({ bodies }) => bodies.size))).toEqual(new Set([1]));
  return new Set(all.map(({ taken }) => taken));
}

const once = new Set([1]);

test.each<Mood>(['error', 'silent', 'breaking off'])(
  'with a marketing system that is %s for the whole run every submission reaches it once it is well',
  async (mood) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'plumbline-forward-'));
    marketing.mood = mood;
    // Short where it runs out: a slow answer that is given up may then be one that was taken.
    const patient = mood === 'silent' ? { FORWARD_TIMEOUT: '1000' } : {};
    const origin = await startProcess({ DATA_DIR: dataDir, ...patient });
    const visitors = startVisitors(60, () => [origin]);
    await expect.poll(() => visitors.acknowledged.size, patience).toBeGreaterThan(60);
    await visitors.finish();
    expect([...marketing.received.values()].some(({ taken }) => taken > 0)).toBe(false);
    marketing.mood = 'well';
    const times = await timesTaken(visitors.acknowledged, { dataDir });
    if (mood !== 'silent') expect(times).toEqual(once);
    await rm(dataDir, { recursive: true, force: true });
  },
);

test('submissions taken while nothing listens reach the marketing system after a restart', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'plumbline-forward-'));
  // Nothing listens on port 1.
  const origin = await startProcess({
    DATA_DIR: dataDir,
    FORM_FORWARD_URL: 'http://127.0.0.1:1/',
  });
  const visitors = startVisitors(60, () => [origin]);
  await expect.poll(() => visitors.acknowledged.size, patience).toBeGreaterThan(60);
  await visitors.finish();
  await processes[0]?.stop();
  await startProcess({ DATA_DIR: dataDir });
  expect(await timesTaken(visitors.acknowledged, { dataDir })).toEqual(once);
  await rm(dataDir, { recursive: true, force: true });
});

describe.runIf(engines.includes('postgres'))('two processes on one PostgreSQL', () => {
  test('forward no submission twice, also when the database drops them again and again', async () => {
    const throwaway = await copiedStore('postgres');
    const databaseUrl = throwaway.config.databaseUrl!;
    const settings = { DATABASE_URL: databaseUrl, DATA_DIR: tmpdir() };
    const origins = await Promise.all([startProcess(settings), startProcess(settings)]);
    const visitors = startVisitors(60, () => origins);
    await expect.poll(() => visitors.acknowledged.size, patience).toBeGreaterThan(60);
    await dropConnections(databaseUrl, 5);
    const before = visitors.acknowledged.size;
    await expect.poll(() => visitors.acknowledged.size, patience).toBeGreaterThan(before + 60);
    await visitors.finish();
    expect(await timesTaken(visitors.acknowledged, throwaway.config)).toEqual(once);
    await throwaway.remove();
  });
});

/** Ends every connection to a database so many times, and lets none in for a while after each. */
async function dropConnections(databaseUrl: string, times: number): Promise<void> {
  const elsewhere = new URL(databaseUrl);
  const name = elsewhere.pathname.slice(1);
  elsewhere.pathname = '/postgres';
  const client = new pg.Client({ connectionString: elsewhere.href });
  await client.connect();
  for (let time = 0; time < times; time++) {
    await client.query(`alter database ${name} allow_connections false`);
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
      [name],
    );
    // How long the outage lasts, and the pause before the next: twice and three times the pace of the processes.
    await sleep(200);
    await client.query(`alter database ${name} allow_connections true`);
    await sleep(300);
  }
  await client.end();
}
