import { readFileSync } from 'node:fs';
import { createServer, get, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { problem } from '#src/contract/api/problem.ts';
import { createMetrics } from './metrics.ts';
import { admitRequests } from '../http/admit-requests.ts';
import { plainAnswers } from '../http/plain-answer.ts';
import { slowReaders } from '../http/slow-readers.ts';
import { watchRequests } from './watch-requests.ts';
import type { Log } from './log.ts';

const plain = await plainAnswers('http://a.test');

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
const live = {
  snapshot: () => ({ release: 7, catalogue: { indexes: { size: 473 } } }) as never,
  builtAt: () => 1_800_000_123_000,
};
const published = '2026-11-20T18:30:00.000Z';

type Around = { isStoreDown?: boolean; fromMemory?: Parameters<typeof watchRequests>[3] };

function watched(next: RequestListener, { isStoreDown = false, fromMemory }: Around = {}) {
  const lines: Record<string, unknown>[] = [];
  const write = (line: Record<string, unknown>) => lines.push(line);
  const log = { info: write, debug: write } as unknown as Log;
  const ifUp = async <T>(value: T) => {
    if (isStoreDown) throw new Error('no store');
    return value;
  };
  const metrics = createMetrics({
    live,
    findCurrent: () => ifUp({ number: 8, published }),
    leads: { countByState: () => ifUp(counts), countRefused: () => 4 },
    outbox: { counts: () => ifUp([]), alerts: () => ifUp([]) },
    lateIndexes: { count: () => ifUp(3).catch(() => null) },
    outside: { health: () => [{ name: 'quotes', isHealthy: false, failures: 3, implausible: 2 }] },
    store: { isReachable: () => true, replicasInUse: () => [true, false] },
  });
  return { lines, metrics, listener: watchRequests(next, log, metrics, fromMemory) };
}

test('each answer bears an id, and is logged by its path without what the visitor searched for', async () => {
  const { lines, listener } = watched((_request, response) => response.writeHead(404).end('no'));
  const url = await listen(listener);
  const answer = await fetch(`${url}/indexes/screener?filterPattern=secret`);
  await answer.text();
  const id = answer.headers.get('X-Request-Id');
  expect(id).toMatch(/^[\w-]{14,64}$/);
  const next = await fetch(`${url}/indexes/screener`);
  expect(next.headers.get('X-Request-Id')).not.toBe(id);
  await expect.poll(() => lines.length).toBe(2);
  expect(lines[0]).toMatchObject({ id, method: 'GET', path: '/indexes/screener', status: 404 });
  expect(JSON.stringify(lines)).not.toContain('secret');
});

test('an answer from memory bears its id too, and is logged', async () => {
  const made: string[] = [];
  const { lines, listener } = watched(
    (request, response) => {
      made.push(request.url ?? '');
      response.end('made');
    },
    {
      fromMemory: ({ url }, response, headers) => {
        if (url === '/kept') response.writeHead(200, [...headers]).end('kept');
        return url === '/kept';
      },
    },
  );
  const url = await listen(listener);
  const answer = await fetch(`${url}/kept`);
  expect(await answer.text()).toBe('kept');
  await expect.poll(() => lines.length).toBe(1);
  expect(lines[0]).toMatchObject({ id: answer.headers.get('X-Request-Id'), path: '/kept' });
  expect(await (await fetch(`${url}/other`)).text()).toBe('made');
  expect(made).toEqual(['/other']);
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
  const { lines, listener } = watched(() => void request.destroy());
  const url = await listen(listener);
  const request = get(url).on('error', () => {});
  await expect.poll(() => lines.length).toBe(1);
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
  metrics.rendered(0.2);
  const text = await metrics.text();
  expect(text).toContain('plumbline_render_seconds_bucket{le="0.25"} 1');
  expect(text).toContain('plumbline_render_seconds_bucket{le="0.1"} 0');
  expect(text).toContain('plumbline_requests_total{kind="api",status="200"} 2');
  expect(text).toContain('plumbline_requests_total{kind="page",status="200"} 1');
  expect(text).toContain('plumbline_request_seconds_count{kind="api"} 2');
  expect(text).toContain('plumbline_release 7');
  expect(text).toContain('plumbline_catalogue_indexes 473');
  expect(text).toContain('plumbline_catalogue_built_timestamp_seconds 1800000123');
  expect(text).toContain('plumbline_store_release 8');
  // date --date=2026-11-20T18:30:00Z +%s
  expect(text).toContain('plumbline_store_release_published_timestamp_seconds 1795199400');
  expect(text).toContain('plumbline_late_indexes 3');
  expect(text).toContain('plumbline_leads{state="waiting"} 3');
  expect(text).toContain('plumbline_leads_refused_total 4');
  expect(text).toContain('plumbline_store_reachable 1');
  expect(text).toContain('plumbline_replica_in_use{replica="2"} 0');
  expect(text).toContain('plumbline_outside_well{service="quotes"} 0');
  expect(text).toContain('plumbline_outside_failures_total{service="quotes"} 3');
  expect(text).toContain('nodejs_eventloop_lag_seconds');
});

test('with the store down the metrics go on without what only the store knows', async () => {
  const { metrics } = watched(() => {}, { isStoreDown: true });
  const text = await metrics.text();
  expect(text).toContain('plumbline_release 7');
  expect(text).not.toContain('state="waiting"');
  for (const name of ['plumbline_store_release', 'plumbline_late_indexes']) {
    expect(text).not.toMatch(new RegExp(`^${name}`, 'm'));
  }
});

test('the metrics that the operating guide names are there', async () => {
  const { metrics } = watched(() => {});
  const text = await metrics.text();
  const guide = readFileSync('docs/operating.md', 'utf8');
  const named = new Set(guide.match(/\b(?:plumbline|nodejs|process)_[a-z0-9_]*[a-z0-9]/g));
  expect(named.size).toBeGreaterThan(10);
  for (const name of named) expect(text).toMatch(new RegExp(`^(?:# TYPE )?${name}[ {]`, 'm'));
});

test('beyond what can be worked on and may wait requests are refused at once, but health checks are not', async () => {
  const gate = Promise.withResolvers<void>();
  let refused = 0;
  const listener = admitRequests(
    (request, response) => {
      if (request.url === '/healthz') return response.end('ok');
      return void gate.promise.then(() => response.end('done'));
    },
    plain,
    slowReaders(),
    () => (refused += 1),
    { maxRunning: 1, maxQueued: 1, maxWait: 60_000 },
  );
  const url = await listen(listener);
  const held = [fetch(`${url}/a`), fetch(`${url}/b`)];
  await expect.poll(async () => (await fetch(`${url}/c`, { method: 'HEAD' })).status).toBe(503);
  const answer = await fetch(`${url}/c`);
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '1']);
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
  // The API's callers, on other sites too, are told so as of any other problem.
  const call = await fetch(`${url}/api/home?a=1`);
  expect([
    call.headers.get('Retry-After'),
    call.headers.get('Access-Control-Allow-Origin'),
  ]).toEqual(['1', '*']);
  expect(call.headers.get('Access-Control-Expose-Headers')).toContain('Retry-After');
  expect(problem.parse(await call.json())).toMatchObject({
    status: 503,
    title: 'Service Unavailable',
  });
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect(refused).toBeGreaterThanOrEqual(2);
  gate.resolve();
  expect((await Promise.all(held)).map(({ status }) => status)).toEqual([200, 200]);
  expect((await fetch(`${url}/c`)).status).toBe(200);
});

test('an address beyond measure is refused', async () => {
  const url = await listen(
    admitRequests(
      (_request, response) => response.end(),
      plain,
      slowReaders(),
      () => {},
    ),
  );
  expect((await fetch(`${url}/?filterPattern=${'x'.repeat(5_000)}`)).status).toBe(414);
});

test('a request that waits has its turn, unless it waits for too long or its visitor leaves', async () => {
  const gates: (() => void)[] = [];
  const worked: string[] = [];
  const listener = admitRequests(
    (request, response) => {
      worked.push(request.url ?? '');
      gates.push(() => response.end('done'));
    },
    plain,
    slowReaders(),
    () => {},
    { maxRunning: 1, maxQueued: 10, maxWait: 1_000 },
  );
  const arrived: string[] = [];
  const url = await listen((request, response) => {
    listener(request, response);
    arrived.push(request.url ?? '');
  });
  const first = fetch(`${url}/first`);
  await expect.poll(() => worked).toEqual(['/first']);
  const visitor = new AbortController();
  const left = fetch(`${url}/left`, { signal: visitor.signal }).catch(() => 'left');
  await expect.poll(() => arrived).toContain('/left');
  visitor.abort();
  expect(await left).toBe('left');
  const late = await fetch(`${url}/late`);
  expect([late.status, late.headers.get('Retry-After')]).toEqual([503, '1']);
  const second = fetch(`${url}/second`);
  gates.shift()?.();
  expect((await first).status).toBe(200);
  await expect.poll(() => worked).toEqual(['/first', '/second']);
  gates.shift()?.();
  expect((await second).status).toBe(200);
});
