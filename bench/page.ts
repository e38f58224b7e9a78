/**
 * CPU that the screener page costs when it is not cached: the whole request, beside React's renderToString
 * of the same view with its data ready, and beside a bare node:http server that sends the same headers and
 * bytes. The three take turns; of their rounds the median counts. The reader is another process.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, get, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { generateDemo } from '../demo/generator/generate-demo.ts';
import { loadBuiltPages } from '#src/server/built-pages.ts';
import { readEnv } from '#src/server/env.ts';
import { startServer } from '#src/server/start-server.ts';
import { median } from './support/measure.ts';
import { report } from './support/report.ts';
import type { ScreenerAnswers } from './support/screener-view.tsx';

type View = { renderScreener: (answers: ScreenerAnswers) => string };

const rounds = 15;
const timesARound = 40;

process.env['NODE_ENV'] = 'production';
const folder = await mkdtemp(join(tmpdir(), 'plumbline-bench-'));
await generateDemo(join(folder, 'demo'));
const env = readEnv({
  PORT: '0',
  DATA_DIR: join(folder, 'data'),
  PROVIDER_DIR: join(folder, 'demo'),
  LOG_LEVEL: 'silent',
});
const site = await startServer(env, await loadBuiltPages());
const page = `${site.url}/indexes/screener`;
const raw = createServer();
const reader = fork(new URL('./support/read-addresses.ts', import.meta.url));
try {
  const { renderScreener } = await buildView();
  const answers = await screenerAnswers();
  const { headers, body } = await fetchWhole(page);
  raw.on('request', (_request, response) => response.writeHead(200, headers).end(body));
  raw.listen(0, '127.0.0.1');
  await once(raw, 'listening');
  const rawPage = `http://127.0.0.1:${(raw.address() as AddressInfo).port}/`;

  const costs = { page: [] as number[], view: [] as number[], raw: [] as number[] };
  for (let round = -3; round < rounds; round++) {
    const measured = {
      page: await cpuOf(() => read(page)),
      view: await cpuOf(async () => {
        for (let count = 0; count < timesARound; count++) renderScreener(answers);
      }),
      raw: await cpuOf(() => read(rawPage)),
    };
    // The first rounds compile what the others run.
    if (round < 0) continue;
    costs.page.push(measured.page);
    costs.view.push(measured.view);
    costs.raw.push(measured.raw);
  }
  const [whole, view, bare] = [median(costs.page), median(costs.view), median(costs.raw)];
  report(
    'page',
    [
      { what: 'screener page, uncached', 'CPU ms': whole, 'times renderToString': whole / view },
      { what: 'renderToString of its view', 'CPU ms': view, 'times renderToString': 1 },
      { what: 'node:http, same bytes', 'CPU ms': bare, 'times renderToString': bare / view },
    ],
    [{ name: 'page, times renderToString', value: whole / view, atMost: 6, missedBy: 1.5 }],
  );
} finally {
  reader.kill();
  raw.close();
  await site.close();
  await rm(folder, { recursive: true, force: true });
}

/** CPU milliseconds of all threads of this process for each of a round's repetitions. */
async function cpuOf(work: () => Promise<void>): Promise<number> {
  globalThis.gc?.();
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / timesARound;
}

async function read(url: string): Promise<void> {
  reader.send({ url, times: timesARound });
  await once(reader, 'message');
}

async function screenerAnswers(): Promise<ScreenerAnswers> {
  const answer = async (path: string) => (await fetch(`${site.url}/api${path}`)).json();
  return {
    about: await answer('/screener-page?assetType=all-asset-types'),
    options: await answer('/screener/filter-options?version=2'),
    rows: await answer('/portfolio-returns?page=1&size=20'),
    navigation: await answer('/navigation/main-navigation-bar'),
  };
}

async function fetchWhole(url: string): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> {
  const request = get(url, { headers: { 'Accept-Encoding': 'gzip, deflate, br' } });
  const [response] = await once(request, 'response');
  const body = Buffer.concat(await response.toArray());
  return { headers: response.headers, body };
}

/** The view as Vite builds it for the server; Node alone does not read JSX. */
async function buildView(): Promise<View> {
  const entry = resolve('bench/support/screener-view.tsx');
  const outDir = join(folder, 'view');
  await build({
    configFile: false,
    logLevel: 'warn',
    build: { ssr: entry, outDir, emptyOutDir: true, target: 'es2023' },
    ssr: { noExternal: true },
  });
  return import(pathToFileURL(join(outDir, 'screener-view.js')).href) as Promise<View>;
}
