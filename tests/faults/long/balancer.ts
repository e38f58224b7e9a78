import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Balancer = { url: string; ready: () => string[]; close: () => void };

/**
 * A plain reverse proxy over the processes that are named at each moment: it asks each ten times a second whether
 * it is ready, sends requests in turn to those that are, and tries none twice.
 */
export async function startBalancer(processes: () => readonly string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const known = new Map<string, { asked: number; isReady: boolean }>();
  let asked = 0;
  let turn = 0;
  // Each process counts as it last answered: one that is slow, or an answer that is late, tells nothing of the others.
  const look = async (url: string) => {
    const mine = (asked += 1);
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    await answer?.body?.cancel();
    if (mine < (known.get(url)?.asked ?? 0)) return;
    known.set(url, { asked: mine, isReady: answer?.ok ?? false });
  };
  const timer = setInterval(() => processes().forEach((url) => void look(url)), 100);
  const readyNow = () => processes().filter((url) => known.get(url)?.isReady);
  const server = createServer((incoming, response) => {
    turn += 1;
    const ready = readyNow();
    const process = ready[turn % ready.length];
    if (process === undefined) return response.writeHead(502).end('no process is ready');
    const { method, url = '/', headers } = incoming;
    const forwarded = request(new URL(url, process), { method, headers, agent }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    });
    forwarded.on('error', (error) => response.writeHead(502).end(String(error)));
    return incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ready: readyNow,
    close() {
      clearInterval(timer);
      agent.destroy();
      server.close();
      server.closeAllConnections();
    },
  };
}
