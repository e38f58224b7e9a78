import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the marketing system answers: well, with an error, never, or with an answer that breaks off. */
export type Mood = 'well' | 'error' | 'silent' | 'breaking off';

export type MarketingSystem = {
  url: string;
  mood: Mood;
  /** Submissions by key: how often each was received, and how often the answer was a whole 2xx. */
  received: Map<string, { times: number; taken: number; bodies: Set<string> }>;
  close: () => Promise<void>;
};

/** A marketing system in this process, on a port of its own. */
export async function startMarketingSystem(): Promise<MarketingSystem> {
  const received: MarketingSystem['received'] = new Map();
  const system = { mood: 'well' as Mood, received };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const key = String(request.headers['idempotency-key']);
      const seen = received.get(key) ?? { times: 0, taken: 0, bodies: new Set<string>() };
      received.set(key, seen);
      seen.times++;
      seen.bodies.add(Buffer.concat(chunks).toString());
      if (system.mood === 'well') seen.taken++;
      answer(response, system.mood);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(system, {
    url: `http://127.0.0.1:${port}/e/f2`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
}

function answer(response: ServerResponse, mood: Mood): void {
  if (mood === 'well') response.writeHead(200).end('thank you');
  if (mood === 'error') response.writeHead(500).end('down');
  if (mood === 'breaking off') {
    response.writeHead(200, { 'Content-Length': '1000' });
    response.write('thank', () => response.destroy());
  }
}
