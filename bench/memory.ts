/**
 * Memory of a server over a million requests of a hundred thousand different addresses from as many visitors:
 * pages and calls of the API, found and not found, in and out of its memory of answers. A process of its own,
 * which tells its memory by its metrics, with limits and log as in production. After the first hundred thousand requests, which ask for each address
 * once, what it uses must not grow; what it has taken from the system may come to its bound a little later.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateDemo } from '../demo/generator/generate-demo.ts';
import { median } from './support/measure.ts';
import { report } from './support/report.ts';
import { seeded } from './support/seeded.ts';

const requests = 1_000_000;
const addresses = 100_000;
const windows = 10;
const samplesAWindow = 20;
const requestsASample = requests / windows / samplesAWindow;
const atOnce = 32;

const random = seeded(29);
let asked = 0;
const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
const folder = await mkdtemp(join(tmpdir(), 'plumbline-bench-'));
await generateDemo(join(folder, 'demo'));
const metricsPort = await freePort();
const settings = {
  ...process.env,
  NODE_ENV: 'production',
  PORT: '0',
  DATABASE_URL: '',
  DATA_DIR: join(folder, 'data'),
  TRUSTED_PROXIES: '127.0.0.1',
  METRICS_PORT: String(metricsPort),
};
// By another process: what a publish leaves in memory would hide what grows.
run('src/cli/main.ts', 'publish', join(folder, 'demo'));
const server = startServer();
try {
  const site = await addressOf(server);
  const fundIds = await indexesOf(site);
  const rows: Record<string, unknown>[] = [];
  const resident: number[] = [];
  const used: number[] = [];
  for (let window = 1; window <= windows; window++) {
    const started = performance.now();
    const samples: number[] = [];
    const heaps: number[] = [];
    for (let sample = 0; sample < samplesAWindow; sample++) {
      const isFirstTime = window === 1;
      await askMany(site, fundIds, isFirstTime ? inTurn() : anyOf());
      samples.push(await metric('process_resident_memory_bytes'));
      heaps.push(await metric('nodejs_heap_size_used_bytes'));
    }
    resident.push(median(samples));
    // The lowest is what garbage collection left: what is in use.
    used.push(Math.min(...heaps));
    rows.push({
      'requests so far': (window * requests) / windows,
      'resident, MB': resident.at(-1)! / 1e6,
      'heap in use, MB': used.at(-1)! / 1e6,
      'from memory': await metric('plumbline_answer_cache_total{outcome="hit"}'),
      'requests/s': requests / windows / ((performance.now() - started) / 1000),
    });
    console.log(JSON.stringify(rows.at(-1)));
  }
  const half = windows / 2 - 1;
  report('memory', rows, [
    {
      name: 'heap in use at the end, times that after a tenth',
      value: used.at(-1)! / used[0]!,
      atMost: 1.1,
      missedBy: 1.2,
    },
    {
      name: 'resident at the end, times that after half',
      value: resident.at(-1)! / resident[half]!,
      atMost: 1.1,
      missedBy: 1.1,
    },
    {
      name: 'resident at the end, times that after a tenth',
      value: resident.at(-1)! / resident[0]!,
      atMost: 1.25,
      missedBy: 1.2,
    },
  ]);
} finally {
  agent.destroy();
  server.kill();
  await once(server, 'exit');
  await rm(folder, { recursive: true, force: true });
}

/** Numbers of the addresses that nobody has asked for yet. */
function inTurn(): number[] {
  asked += requestsASample;
  return Array.from({ length: requestsASample }, (_, at) => asked - requestsASample + at);
}

function anyOf(): number[] {
  return Array.from({ length: requestsASample }, () => random.below(addresses));
}

async function askMany(site: string, fundIds: readonly string[], which: number[]): Promise<void> {
  const askers = Array.from({ length: atOnce }, async () => {
    for (let at = which.pop(); at !== undefined; at = which.pop()) {
      await ask(site + addressAt(at, fundIds));
    }
  });
  await Promise.all(askers);
}

/** One of the addresses: always the same under one number. */
function addressAt(at: number, fundIds: readonly string[]): string {
  const fundId = fundIds[at % fundIds.length]!;
  const text = `${fundId.slice(0, 3)}%20${at.toString(36)}`;
  const share = at % 100;
  if (share === 0) return `${at % 200 === 0 ? '/ja-jp' : ''}/indexes/details/${fundId}`;
  if (share === 1) return `/indexes/nowhere/${at}`;
  if (share < 35) return `/api/securities/suggestions?filterPattern=${text}`;
  if (share < 70)
    return `/api/portfolio-returns?page=${1 + (at % 20)}&size=10&filterPattern=${text}`;
  if (share < 90) return `/api/index-prices?secId=${fundId}&latest=${1 + (at % 2_000)}`;
  return `/api/index-details?indexId=${fundId}-${at}`;
}

/** From another visitor each time: the bench stands in the place of the proxy. */
function ask(url: string): Promise<void> {
  const from = Array.from({ length: 3 }, () => random.below(256)).join('.');
  return new Promise((resolve, reject) => {
    const headers = { 'X-Forwarded-For': `10.${from}`, 'Accept-Encoding': 'br' };
    const request = get(url, { agent, headers }, (answer) => {
      const { statusCode = 0 } = answer;
      answer.on('error', reject).on('end', resolve).resume();
      if (![200, 404].includes(statusCode)) reject(new Error(`${url}: ${statusCode}`));
    });
    request.on('error', reject);
  });
}

async function metric(name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/`)).text();
  const line = text.split('\n').find((each) => each.startsWith(`${name} `));
  if (line === undefined) throw new Error(`there is no metric ${name}`);
  return Number(line.slice(name.length));
}

async function indexesOf(site: string): Promise<string[]> {
  const answer = await fetch(`${site}/api/portfolio-returns?page=1&size=100`);
  const { portfolios } = (await answer.json()) as { portfolios: { fundId: string }[] };
  return portfolios.map(({ fundId }) => fundId);
}

function run(...command: string[]): void {
  execFileSync(process.execPath, command, { env: settings, stdio: 'ignore' });
}

function startServer(): ChildProcess {
  return spawn(process.execPath, ['src/server/main.ts'], {
    env: settings,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** Its log is read to the end: one that nobody takes would hold it up. */
function addressOf({ stdout }: ChildProcess): Promise<string> {
  let said = '';
  let found: string | undefined;
  return new Promise((resolve, reject) => {
    stdout!.on('data', (chunk: Buffer) => {
      if (found !== undefined) return;
      said += chunk.toString();
      found = /Plumbline is at (\S+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    stdout!.once('end', () => reject(new Error(`the server ended: ${said}`)));
  });
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}
