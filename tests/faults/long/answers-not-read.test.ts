import { connect, type Socket } from 'node:net';
import { get } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { startSite, type RunningSite } from '../../support/running-site.ts';

let site: RunningSite | null = null;
const sockets = new Set<Socket>();
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await site?.stop();
});

const connections = 1_000;
const inARow = 20;

/** Asks for a large answer that lies in memory, many times in a row, and takes nothing of it. */
function askAndReadNothing(url: URL): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(Number(url.port), url.hostname, () => {
      socket.pause();
      socket.write(
        `GET ${url.pathname} HTTP/1.1\r\nHost: a.test\r\nAccept-Encoding: identity\r\n\r\n`.repeat(
          inARow,
        ),
        () => resolve(),
      );
    });
    sockets.add(socket);
    socket.on('error', () => resolve()).on('close', () => sockets.delete(socket));
  });
}

/** Milliseconds that a visitor at another address, with a connection of his own, waits for a page. */
function visit(url: string): Promise<number> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const asked = get(
      url,
      { agent: false, localAddress: '127.0.0.2', timeout: 10_000 },
      (answer) => {
        answer.resume().on('error', reject);
        answer.on('end', () =>
          answer.statusCode === 200
            ? resolve(performance.now() - started)
            : reject(new Error(`status ${answer.statusCode}`)),
        );
      },
    );
    asked.on('timeout', () => asked.destroy(new Error('no answer within 10 s')));
    asked.on('error', reject);
  });
}

test('one client that reads none of its answers keeps no other visitor waiting', async () => {
  site = await startSite();
  const large = new URL('/api/openapi.json', site.url);
  const { length } = await (await fetch(large)).text();
  expect(length).toBeGreaterThan(100_000);
  await visit(site.url);
  const waits: number[] = [];
  for (let opened = 0; opened < connections; opened += 50) {
    await Promise.all(Array.from({ length: 50 }, () => askAndReadNothing(large)));
    for (let visitor = 0; visitor < 5; visitor += 1) waits.push(await visit(site.url));
  }
  // While those that were let in stand there and read nothing: most visitors come then.
  for (let visitor = 0; visitor < 400; visitor += 1) waits.push(await visit(site.url));
  const sorted = waits.toSorted((a, b) => a - b);
  const p99 = sorted[Math.floor(sorted.length * 0.99)]!;
  console.info(
    `${connections} connections that read nothing: others wait ` +
      `${sorted[sorted.length >> 1]!.toFixed(0)} ms (median), ${p99.toFixed(0)} ms (p99)`,
  );
  expect(p99).toBeLessThan(500);
}, 300_000);
