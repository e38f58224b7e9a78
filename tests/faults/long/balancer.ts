import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Balancer = { url: string; ready: () => string[]; close: () => void };

/**
 * A plain reverse proxy over the processes that are named at each moment: it asks each ten times a second whether
 * it is ready, sends requests in turn to those that are, and tries none twice.
 */
export async function startBalancer(processes: () => readonly string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  let ready: string[] = [];
  let turn = 0;
  const look = async () => {
    const looks = processes().map(async (url) => {
      const answer = await fetch(`${url}/readyz`).catch(() => null);
      await answer?.body?.cancel();
      return answer?.ok ? [url] : [];
    });
    ready = (await Promise.all(looks)).flat();
  };
  const timer = setInterval(() => void look(), 100);
  const server = createServer((asked, response) => {
    turn += 1;
    const process = ready[turn % ready.length];
    if (process === undefined) return response.writeHead(502).end('no process is ready');
    const { method, url = '/', headers } = asked;
    const forwarded = request(new URL(url, process), { method, headers, agent }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    });
    forwarded.on('error', (error) => response.writeHead(502).end(String(error)));
    return asked.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ready: () => ready,
    close() {
      clearInterval(timer);
      agent.destroy();
      server.close();
      server.closeAllConnections();
    },
  };
}
