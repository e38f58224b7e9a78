import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { freePort, startOwnPostgres, type OwnPostgres } from '../../support/own-postgres.ts';
import { startSite, type RunningSite } from '../../support/running-site.ts';
import { startBalancer } from './balancer.ts';
import { read, startReaders } from './readers.ts';

const patience = { timeout: 90_000, interval: 100 };
const perSecond = 200;
const skipped = 'PostgreSQL is not installed here, which several processes need';

const paths = [
  '/',
  '/ja-jp/indexes/screener/equity',
  '/indexes/details/PLWLD_NTR_USD',
  '/api/index-prices?secId=PLWLD_NTR_USD',
  '/api/securities/suggestions?filterPattern=world',
];
const below = (url: string) => paths.map((path) => url + path);

let postgres: OwnPostgres | null;
const sites = new Set<RunningSite>();

async function startOne(settings: Record<string, string> = {}): Promise<RunningSite> {
  const site = await startSite({
    DATABASE_URL: postgres!.url,
    PROVIDER_DIR: inject('demoFolder'),
    TOKEN_SECRET: 'one secret for all processes of this test',
    // As many checks of the balancer: on a busy machine one may take a second.
    SHUTDOWN_DELAY: '5',
    ...settings,
  });
  sites.add(site);
  return site;
}

beforeAll(async () => {
  postgres = await startOwnPostgres();
  if (!postgres) return;
  // The first to start publishes the demo.
  await (await startOne()).stop();
}, 300_000);
afterEach(async () => {
  await Promise.all(Array.from(sites, (site) => site.stop()));
  sites.clear();
});
afterAll(() => postgres?.remove());

test('processes behind a balancer are replaced one after the other under load, and no request is dropped', async (context) => {
  if (!postgres) return context.skip(skipped);
  let current: RunningSite[] = await Promise.all([startOne(), startOne()]);
  const balancer = await startBalancer(() => current.map(({ url }) => url));
  await expect.poll(() => balancer.ready().length, patience).toBe(2);
  const readers = startReaders(perSecond, () => below(balancer.url));
  for (const old of current) {
    const fresh = await startOne();
    current = [...current, fresh];
    await expect.poll(() => balancer.ready().length, patience).toBe(3);
    await readers.more(perSecond);
    const ended = once(old.process, 'exit');
    old.process.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    current = current.filter((each) => each !== old);
  }
  await readers.more(perSecond);
  console.info('two processes replaced', await readers.finish());
  expect(readers.failures).toEqual([]);
  balancer.close();
});

/** Numbers of the workers that have served, by what they logged. */
function workersSeen(site: RunningSite): Set<string> {
  return new Set(Array.from(site.output().matchAll(/"worker":(\d+)/g), ([, worker]) => worker!));
}

test('SIGHUP replaces the workers of one process under load, and no request is dropped', async (context) => {
  if (!postgres) return context.skip(skipped);
  const site = await startOne({ WEB_CONCURRENCY: '2' });
  const readers = startReaders(perSecond, () => below(site.url));
  await readers.more(perSecond);
  expect(workersSeen(site)).toEqual(new Set(['1', '2']));
  site.process.kill('SIGHUP');
  await expect.poll(() => site.output(), patience).toContain('all workers are replaced');
  await readers.more(perSecond);
  console.info('two workers replaced', await readers.finish());
  expect(readers.failures).toEqual([]);
  expect(workersSeen(site)).toEqual(new Set(['1', '2', '3', '4']));
});

test('a worker that is killed is started again; metrics tell each worker apart; SIGTERM ends them all', async (context) => {
  if (!postgres) return context.skip(skipped);
  const metricsPort = await freePort();
  const site = await startOne({ WEB_CONCURRENCY: '2', METRICS_PORT: String(metricsPort) });
  const metrics = async () => (await read(`http://127.0.0.1:${metricsPort}/`, false)).text;
  const served = async () =>
    Array.from(
      (await metrics()).matchAll(/^plumbline_release{worker="(\d+)"} 1$/gm),
      ([, id]) => id,
    );
  expect(new Set(await served())).toEqual(new Set(['1', '2']));

  const [pid] = workerProcesses(site.process.pid!);
  process.kill(pid!, 'SIGKILL');
  await expect.poll(() => site.output(), patience).toContain('a worker ended: another one starts');
  // The other one goes on meanwhile.
  for (const url of below(site.url)) expect((await read(url, false)).status).toBe(200);
  await expect.poll(async () => (await served()).includes('3'), patience).toBe(true);
  expect(await served()).toHaveLength(2);

  const workers = workerProcesses(site.process.pid!);
  expect(workers).toHaveLength(2);
  const ended = once(site.process, 'exit');
  site.process.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(workers.filter(isRunning)).toEqual([]);
});

test('when all workers are killed at once, as many are started again', async (context) => {
  if (!postgres) return context.skip(skipped);
  // A port of its own: with none of them left, the next ones would listen at another one.
  const site = await startOne({ WEB_CONCURRENCY: '2', PORT: String(await freePort()) });
  const before = workerProcesses(site.process.pid!);
  for (const pid of before) process.kill(pid, 'SIGKILL');
  const serves = async () => (await read(`${site.url}/`, false).catch(() => null))?.status;
  await expect.poll(serves, patience).toBe(200);
  await expect.poll(() => workerProcesses(site.process.pid!).length, patience).toBe(2);
  expect(before.filter(isRunning)).toEqual([]);
});

function workerProcesses(primary: number): number[] {
  const children = readFileSync(`/proc/${primary}/task/${primary}/children`, 'utf8').trim();
  return children.split(' ').filter(Boolean).map(Number);
}

function isRunning(pid: number): boolean {
  return existsSync(`/proc/${pid}`);
}
