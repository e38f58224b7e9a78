import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openLeads } from '#src/leads/open-leads.ts';
import { createLog } from '#src/server/log.ts';
import { openStore } from '#src/store/open-store.ts';
import { listAll } from '../support/leads.ts';
import { startOwnPostgres, type OwnPostgres } from '../support/own-postgres.ts';
import { startSite, type RunningSite } from '../support/running-site.ts';
import { sendOnce, startVisitors } from './lead-visitors.ts';

/** Pages that visitors have read before, and one that is made of the catalogue alone. */
const paths = [
  '/',
  '/indexes/screener',
  '/ja-jp/indexes/screener/equity',
  '/indexes/details/PLWLD_NTR_USD',
  '/api/index-prices?secId=PLWLD_NTR_USD',
];

let postgres: OwnPostgres | null;
let site: RunningSite;
beforeAll(async () => {
  postgres = await startOwnPostgres();
  if (!postgres) return;
  site = await startSite({
    DATABASE_URL: postgres.url,
    PROVIDER_DIR: inject('demoFolder'),
    FORM_RATE_LIMIT: '100000',
  });
}, 300_000);
afterAll(async () => {
  await site?.stop();
  await postgres?.remove();
});

/** Reads the paths in turn until it is told to stop; gives each answer that was not 200. */
function startReaders() {
  const failures: string[] = [];
  let reads = 0;
  const over = new AbortController();
  const reading = (async () => {
    for (; !over.signal.aborted; reads++) {
      const path = paths[reads % paths.length] ?? '/';
      const status = await fetch(site.url + path).then(
        async (answer) => (await answer.text(), answer.status),
        String,
      );
      if (status !== 200) failures.push(`${path}: ${status}`);
    }
  })();
  return {
    failures,
    finish: async () => {
      over.abort();
      await reading;
      return reads;
    },
  };
}

test(
  'CM-09 with PostgreSQL stopped and started again pages are read on, submissions are refused plainly and none is lost',
  { timeout: 180_000 },
  async (context) => {
    if (!postgres) return context.skip('PostgreSQL is not installed here: none can be stopped');
    for (const path of paths) expect((await fetch(site.url + path)).status).toBe(200);
    const readers = startReaders();
    const visitors = startVisitors(20, () => [site.url]);
    await expect.poll(() => visitors.acknowledged.size).toBeGreaterThan(20);

    postgres.stop();
    const refusedKey = randomUUID();
    expect(await sendOnce(site.url, refusedKey)).toBe(503);
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    await sleep(1_500);
    const before = visitors.acknowledged.size;
    postgres.start();

    // Nothing is restarted but the database.
    await expect
      .poll(() => visitors.acknowledged.size, { timeout: 30_000 })
      .toBeGreaterThan(before);
    expect(await sendOnce(site.url, refusedKey)).toBe(200);
    await visitors.finish();
    const reads = await readers.finish();
    console.info(`${reads} reads, ${visitors.acknowledged.size} submissions acknowledged`);
    expect(readers.failures).toEqual([]);
    expect(reads).toBeGreaterThan(50);

    const store = await openStore({ dataDir: site.dataDir, databaseUrl: postgres.url });
    const leads = await openLeads(store, site.dataDir, createLog('silent'));
    const keys = (await listAll(leads)).map(({ lead }) => lead.key);
    await leads.close();
    await store.close();
    expect(keys.toSorted()).toEqual([...visitors.acknowledged, refusedKey].toSorted());
  },
);
