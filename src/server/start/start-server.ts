import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import cluster from 'node:cluster';
import type { RequestListener } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { PagesHandler } from '#src/app/pages.ts';
import { openParquetFiles } from '#src/api/data-files/parquet/open-parquet.ts';
import { openWorkbooks } from '#src/api/downloads/open-workbooks.ts';
import { startLiveCatalogue } from '#src/catalogue/live-catalogue.ts';
import { openFactsheets } from '#src/factsheets/open-factsheets.ts';
import { openPictures } from '#src/pictures/open-pictures.ts';
import { openExternalServices } from '#src/outside/external-services.ts';
import { openStore } from '#src/store/open-store.ts';
import { findCurrentRelease } from '#src/store/releases/releases.ts';
import { describeSpan } from '#src/tracing/spans.ts';
import { admitRequests } from '../http/admit-requests.ts';
import { createAnswerCache, type AnswerCache } from '../http/answer-cache.ts';
import { lockDataDir } from './lock-data-dir.ts';
import { createApp } from '../create-app.ts';
import type { Env } from '../settings/env.ts';
import { knownAddress } from '../http/known-address.ts';
import { limitRequests, requestLimits } from '../http/limit-requests.ts';
import { createLog, type Log } from '../observe/log.ts';
import { openMarketData } from './open-market-data.ts';
import { createMetrics, serveMetrics, type Metrics } from '../observe/metrics.ts';
import { openOtherBuilds } from '../files/other-builds.ts';
import { plainAnswers, type PlainAnswers } from '../http/plain-answer.ts';
import { normaliseTargets } from '../http/normalise-target.ts';
import { preferMarkdown } from '../http/prefer-markdown.ts';
import { receiveBodies } from '../http/receive-bodies.ts';
import { openSiteServer, type SiteServer } from './site-server.ts';
import { openNewsroom } from './open-newsroom.ts';
import { startLeads } from './start-leads.ts';
import { publishFirstRelease } from './publish-first-release.ts';
import { nameReceivers, startDuties } from './start-duties.ts';
import { slowReaders, type SlowReaders } from '../http/slow-readers.ts';
import { traceRequests } from '../observe/trace-requests.ts';
import { watchRequests } from '../observe/watch-requests.ts';

export type RunningServer = {
  /** Address at which this process listens. */
  url: string;
  /**
   * Says by its readiness that it wants no more requests, goes on serving for `notice` milliseconds, finishes
   * what is under way and closes the store.
   */
  close: (notice?: number) => Promise<void>;
};

type Pages = {
  pages: PagesHandler;
  clientFolder: string | null;
  /** The development server answers for its own files first. */
  inFront?: (next: RequestListener) => RequestListener;
};

type StartOptions = {
  log?: Log;
  /** Called when all is ready: frees the port where the server is to listen. */
  beforeListening?: () => void | Promise<void>;
  /** Takes what answers, in place of a port to listen at. */
  mount?: (listener: RequestListener) => SiteServer;
};

/**
 * Opens the store, publishes the provider's folder when the store has no release yet, builds the catalogue
 * and listens. Rejects with UnavailableError when the store cannot be had.
 */
export async function startServer(
  env: Env,
  site: Pages,
  { log = createLog(env.logLevel), beforeListening, mount }: StartOptions = {},
): Promise<RunningServer> {
  // Everything that is opened is closed by this stack, in reverse order: when the start fails, and at the end.
  const opened = new AsyncDisposableStack();
  try {
    const tracing = await traced(env, log);
    opened.defer(async () => tracing?.close());
    if (!env.databaseUrl) opened.defer(await lockDataDir(env.dataDir, env.publicUrl));
    const onFault = ({ message }: Error) => log.error(message);
    const store = await openStore({ ...env, ...env.preview, onFault });
    opened.defer(() => store.close());
    const otherBuilds = await openOtherBuilds(store, site.clientFolder, log);
    opened.defer(() => otherBuilds.close());
    await nameReceivers(store, env);
    await publishFirstRelease(store, env, log);
    const live = await startLiveCatalogue(store, log);
    opened.defer(() => live.close());
    const outside = openExternalServices(log);
    // What visitors ask for is read from replicas; everything else goes to the store itself.
    const reads = { ...store, db: store.reading };
    const observed = { snapshot: live.snapshot, store: reads, outside };
    const leads = await startLeads(store, env, outside, log);
    opened.defer(() => leads.close());
    const marketData = await openMarketData(env, observed, log);
    const duties = startDuties({ ...observed, store, reads }, env, log);
    opened.defer(() => duties.close());
    const { lateIndexes, outbox } = duties;
    const findCurrent = () => findCurrentRelease(store.db);
    const metrics = createMetrics({ ...observed, leads, lateIndexes, outbox, live, findCurrent });
    const onOverload = () => metrics.refused('overload');
    const factsheets = openFactsheets(log, onOverload);
    const pictures = openPictures(log, onOverload);
    const workbooks = openWorkbooks(log, onOverload);
    const parquetFiles = openParquetFiles(log, env.dataFilesBytes, onOverload);
    const queues = { factsheets, pictures, workbooks, parquetFiles };
    for (const queue of Object.values(queues)) opened.defer(() => queue.close());
    const parts = { ...observed, leads, marketData, ...queues, lateIndexes };
    const pages = timed(site.pages, metrics);
    const { clientFailed } = metrics;
    const own = { ...parts, pages, clientFailed, otherBuilds };
    let isEnding = false;
    const app = createApp({ ...site, ...own, env, log, isEnding: () => isEnding });
    const release = () => live.snapshot().release;
    const cache = createAnswerCache(release, knownAddress(pages));
    const readers = slowReaders();
    const plain = await plainAnswers(env.publicUrl);
    const limits = requestLimits(env, store, () => metrics.refused('address'));
    const admit = (next: Parameters<typeof admitRequests>[0]) =>
      limitRequests(
        receiveBodies(admitRequests(next, plain, readers, onOverload), plain, onOverload),
        plain,
        limits,
        otherBuilds.own,
      );
    const watched = site.inFront
      ? watchRequests(site.inFront(admit(uncached(app, env.publicUrl))), log, metrics)
      : watchRequests(
          admit(cached(app, cache, env.publicUrl)),
          log,
          metrics,
          fromMemory(cache, readers, metrics, release),
        );
    const listener = normaliseTargets(preferMarkdown(tracing ? traceRequests(watched) : watched));
    await openMetrics(metrics, env, opened);
    await otherBuilds.known;
    await beforeListening?.();
    const refused = () => metrics.refused('address');
    const servers = await listen(listener, plain, env, { refused, mount });
    opened.defer(async () => void (await Promise.all(servers.map((server) => server.drain()))));
    await openNewsroom(env, { ...parts, store, log }, opened);
    // Closed first of all: level streams do not end by themselves.
    opened.defer(() => marketData.changes.close());
    const { url } = servers[0]!;
    log.info({ url, release: release(), engine: store.engine }, 'listening');
    return {
      url,
      close: async (notice = 0) => {
        isEnding = true;
        for (const server of servers) server.announceEnd();
        if (notice > 0) await delay(notice);
        await opened.disposeAsync();
      },
    };
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
}

/** Metrics of workers are served by the primary process. */
async function openMetrics(metrics: Metrics, env: Env, opened: AsyncDisposableStack) {
  if (env.metrics === null || cluster.isWorker) return;
  const server = await serveMetrics(metrics, env.metrics);
  opened.defer(() => void server.close());
}

/** In the dev environment the API may have a second port (API_PORT). */
async function listen(
  listener: RequestListener,
  plain: PlainAnswers,
  { host, port, apiPort, trustedProxies }: Env,
  { refused, mount }: { refused: () => void; mount: StartOptions['mount'] | undefined },
) {
  if (mount) return [mount(listener)];
  const ports = new Set([port, apiPort ?? port]);
  return Promise.all(
    Array.from(ports, (each) =>
      openSiteServer(listener, plain, { host, port: each, trustedProxies, onRefused: refused }),
    ),
  );
}

/** Loads the exporter of traces only where tracing is configured. */
async function traced(env: Env, log: Log) {
  if (env.tracing === null) return null;
  const { startTracing } = await import('#src/tracing/start-tracing.ts');
  return startTracing(env.tracing, log);
}

function timed(pages: PagesHandler, metrics: Metrics): PagesHandler {
  return {
    ...pages,
    async fetch(request, options) {
      const started = performance.now();
      try {
        return await pages.fetch(request, options);
      } finally {
        metrics.rendered((performance.now() - started) / 1000);
      }
    },
  };
}

/** Without a cache: in development, pages change without a release. */
function uncached(app: Hono, publicUrl: string) {
  return getRequestListener(app.fetch, withoutHost(publicUrl));
}

function cached(app: Hono, cache: AnswerCache, publicUrl: string) {
  return getRequestListener(
    (request, bindings) => cache.through(request, async (query) => app.fetch(query, bindings)),
    withoutHost(publicUrl),
  );
}

/** HTTP/1.0, which some balancers use for health checks, sends no Host header: this site is meant. */
function withoutHost(publicUrl: string) {
  return { hostname: new URL(publicUrl).host };
}

/** Answers from memory at once, regardless of the number of requests in progress. */
function fromMemory(
  cache: AnswerCache,
  readers: SlowReaders,
  metrics: Metrics,
  release: () => number,
) {
  return (...parameters: Parameters<AnswerCache['answer']>): boolean => {
    const isHit = cache.answer(...parameters);
    const [, response] = parameters;
    if (isHit && response.writableLength > 0) readers.add(response);
    metrics.cached(isHit ? 'hit' : 'miss');
    // Only answers of the current release are cached.
    describeSpan({
      'plumbline.cache_hit': isHit,
      ...(isHit && { 'plumbline.release': release() }),
    });
    return isHit;
  };
}
