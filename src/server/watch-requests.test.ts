import { createServer, get, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';
import { refuseOverload } from './refuse-overload.ts';
import { watchRequests } from './watch-requests.ts';
import type { Log } from './log.ts';

const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  closers.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const counts = { waiting: 3, sent: 1, dead: 0 };
const snapshot = () => ({ release: 7, catalogue: { indexes: { size: 473 } } }) as never;

function watched(next: RequestListener, leads = async () => counts) {
  const lines: Record<string, unknown>[] = [];
  const write = (line: Record<string, unknown>) => lines.push(line);
  const log = { info: write, debug: write } as unknown as Log;
  const metrics = createMetrics({
    snapshot,
    leads: { countByState: leads },
    lateIndexes: { count: async () => 3 },
  });
  return { lines, metrics, listener: watchRequests(next, log, metrics) };
}

test('each answer bears an id, and is logged by its path without what the visitor searched for', async () => {
  const { lines, listener } = watched((_request, response) => response.writeHead(404).end('no'));
  const url = await listen(listener);
  const answer = await fetch(`${url}/indexes/screener?filterPattern=secret`);
  await answer.text();
  const id = answer.headers.get('X-Request-Id');
  expect(id).toMatch(/^[\w-]{36}$/);
  await expect.poll(() => lines.length).toBe(1);
  expect(lines[0]).toMatchObject({ id, method: 'GET', path: '/indexes/screener', status: 404 });
  expect(JSON.stringify(lines)).not.toContain('secret');
});

test('the id of a proxy in front is kept, one that could forge a line of log is not', async () => {
  const { listener } = watched((_request, response) => response.end());
  const url = await listen(listener);
  const idOf = async (given: string) =>
    (await fetch(url, { headers: { 'X-Request-Id': given } })).headers.get('X-Request-Id');
  expect(await idOf('trace-12345678')).toBe('trace-12345678');
  expect(await idOf('a b"c')).not.toBe('a b"c');
});

test('a visitor who leaves before the answer is counted as 499', async () => {
  const { lines, listener } = watched(() => {});
  const url = await listen(listener);
  const request = get(url).on('error', () => {});
  request.once('socket', (socket) =>
    socket.once('connect', () => setTimeout(() => request.destroy(), 50)),
  );
  await expect.poll(() => lines.length, { timeout: 5_000 }).toBe(1);
  expect(lines[0]).toMatchObject({ status: 499 });
});

test('metrics tell requests by kind and status, the release, its indexes and the leads', async () => {
  const { metrics, listener } = watched((_request, response) => response.end());
  const url = await listen(listener);
  for (const path of ['/', '/api/index/types', '/api/index/types?lang=ja-jp', '/assets/a.js']) {
    await (await fetch(url + path)).text();
  }
  await expect
    .poll(() => metrics.text())
    .toContain('plumbline_requests_total{kind="asset",status="200"} 1');
  const text = await metrics.text();
  expect(text).toContain('plumbline_requests_total{kind="api",status="200"} 2');
  expect(text).toContain('plumbline_requests_total{kind="page",status="200"} 1');
  expect(text).toContain('plumbline_request_seconds_count{kind="api"} 2');
  expect(text).toContain('plumbline_release 7');
  expect(text).toContain('plumbline_catalogue_indexes 473');
  expect(text).toContain('plumbline_leads{state="waiting"} 3');
  expect(text).toContain('nodejs_eventloop_lag_seconds');
});

test('with the store down the metrics go on without the leads', async () => {
  const { metrics } = watched(
    () => {},
    () => Promise.reject(new Error('no store')),
  );
  const text = await metrics.text();
  expect(text).toContain('plumbline_release 7');
  expect(text).not.toContain('state="waiting"');
});

test('beyond what can be worked on requests are refused at once, but health checks are not', async () => {
  const gate = Promise.withResolvers<void>();
  let refused = 0;
  const listener = refuseOverload(
    (request, response) => {
      if (request.url === '/healthz') return response.end('ok');
      return void gate.promise.then(() => response.end('done'));
    },
    () => (refused += 1),
    2,
  );
  const url = await listen(listener);
  const held = [fetch(`${url}/a`), fetch(`${url}/b`)];
  await expect.poll(async () => (await fetch(`${url}/c`, { method: 'HEAD' })).status).toBe(503);
  const answer = await fetch(`${url}/c`);
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '1']);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect(refused).toBeGreaterThanOrEqual(2);
  gate.resolve();
  expect((await Promise.all(held)).map(({ status }) => status)).toEqual([200, 200]);
  expect((await fetch(`${url}/c`)).status).toBe(200);
});

test('an address beyond measure is refused', async () => {
  const url = await listen(
    refuseOverload(
      (_request, response) => response.end(),
      () => {},
    ),
  );
  expect((await fetch(`${url}/?filterPattern=${'x'.repeat(5_000)}`)).status).toBe(414);
});
