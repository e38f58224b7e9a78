import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLeads } from '#src/leads/open-leads.ts';
import { createLog } from '#src/server/observe/log.ts';
import { openStore } from '#src/store/open-store.ts';
import { listAll } from '../../support/leads.ts';
import { sendOnce, startVisitors } from '../lead-visitors.ts';
import { startReaders } from './readers.ts';
import {
  readBefore,
  skipped,
  startSiteOnPostgres,
  type SiteOnPostgres,
} from '../site-on-postgres.ts';

let own: SiteOnPostgres | null;
beforeAll(async () => {
  own = await startSiteOnPostgres({ FORM_RATE_LIMIT: '100000', RATE_LIMIT: '0' });
}, 300_000);
afterAll(() => own?.remove());

test('CM-09 with PostgreSQL stopped and started again pages are read on, submissions are refused plainly and none is lost', async (context) => {
  if (!own) return context.skip(skipped);
  const { postgres, site } = own;
  const addresses = readBefore.map((path) => site.url + path);
  for (const address of addresses) expect((await fetch(address)).status).toBe(200);
  const readers = startReaders(50, () => addresses);
  const visitors = startVisitors(20, () => [site.url]);
  await expect.poll(() => visitors.acknowledged.size).toBeGreaterThan(20);

  postgres.stop();
  const refusedKey = randomUUID();
  expect(await sendOnce(site.url, refusedKey)).toBe(503);
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  // The outage is as long as readers take to ask for each page many times.
  await readers.more(75);
  const before = visitors.acknowledged.size;
  postgres.start();

  // Nothing is restarted but the database.
  await expect.poll(() => visitors.acknowledged.size, { timeout: 30_000 }).toBeGreaterThan(before);
  expect(await sendOnce(site.url, refusedKey)).toBe(200);
  await visitors.finish();
  const { reads } = await readers.finish();
  console.info(`${reads} reads, ${visitors.acknowledged.size} submissions acknowledged`);
  expect(readers.failures).toEqual([]);
  expect(reads).toBeGreaterThan(50);

  const store = await openStore({ dataDir: site.dataDir, databaseUrl: postgres.url });
  const leads = await openLeads(store, site.dataDir, createLog('silent'));
  const keys = (await listAll(leads)).map(({ lead }) => lead.key);
  await leads.close();
  await store.close();
  expect(keys.toSorted()).toEqual([...visitors.acknowledged, refusedKey].toSorted());
});
