/**
 * Memory of a server over a million requests of a hundred thousand different addresses from as many visitors:
 * pages and calls of the API, found and not found, in and out of its memory of answers. A process of its own,
 * which tells its memory by its metrics, with limits and log as in production. The first hundred thousand ask
 * for each address once; of the rest most are for a few addresses, as visitors' are, and some for any. What it
 * refuses while the machine is busy is asked again when it says, and counted. After the first hundred thousand
 * what the server uses must not grow, but for the visitors that it remembers for a minute, of whom there are more
 * the faster it answers: both are measured after a rest. What it has taken from the system may come to its bound
 * a little later.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
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
/** Share of the later requests that are for the addresses that are asked for most. */
const forPopular = 0.85;
const popular = 1_000;
/** A busy machine takes longer than the ten minutes of an idle one, but not for ever. */
const longest = 40 * 60_000;
const mostTries = 20;
/** Longer than a visitor is remembered, and a connection kept, for. */
const rest = 75_000;

const collector = `data:text/javascript,${encodeURIComponent(
  "process.on('message', () => { gc(); process.send('collected'); })",
)}`;

const random = seeded(29);
let asked = 0;
let refused = 0;
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
  const usedAtRest: number[] = [];
  const deadline = performance.now() + longest;
  for (let window = 1; window <= windows && performance.now() < deadline; window++) {
    const started = performance.now();
    const samples: number[] = [];
    for (let sample = 0; sample < samplesAWindow; sample++) {
      const isFirstTime = window === 1;
      await askMany(site, fundIds, isFirstTime ? inTurn() : mostlyPopular());
      samples.push(await metric('process_resident_memory_bytes'));
    }
    resident.push(median(samples));
    const perSecond = requests / windows / ((performance.now() - started) / 1000);
    const used = await heapInUse();
    rows.push({
      'requests so far': (window * requests) / windows,
      'resident, MB': resident.at(-1)! / 1e6,
      'heap in use, MB': used / 1e6,
      'in use beside it, MB': (await metric('nodejs_external_memory_bytes')) / 1e6,
      'from memory': await metric('plumbline_answer_cache_total{outcome="hit"}'),
      'refused so far': refused,
      'requests/s': perSecond,
    });
    console.log(JSON.stringify(rows.at(-1)));
    if (window !== 1 && window !== windows) continue;
    await delay(rest);
    usedAtRest.push(await heapInUse());
    rows.push({ 'requests so far': 'after a rest', 'heap in use, MB': usedAtRest.at(-1)! / 1e6 });
  }
  const half = Math.ceil(resident.length / 2) - 1;
  report('memory', rows, [
    {
      name: 'requests until the time was up',
      value: (resident.length * requests) / windows,
      atLeast: requests,
      missedBy: 1,
    },
    {
      name: 'heap in use after a rest at the end, times that after a tenth',
      value: usedAtRest.at(-1)! / usedAtRest[0]!,
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

function mostlyPopular(): number[] {
  const one = () => random.below(random.chance(forPopular) ? popular : addresses);
  return Array.from({ length: requestsASample }, one);
}

async function askMany(site: string, fundIds: readonly string[], which: number[]): Promise<void> {
  const askers = Array.from({ length: atOnce }, async () => {
    for (let at = which.pop(); at !== undefined; at = which.pop()) {
      await askUntilTaken(site + addressAt(at, fundIds));
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

/** As a good client does: what is refused is asked again after the time that the server says. */
async function askUntilTaken(url: string): Promise<void> {
  for (let tries = 1; tries <= mostTries; tries++) {
    const { status, retryAfter } = await ask(url);
    if (status === 200 || status === 404) return;
    if (status !== 503) throw new Error(`${url}: ${status}`);
    refused += 1;
    await delay(1_000 * retryAfter);
  }
  throw new Error(`${url}: refused ${mostTries} times`);
}

/** From another visitor each time: the bench stands in the place of the proxy. */
function ask(url: string): Promise<{ status: number; retryAfter: number }> {
  const from = Array.from({ length: 3 }, () => random.below(256)).join('.');
  return new Promise((resolve, reject) => {
    const headers = { 'X-Forwarded-For': `10.${from}`, 'Accept-Encoding': 'br' };
    const request = get(url, { agent, headers }, (answer) => {
      const { statusCode: status = 0 } = answer;
      const retryAfter = Number(answer.headers['retry-after'] ?? 1);
      answer
        .on('error', reject)
        .on('end', () => resolve({ status, retryAfter }))
        .resume();
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
  const command = ['--expose-gc', '--import', collector, 'src/server/main.ts'];
  return spawn(process.execPath, command, {
    env: settings,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
}

/** What is in use is known after a collection alone: between two of them garbage counts as well. */
async function heapInUse(): Promise<number> {
  const collected = once(server, 'message');
  server.send('collect');
  await collected;
  return metric('nodejs_heap_size_used_bytes');
}

/** Its log is read to the end: one that nobody takes would hold it up. */
function addressOf({ stdout }: ChildProcess): Promise<string> {
  let said = '';
  let found: string | undefined;
  return new Promise((resolve, reject) => {
    stdout!.on('data', (chunk: Buffer) => {
      if (found !== undefined) return;
      said += chunk.toString();
      found = /Plumbline is at ([^\s"]+)/.exec(said)?.[1];
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
