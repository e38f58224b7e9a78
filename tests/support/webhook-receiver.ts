import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a receiver answers; a `silent` one never does. */
export type ReceiverMood = 'well' | 'error' | 'refusing' | 'redirecting' | 'silent';

type Received = {
  headers: IncomingHttpHeaders;
  body: string;
  event: { id: string; number: number; type: string; release: number | null; data: object };
  /** Whether the answer was a 2xx. */
  isTaken: boolean;
};

export type WebhookReceiver = {
  url: string;
  port: number;
  mood: ReceiverMood;
  /** Every attempt, in the order of arrival. */
  received: Received[];
  /** The types of accepted events with their releases, each once. */
  taken: () => string[];
  close: () => Promise<void>;
};

/** Starts a receiver of webhooks in this process, on the given port or a free one. */
export async function startReceiver(port = 0): Promise<WebhookReceiver> {
  const received: Received[] = [];
  const state = { mood: 'well' as ReceiverMood, received };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const event = JSON.parse(body) as Received['event'];
      received.push({
        headers: request.headers,
        body,
        event,
        isTaken: state.mood === 'well',
      });
      answer(response, state.mood);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address() as AddressInfo;
  return Object.assign(state, {
    url: `http://127.0.0.1:${address.port}/hook`,
    port: address.port,
    taken() {
      const once = new Map(
        received.filter(({ isTaken }) => isTaken).map(({ event }) => [event.id, event]),
      );
      return Array.from(once.values(), ({ type, release }) => `${type} ${release ?? ''}`.trim());
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
}

function answer(response: ServerResponse, mood: ReceiverMood): void {
  if (mood === 'well') response.writeHead(204).end();
  if (mood === 'error') response.writeHead(500).end('down');
  if (mood === 'refusing') response.writeHead(400).end('not this one');
  if (mood === 'redirecting') response.writeHead(302, { Location: '/elsewhere' }).end();
}
