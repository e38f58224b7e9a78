import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { freePort, startOwnPostgres, type OwnPostgres } from '../../support/own-postgres.ts';
import { startSite, type RunningSite } from '../../support/running-site.ts';
import { read } from './readers.ts';

const patience = { timeout: 120_000, interval: 100 };

let postgres: OwnPostgres | null;
let site: RunningSite | null = null;
beforeAll(async () => {
  postgres = await startOwnPostgres();
});
afterEach(async () => {
  await site?.stop();
  site = null;
});
afterAll(() => postgres?.remove());

async function readiness(url: string) {
  const found = await read(`${url}/readyz`, false).catch(() => null);
  if (!found) return null;
  const { state, failing } = JSON.parse(found.text) as { state: string; failing: string[] };
  return { status: found.status, state, failing };
}

test.for([1, 2])(
  'a start of %i processes while the database is away waits for it, says so, and serves once it is there',
  { timeout: 400_000 },
  async (workers, context) => {
    if (!postgres) return context.skip('PostgreSQL is not installed here: none can be stopped');
    postgres.stop();
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const starting = startSite({
      PORT: String(port),
      DATABASE_URL: postgres.url,
      PROVIDER_DIR: inject('demoFolder'),
      WEB_CONCURRENCY: String(workers),
      TOKEN_SECRET: 'one secret for all processes of this test',
    });
    // What it rejects with is told below.
    starting.catch(() => undefined);
    const waiting = { status: 503, state: 'waiting', failing: ['store'] };
    await expect.poll(() => readiness(url), patience).toEqual(waiting);
    expect((await read(`${url}/healthz`, false)).status).toBe(200);
    const page = await read(`${url}/ja-jp`, false);
    expect([page.status, page.headers['retry-after']]).toEqual([503, '3']);

    postgres.start();
    site = await starting;
    expect(site.url).toBe(url);
    expect(await readiness(url)).toEqual({ status: 200, state: 'ready', failing: [] });
    expect((await read(`${url}/`, false)).status).toBe(200);
    const { output } = site;
    await expect.poll(output).toContain('the database does not answer: waiting for it');
  },
);
