/**
 * CPU that a page costs. Not cached: the whole request, beside React's renderToString of the same view with
 * its data ready. Cached, and an answer of the API: beside a bare node:http server that sends the same headers
 * and bytes. What is compared takes turns; of the rounds the median counts. What renders has turns of its own, since the
 * threads that collect its garbage go on while the next one is measured. The reader is another process.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, get, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { startDemoSite } from './support/demo-site.ts';
import { median } from './support/measure.ts';
import type { Reading } from './support/read-addresses.ts';
import { report } from './support/report.ts';

type View = { screenerView: (origin: string) => Promise<() => string> };

const rounds = 15;
const timesARound = { uncached: 40, cached: 1_000 } as const;
const sortColumns = ['portfolioName', 'currency', 'family', 'return1Y', 'asOfLevel'];

const site = await startDemoSite();
const page = `${site.url}/indexes/screener`;
const answer = `${site.url}/api/portfolio-returns?page=1&size=20`;
const raw = createServer();
const reader = fork(new URL('./support/read-addresses.ts', import.meta.url));
reader.once('exit', (code) => {
  if (code !== null) throw new Error('The reader has failed');
});
try {
  const { screenerView } = await buildView();
  const renderScreener = await screenerView(site.url);
  const served = await (await fetch(page)).text();
  if (rowsOf(served) !== rowsOf(renderScreener())) throw new Error('The view is another one');
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
  const newPages = screenerPages(page);
  // A server that has run for a few seconds: what is rendered has been compiled.
  await read(screenerPages(`${site.url}/ja-jp/indexes/screener`));
  for (let count = 0; count < newPages.length; count++) renderScreener();
  const uncachedCosts = await takeTurns({
    rendered: () => cpuOf(uncached, () => read(newPages.splice(0, uncached))),
    view: () =>
      cpuOf(uncached, async () => {
        for (let count = 0; count < uncached; count++) renderScreener();
      }),
  });
  const cachedCosts = await takeTurns({
    page: () => cpuOf(cached, () => readAgain(page)),
    barePage: () => cpuOf(cached, () => readAgain(`${bare}/page`)),
    answer: () => cpuOf(cached, () => readAgain(answer)),
    bareAnswer: () => cpuOf(cached, () => readAgain(`${bare}/answer`)),
  });
  const costs = { ...uncachedCosts, ...cachedCosts };
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
      { name: 'page, times renderToString', value: ratios.rendered, atMost: 5.5, missedBy: 1.5 },
      { name: 'cached page, times node:http', value: ratios.page, atMost: 1.4, missedBy: 1.5 },
      { name: 'cached answer, times node:http', value: ratios.answer, atMost: 1.4, missedBy: 1.5 },
    ],
  );
} finally {
  reader.kill();
  raw.close();
  await site.close();
}

/**
 * The median of each kind's rounds. The first rounds compile what the others run. Each round goes the other way than the
 * one before: none always follows the same one.
 */
async function takeTurns<Kind extends string>(
  kinds: Record<Kind, () => Promise<number>>,
): Promise<Record<Kind, number>> {
  const names = Object.keys(kinds) as Kind[];
  const costs = new Map<Kind, number[]>(names.map((name) => [name, []]));
  for (let round = -3; round < rounds; round++) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
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
  // Other threads are still sweeping what the kind before has left.
  await sleep(100);
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / times;
}

async function read(addresses: readonly string[]): Promise<void> {
  reader.send({ addresses } satisfies Reading);
  await once(reader, 'message');
}

function readAgain(url: string): Promise<void> {
  return read(Array<string>(timesARound.cached).fill(url));
}

/** Addresses of the screener, each with other rows, so that nothing of it is answered from memory. */
function screenerPages(screener: string): string[] {
  const narrowings = ['', '&frequency=daily', '&status=live', '&status=live&frequency=daily'];
  const lists = narrowings.flatMap((narrowing) => [narrowing, `${narrowing}&variants=all`]);
  const firstPages = Array.from({ length: 9 }, (_, at) => at + 1);
  return lists.flatMap((list) =>
    firstPages.flatMap((number) =>
      sortColumns.flatMap((column) =>
        [1, -1].map((order) => {
          const query = `page=${number}&sortBy=${column}&sortOrder=${order}${list}`;
          return `${screener}?${query}`;
        }),
      ),
    ),
  );
}

async function fetchWhole(url: string): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> {
  const request = get(url, { headers: { 'Accept-Encoding': 'gzip, deflate, br' } });
  const [response] = await once(request, 'response');
  const body = Buffer.concat(await response.toArray());
  return { headers: response.headers, body };
}

/** The site's own build knows the address of its stylesheet; here nobody loads it. */
function anyStylesheet(): Plugin {
  const found = '\0virtual:stylesheet';
  return {
    name: 'any-stylesheet',
    resolveId: (source) => (source === 'virtual:stylesheet' ? found : null),
    load: (id) => (id === found ? "export const stylesheet = '/assets/any.css';" : null),
  };
}

/** The view as Vite builds it for the server; Node alone does not read JSX. */
async function buildView(): Promise<View> {
  const entry = resolve('bench/support/screener-view.tsx');
  const outDir = join(site.folder, 'view');
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [anyStylesheet()],
    build: { ssr: entry, outDir, emptyOutDir: true, target: 'es2023' },
    ssr: { noExternal: true },
  });
  return import(pathToFileURL(join(outDir, 'screener-view.js')).href) as Promise<View>;
}

function rowsOf(html: string): number {
  return html.split('<tr').length;
}
