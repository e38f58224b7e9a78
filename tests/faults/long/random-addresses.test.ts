import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { freePort } from '../../support/own-postgres.ts';
import { startSite, type RunningSite } from '../../support/running-site.ts';
import { cases } from '../../support/test-size.ts';

let site: RunningSite | null = null;
const agent = new Agent({ keepAlive: true, maxSockets: 16 });
afterEach(async () => {
  agent.destroy();
  await site?.stop();
});

const numberOfAddresses = cases(20_000);

const residentMegabytes = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

async function metric(metricsPort: number, name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}`)).text();
  return Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1] ?? Number.NaN);
}

function statusOf(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(`${site!.url}${address}`, { agent }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
    }).once('error', reject);
  });
}

/** Addresses that nobody has asked for before: most are of nothing, some of a page with nonsense behind it. */
function randomAddress(at: number): string {
  const word = `${at.toString(36)}-${Math.random().toString(36).slice(2)}`;
  const kinds = [
    `/${word}/of/nothing`,
    `/ja-jp/${word}/of/nothing`,
    `/indexes/screener?${word}=1`,
    `/?utm_source=${word}`,
    `/api/${word}`,
    `/${word}`,
    `/indexes/details/${word}`,
    `/documents?a=${word}&page=1`,
  ];
  return kinds[at % kinds.length]!;
}

test('a flood of random addresses renders next to nothing, and memory does not grow with it', async () => {
  const metricsPort = await freePort();
  site = await startSite({ RATE_LIMIT: '0', METRICS_PORT: String(metricsPort), LOG_LEVEL: 'warn' });
  const pid = site.process.pid!;
  const seen = new Map<number, number>();
  async function flood(from: number, to: number): Promise<void> {
    let next = from;
    await Promise.all(
      Array.from({ length: 16 }, async () => {
        while (next < to) {
          const status = await statusOf(randomAddress(next++));
          seen.set(status, (seen.get(status) ?? 0) + 1);
        }
      }),
    );
  }
  await flood(0, numberOfAddresses / 5);
  const memory = [residentMegabytes(pid)];
  for (let part = 1; part < 5; part++) {
    await flood((part * numberOfAddresses) / 5, ((part + 1) * numberOfAddresses) / 5);
    memory.push(residentMegabytes(pid));
  }
  const rendered = await metric(metricsPort, 'plumbline_render_seconds_count');
  console.log(
    `${numberOfAddresses} addresses: ${memory.map(Math.round).join(', ')} MB;`,
    seen,
    `${rendered} loaded`,
  );
  expect(new Set(seen.keys())).toEqual(new Set([200, 404]));
  expect(memory.at(-1)! - memory[0]!).toBeLessThan(200);
  // Pages whose route exists are looked for in the data: a fourth of the flood. Nothing else is more than asked for once a minute.
  expect(rendered).toBeLessThan(numberOfAddresses * 0.26);
}, 3_600_000);

test('one address that floods is refused, while another visitor is served', async () => {
  site = await startSite({ RATE_LIMIT: '200', TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'warn' });
  const ask = (address: string, from: string) =>
    fetch(`${site!.url}${address}`, { headers: { 'X-Forwarded-For': from } });
  const statuses: number[] = [];
  for (let at = 0; at < 400; at++)
    statuses.push((await ask(`/nothing/${at}/here`, '192.0.2.1')).status);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(100);
  expect((await ask('/nothing/at/all', '192.0.2.2')).status).toBe(404);
  // What is in memory the flooding address gets all the same, its credentials it does not.
  expect((await ask('/', '192.0.2.2')).status).toBe(200);
  expect((await ask('/', '192.0.2.1')).status).toBe(200);
  const credentials = await ask('/api/sal/credentials', '192.0.2.1');
  expect([credentials.status, credentials.headers.get('RateLimit')]).toEqual([
    429,
    expect.stringMatching(/^"address";r=0;t=\d+$/),
  ]);
});
