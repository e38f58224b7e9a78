import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { externalQuotes } from './external-quotes.ts';
import type { PublishedIndex } from './quote-service.ts';

const published: PublishedIndex = {
  secId: 'US500.SEC',
  fundId: 'US500',
  name: 'Harbour US 500',
  currency: 'USD',
  level: 1043.27,
  asOfDate: '2026-11-19',
  previousLevel: 1005.25,
  nextDue: '2026-11-20T22:30:00.000Z',
};
const asPublished = {
  secId: 'US500.SEC',
  fundId: 'US500',
  level: 1043.27,
  asOfDate: '2026-11-19',
  time: null,
  previousLevel: 1005.25,
  currency: 'USD',
  nextDue: '2026-11-20T22:30:00.000Z',
  isLate: false,
  isLive: false,
  delayMinutes: null,
};

/** A quote service elsewhere, and ours that asks it. */
async function openExternal(respond: (request: IncomingMessage, response: ServerResponse) => void) {
  const asked: { url: string; headers: IncomingMessage['headers'] }[] = [];
  const server = createServer((request, response) => {
    asked.push({ url: request.url ?? '', headers: request.headers });
    respond(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const state = { now: 1_000_000, logged: [] as unknown[] };
  const { port } = server.address() as AddressInfo;
  const quotes = externalQuotes(
    { url: `http://127.0.0.1:${port}/v1/`, token: 'provider secret', providerId: 'harbour' },
    {
      find: () => published,
      release: () => 7,
      log: { warn: (entry: unknown) => state.logged.push(entry) },
      now: () => state.now,
    },
  );
  return { quotes, asked, state };
}

const json = (response: ServerResponse, body: unknown) => response.end(JSON.stringify(body));

test('MD-03 an external service is asked with its own token and the provider id', async () => {
  const { quotes, asked } = await openExternal((_, response) =>
    json(response, { level: 1050.5, time: '2026-11-20T15:32:00+01:00', delayMinutes: 15 }),
  );
  expect(await quotes.quote('US500.SEC')).toEqual({
    ...asPublished,
    level: 1050.5,
    asOfDate: '2026-11-20',
    time: '2026-11-20T14:32:00.000Z',
    previousLevel: 1043.27,
    isLive: true,
    delayMinutes: 15,
  });
  expect(asked).toEqual([
    {
      url: '/v1/quotes/US500.SEC',
      headers: expect.objectContaining({
        authorization: 'Bearer provider secret',
        'x-data-provider': 'harbour',
      }),
    },
  ]);
});

test('API-10 the name comes from the external service too', async () => {
  const { quotes } = await openExternal((_, response) => json(response, { name: 'US 500 live' }));
  expect(await quotes.name('US500.SEC')).toBe('US 500 live');
});

test.each([
  ['fails', (_: IncomingMessage, response: ServerResponse) => response.writeHead(500).end()],
  ['is cut', (request: IncomingMessage) => request.socket.destroy()],
  ['says something else', (_: IncomingMessage, response: ServerResponse) => json(response, {})],
  [
    'leads elsewhere',
    (_: IncomingMessage, response: ServerResponse) =>
      response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end(),
  ],
])(
  'MD-03 when the external service %s, the last published level is given with its date',
  async (_, respond) => {
    const { quotes, asked, state } = await openExternal(respond);
    expect(await quotes.quote('US500.SEC')).toEqual(asPublished);
    expect(await quotes.name('US500.SEC')).toBe('Harbour US 500');
    expect(asked).toHaveLength(1);
    expect(state.logged).toHaveLength(1);
    expect(JSON.stringify(state.logged)).not.toContain('secret');
    state.now += 5_000;
    await quotes.quote('US500.SEC');
    expect(asked).toHaveLength(2);
  },
);

test(
  'MD-03 a service that hangs is given up after three seconds',
  { timeout: 10_000 },
  async () => {
    const { quotes } = await openExternal(() => undefined);
    const started = performance.now();
    expect(await quotes.quote('US500.SEC')).toEqual(asPublished);
    expect(performance.now() - started).toBeLessThan(4_000);
  },
);

test('MD-03 an index that the service does not cover has its published level, and silences no other', async () => {
  const { quotes } = await openExternal((request, response) => {
    if (request.url?.includes('OTHER')) return response.writeHead(404).end();
    return response.end(
      JSON.stringify({ level: 1050.5, time: '2026-11-20T14:32:00Z', delayMinutes: 15 }),
    );
  });
  expect(await quotes.quote('OTHER.SEC')).toMatchObject({ isLive: false, level: 1043.27 });
  expect(await quotes.quote('US500.SEC')).toMatchObject({ isLive: true, level: 1050.5 });
});
