import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { problem } from '#src/contract/api/problem.ts';
import { plainAnswers } from './plain-answer.ts';
import { limitRequests, requestLimits } from './limit-requests.ts';

const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

const embedded = {
  engine: 'embedded' as const,
  session: {} as Parameters<typeof requestLimits>[1]['session'],
};

async function serve(rateLimit: number, trustedProxies: string[] = []) {
  let refused = 0;
  const limits = requestLimits({ rateLimit, trustedProxies }, embedded, () => (refused += 1));
  const listener: RequestListener = limitRequests(
    (_, response) => response.end('made'),
    await plainAnswers('http://a.test'),
    limits,
    new Set(['index.js']),
  );
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  closers.push(() => server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    refused: () => refused,
    ask: (path: string, from?: string) =>
      fetch(origin + path, from === undefined ? {} : { headers: { 'X-Forwarded-For': from } }),
  };
}

test('API-03 calls beyond the limit of an address are refused, and told the limit and when to come back', async () => {
  const { ask, refused } = await serve(2);
  const first = await ask('/api/index/types');
  expect([first.status, first.headers.get('RateLimit-Policy')]).toEqual([
    200,
    '"address";q=2;w=60',
  ]);
  expect(first.headers.get('RateLimit')).toMatch(/^"address";r=1;t=(60|59)$/);
  await ask('/api/index/types');
  const third = await ask('/api/index/types');
  expect(third.status).toBe(429);
  expect(third.headers.get('RateLimit')).toMatch(/^"address";r=0;t=\d+$/);
  expect(Number(third.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(third.headers.get('Cache-Control')).toBe('no-store');
  expect(third.headers.get('Access-Control-Allow-Origin')).toBe('*');
  const answered = problem.parse(await third.json());
  expect([answered.status, answered.title]).toEqual([429, 'Too Many Requests']);
  expect(refused()).toBe(1);
});

test('pages say it in their language; what they are built of and health checks are never refused, other names of files are', async () => {
  const { ask } = await serve(1);
  expect((await ask('/')).headers.get('RateLimit')).toBeNull();
  const english = await ask('/indexes/screener');
  expect([english.status, await english.text()]).toEqual([
    429,
    expect.stringContaining('Too many requests came from your network'),
  ]);
  expect(await (await ask('/ja-jp')).text()).toContain('リクエストが多すぎます');
  for (const path of ['/healthz', '/readyz', '/assets/index.js']) {
    expect([path, (await ask(path)).status]).toEqual([path, 200]);
  }
  for (const path of ['/assets/random.js', '/assets/', '/assets/x/index.js']) {
    expect([path, (await ask(path)).status]).toEqual([path, 429]);
  }
});

test('behind a trusted proxy each visitor has a limit; of others nobody believes the header', async () => {
  const behind = await serve(1, ['127.0.0.1']);
  expect((await behind.ask('/', '192.0.2.1')).status).toBe(200);
  expect((await behind.ask('/', '192.0.2.2')).status).toBe(200);
  expect((await behind.ask('/', '203.0.113.9, 192.0.2.1')).status).toBe(429);
  // One network of IPv6 is one visitor.
  expect((await behind.ask('/', '2001:db8::1')).status).toBe(200);
  expect((await behind.ask('/', '2001:db8::2')).status).toBe(429);
  const open = await serve(1);
  expect((await open.ask('/', '192.0.2.1')).status).toBe(200);
  expect((await open.ask('/', '192.0.2.2')).status).toBe(429);
});

test('a limit of 0 is none', async () => {
  const { ask } = await serve(0);
  for (let count = 0; count < 5; count++) expect((await ask('/')).status).toBe(200);
});
