import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openExternalServices } from './external-services.ts';
import { postOutside } from './post-outside.ts';

/** Posts to a system that answers each request with the next status; counts the requests that reach it. */
async function posting(...statuses: number[]) {
  const left = [...statuses];
  const server = createServer((_request, response) => {
    response.writeHead(left.shift() ?? 200, { Location: '/' }).end('body');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const services = openExternalServices({ info() {}, warn() {} });
  const policy = { timeout: 30_000, maxConcurrent: 1, maxQueued: 0, resetAfter: 60_000 };
  const service = services.open('crm', policy);
  const { signal } = new AbortController();
  const sent = { body: 'lead', headers: { 'Idempotency-Key': 'a' } };
  const outcomes: (string | null)[] = [];
  for (const _ of statuses) outcomes.push(await postOutside(service, 'crm', url, sent, signal));
  return { outcomes, notReached: left.length, isHealthy: services.health()[0]?.isHealthy };
}

test('only an answer of 2xx is a success; what a system refuses stops nothing else', async () => {
  expect(await posting(200, 204, 301, 400, 404, 422, 429)).toEqual({
    outcomes: [null, null, ...[301, 400, 404, 422, 429].map((status) => `status ${status}`)],
    notReached: 0,
    isHealthy: true,
  });
});

test('a system that fails three times in a row is left alone for a while', async () => {
  const { outcomes, notReached, isHealthy } = await posting(500, 503, 500, 200);
  expect(outcomes.slice(0, 3)).toEqual(['status 500', 'status 503', 'status 500']);
  expect(outcomes[3]).not.toBeNull();
  expect([notReached, isHealthy]).toEqual([1, false]);
});
