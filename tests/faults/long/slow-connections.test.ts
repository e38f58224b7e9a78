import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { startSite, type RunningSite } from '../../support/running-site.ts';

let site: RunningSite | null = null;
const sockets = new Set<Socket>();
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await site?.stop();
});

/** Ten thousand, or as many as this machine lets one process open. */
function numberOfConnections(): number {
  const limits = readFileSync('/proc/self/limits', 'utf8');
  const [, most = '1024'] = /Max open files\s+(\d+)/.exec(limits) ?? [];
  return Math.min(10_000, Number(most) - 1_000);
}

const residentMegabytes = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Begins a request and never ends it. */
function dawdle(url: URL, onClosed: () => void): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(Number(url.port), url.hostname, () => {
      socket.write('GET / HTTP/1.1\r\nHost: a.test\r\nX-Slow: ');
      resolve();
    });
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      sockets.delete(socket);
      onClosed();
    });
    socket.resume();
  });
}

test('thousands of connections that never finish their request keep no visitor waiting, and are closed', async () => {
  // As a proxy, which may hold so many.
  site = await startSite({ TRUSTED_PROXIES: '127.0.0.1' });
  const url = new URL(site.url);
  const pid = site.process.pid!;
  await (await fetch(site.url)).text();
  const before = residentMegabytes(pid);
  const most = numberOfConnections();
  let closed = 0;
  for (let opened = 0; opened < most; opened += 250) {
    await Promise.all(Array.from({ length: 250 }, () => dawdle(url, () => (closed += 1))));
    // A byte now and then, as if the line were slow.
    for (const socket of sockets) socket.write('x');
    const started = performance.now();
    expect((await fetch(site.url)).status).toBe(200);
    const page = new URL(`/indexes/screener?filterPattern=${opened}`, url);
    expect((await fetch(page)).status).toBe(200);
    expect(performance.now() - started).toBeLessThan(10_000);
  }
  const peak = residentMegabytes(pid);
  console.log(
    `${most} slow connections: ${before.toFixed(0)} MB before, ${peak.toFixed(0)} MB at most`,
  );
  expect(peak - before).toBeLessThan(400);
  await expect.poll(() => closed, { timeout: 120_000, interval: 500 }).toBeGreaterThanOrEqual(most);
  expect((await fetch(site.url)).status).toBe(200);
}, 600_000);
