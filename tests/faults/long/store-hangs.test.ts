import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTcpGate, type TcpGate } from '../../support/tcp-gate.ts';
import { sendOnce } from '../lead-visitors.ts';
import {
  readBefore,
  skipped,
  startSiteOnPostgres,
  type SiteOnPostgres,
} from '../site-on-postgres.ts';
import { read, startReaders } from './readers.ts';

const patience = { timeout: 60_000, interval: 100 };

/** Longer than an answer is kept as it is: by then all of them would have to be made anew. */
const outage = 70_000;

let gate: TcpGate;
let own: SiteOnPostgres | null;
beforeAll(async () => {
  own = await startSiteOnPostgres({}, async (databaseUrl) => {
    const address = new URL(databaseUrl);
    gate = await startTcpGate(Number(address.port));
    address.port = String(gate.port);
    return address.href;
  });
}, 300_000);
afterAll(async () => {
  gate?.open();
  await own?.remove();
  gate?.close();
});

async function ready() {
  const { status, text } = await read(`${own!.site.url}/readyz`);
  const { state, failing } = JSON.parse(text) as { state: string; failing: string[] };
  return { status, state, failing };
}

test(
  'with a PostgreSQL that hangs for longer than answers are kept, what was read before is read on',
  { timeout: 240_000 },
  async (context) => {
    if (!own) return context.skip(skipped);
    const { site } = own;
    const readers = startReaders(50, () => readBefore.map((path) => site.url + path));
    await readers.more(100);
    gate.shut();
    await expect
      .poll(ready, patience)
      .toEqual({ status: 200, state: 'degraded', failing: ['store'] });
    const key = randomUUID();
    expect(await sendOnce(site.url, key)).toBe(503);
    expect((await read(`${site.url}/api/index-prices?secId=PLWLD_NTR_USD&latest=3`)).status).toBe(
      503,
    );
    await sleep(outage);
    expect((await read(`${site.url}/healthz`)).status).toBe(200);
    expect(await sendOnce(site.url, key)).toBe(503);
    gate.open();
    await expect.poll(ready, patience).toEqual({ status: 200, state: 'ready', failing: [] });
    expect(await sendOnce(site.url, key)).toBe(200);
    const measured = await readers.finish();
    console.info(`PostgreSQL hung for ${outage / 1000} s`, measured);
    expect(readers.failures).toEqual([]);
    // Nobody waited for what does not come.
    expect(measured.longest).toBeLessThan(10_000);
  },
);
