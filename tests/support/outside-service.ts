import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type OutsideService = {
  url: string;
  port: number;
  /** The `traceparent` of each request. */
  traces: string[];
  close: () => Promise<void>;
};

/** Starts an external service in this process that answers every request with the same JSON. */
export async function startOutsideService(answer: unknown): Promise<OutsideService> {
  const traces: string[] = [];
  const server = createServer((request, response) => {
    traces.push(String(request.headers['traceparent']));
    request.resume();
    request.on('end', () => {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/asked`,
    port,
    traces,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
