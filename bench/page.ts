/**
 * CPU that a page costs. Not cached: the whole request, beside React's renderToString of the same view with
 * its data ready. Cached, and an answer of the API: beside a bare node:http server that sends the same headers
 * and bytes. All take turns; of their rounds the median counts. The reader is another process.
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
import type { Reading } from './support/read-addresses.ts';
import { report } from './support/report.ts';
import type { ScreenerAnswers } from './support/screener-view.tsx';

type View = { renderScreener: (answers: ScreenerAnswers) => string };

const rounds = 15;
const timesARound = { uncached: 40, cached: 1_000 } as const;

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
const answer = `${site.url}/api/portfolio-returns?page=1&size=20`;
const raw = createServer();
const reader = fork(new URL('./support/read-addresses.ts', import.meta.url));
try {
  const { renderScreener } = await buildView();
  const answers = await screenerAnswers();
  const copies = new Map([
    ['/page', await fetchWhole(page)],
    ['/answer', await fetchWhole(answer)],
  ]);
  raw.on('request', ({ url = '' }, response) => {
    const { headers, body } = copies.get(url)!;
    response.writeHead(200, headers).end(body);
  });
  raw.listen(0, '127.0.0.1');
  await once(raw, 'listening');
  const bare = `http://127.0.0.1:${(raw.address() as AddressInfo).port}`;
  const { uncached, cached } = timesARound;
  const kinds = {
    rendered: () => cpuOf(uncached, () => read(page, uncached, true)),
    view: () =>
      cpuOf(uncached, async () => {
        for (let count = 0; count < uncached; count++) renderScreener(answers);
      }),
    page: () => cpuOf(cached, () => read(page, cached)),
    barePage: () => cpuOf(cached, () => read(`${bare}/page`, cached)),
    answer: () => cpuOf(cached, () => read(answer, cached)),
    bareAnswer: () => cpuOf(cached, () => read(`${bare}/answer`, cached)),
  };
  const costs = await takeTurns(kinds);
  const ratios = {
    rendered: costs.rendered / costs.view,
    page: costs.page / costs.barePage,
    answer: costs.answer / costs.bareAnswer,
  };
  report(
    'page',
    [
      { what: 'screener page, not cached', 'CPU ms': costs.rendered, times: ratios.rendered },
      { what: 'renderToString of its view', 'CPU ms': costs.view, times: 1 },
      { what: 'screener page, cached', 'CPU ms': costs.page, times: ratios.page },
      { what: 'node:http, same bytes', 'CPU ms': costs.barePage, times: 1 },
      { what: 'answer of the API, cached', 'CPU ms': costs.answer, times: ratios.answer },
      { what: 'node:http, same bytes', 'CPU ms': costs.bareAnswer, times: 1 },
    ],
    [
      { name: 'page, times renderToString', value: ratios.rendered, atMost: 6, missedBy: 1.5 },
      { name: 'cached page, times node:http', value: ratios.page, atMost: 1.45, missedBy: 1.5 },
      { name: 'cached answer, times node:http', value: ratios.answer, atMost: 1.45, missedBy: 1.5 },
    ],
  );
} finally {
  reader.kill();
  raw.close();
  await site.close();
  await rm(folder, { recursive: true, force: true });
}

/** The median of each kind's rounds. The first rounds compile what the others run. */
async function takeTurns<Kind extends string>(
  kinds: Record<Kind, () => Promise<number>>,
): Promise<Record<Kind, number>> {
  const names = Object.keys(kinds) as Kind[];
  const costs = new Map<Kind, number[]>(names.map((name) => [name, []]));
  for (let round = -3; round < rounds; round++) {
    for (const name of names) {
      const cost = await kinds[name]();
      if (round >= 0) costs.get(name)!.push(cost);
    }
  }
  const medians = names.map((name) => [name, median(costs.get(name)!)]);
  return Object.fromEntries(medians) as Record<Kind, number>;
}

/** CPU milliseconds of all threads of this process for each of a number of repetitions. */
async function cpuOf(times: number, work: () => Promise<void>): Promise<number> {
  globalThis.gc?.();
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / times;
}

async function read(url: string, times: number, isNew = false): Promise<void> {
  reader.send({ url, times, isNew } satisfies Reading);
  await once(reader, 'message');
}

async function screenerAnswers(): Promise<ScreenerAnswers> {
  const call = async (path: string) => (await fetch(`${site.url}/api${path}`)).json();
  return {
    about: await call('/screener-page?assetType=all-asset-types'),
    options: await call('/screener/filter-options?version=2'),
    rows: await call('/portfolio-returns?page=1&size=20'),
    navigation: await call('/navigation/main-navigation-bar'),
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
