import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished, vi } from 'vitest';
import { externalQuotes, quotePolicy } from '#src/market-data/external-quotes.ts';
import type { PublishedIndex } from '#src/market-data/quote-service.ts';
import { openExternalServices } from '#src/outside/external-services.ts';

const published: PublishedIndex = {
  secId: 'US500.SEC',
  fundId: 'US500',
  name: 'Harbour US 500',
  currency: 'USD',
  level: 1043.27,
  asOfDate: '2026-11-19',
  previousLevel: 1005.25,
  nextDue: '2026-11-20T22:30:00.000Z',
  lateFrom: '2026-11-20T22:30:00.000Z',
};
/** The quote of the published level, which is the answer when the external service has none. */
export const asPublished = {
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

type Respond = (request: IncomingMessage, response: ServerResponse) => void;

/** Starts an external quote service and the site's client of it. @param index changes to the published index */
export async function openExternal(respond: Respond, index: Partial<PublishedIndex> = {}) {
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
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T15:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const logged: unknown[] = [];
  const log = { info: () => {}, warn: (entry: unknown) => logged.push(entry) };
  const services = openExternalServices(log);
  const { port } = server.address() as AddressInfo;
  const quotes = externalQuotes(
    { url: `http://127.0.0.1:${port}/v1/`, token: 'provider secret', providerId: 'harbour' },
    {
      service: services.open('quote service', quotePolicy),
      find: (secId) => ({
        ...published,
        ...index,
        secId: secId === 'US500' ? published.secId : secId,
      }),
      release: () => 7,
    },
  );
  return { quotes, asked, logged, implausible: () => services.health()[0]?.implausible };
}

export const json = (response: ServerResponse, body: unknown) => response.end(JSON.stringify(body));
