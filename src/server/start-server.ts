import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PagesHandler } from '#src/app/pages.ts';
import { startLiveCatalogue } from '#src/catalogue/live-catalogue.ts';
import { openStore } from '#src/store/open-store.ts';
import { createAnswerCache } from './answer-cache.ts';
import { claimDirectory } from './claim-directory.ts';
import { createApp } from './create-app.ts';
import type { Env } from './env.ts';
import { createLog } from './log.ts';
import { openFactsheets } from '#src/factsheets/open-factsheets.ts';
import { openMarketData } from './open-market-data.ts';
import { createMetrics, serveMetrics, type Metrics } from './metrics.ts';
import { refuseOverload } from './refuse-overload.ts';
import { watchLateIndexes } from './late-indexes.ts';
import { startLeads } from './start-leads.ts';
import { publishFirstRelease } from './publish-first-release.ts';
import { watchRequests } from './watch-requests.ts';

const drainMilliseconds = 10_000;

/** What a connection may take: bytes of headers, and milliseconds for its headers and for a whole request. */
const limits = {
  maxHeaderSize: 16_384,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
} as const;

export type RunningServer = {
  /** Address at which this process listens. */
  url: string;
  /** Stops taking requests, finishes those under way, closes the store. */
  close: () => Promise<void>;
};

type Pages = {
  pages: PagesHandler;
  clientFolder: string | null;
  /** The development server answers for its own files first. */
  inFront?: (next: RequestListener) => RequestListener;
};

/**
 * Opens the store, publishes the provider's folder when the store has no release yet, builds the catalogue
 * and listens. Rejects with UnavailableError when the store cannot be had.
 */
export async function startServer(env: Env, site: Pages): Promise<RunningServer> {
  const log = createLog(env.logLevel);
  const store = await openStore({ dataDir: env.dataDir, databaseUrl: env.databaseUrl });
  try {
    const giveBack = env.databaseUrl ? null : await claimDirectory(env.dataDir, env.publicUrl);
    await publishFirstRelease(store, env.providerDir, log);
    const live = await startLiveCatalogue(store, log);
    const leads = await startLeads(store, env, log);
    const marketData = await openMarketData(env, { snapshot: live.snapshot, store }, log);
    const factsheets = openFactsheets(log);
    const lateIndexes = watchLateIndexes({ snapshot: live.snapshot, store, log });
    const parts = { leads, marketData, factsheets, lateIndexes };
    const app = createApp({ ...site, env, log, store, ...parts, snapshot: live.snapshot });
    const metrics = createMetrics({ snapshot: live.snapshot, leads, lateIndexes });
    const answer =
      site.inFront?.(uncached(app)) ?? cached(app, () => live.snapshot().release, metrics);
    const listener = watchRequests(refuseOverload(answer, metrics.refused), log, metrics);
    const metricsServer =
      env.metricsPort === null ? null : await serveMetrics(metrics, env.host, env.metricsPort);
    const ports = new Set([env.port, env.apiPort ?? env.port]);
    const servers = await Promise.all(
      Array.from(ports, (port) => listen(listener, env.host, port)),
    );
    const url = urlOf(servers[0]!);
    log.info({ url, release: live.snapshot().release, engine: store.engine }, 'listening');
    return {
      url,
      close: async () => {
        marketData.changes.close();
        await Promise.all(servers.map(drain));
        metricsServer?.close();
        lateIndexes.close();
        await factsheets.close();
        await leads.close();
        await live.close();
        await store.close();
        await giveBack?.();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** For development, where pages change without a release. */
function uncached(app: Hono): RequestListener {
  const handle = getRequestListener(app.fetch);
  return (request, response) => void handle(request, response);
}

function cached(app: Hono, release: () => number, metrics: Metrics): RequestListener {
  const cache = createAnswerCache(release);
  const handle = getRequestListener((request, bindings) =>
    cache.through(request, async (asked) => app.fetch(asked, bindings)),
  );
  return (request, response) => {
    if (cache.answer(request, response)) return metrics.cached('hit');
    metrics.cached('miss');
    void handle(request, response);
  };
}

async function listen(listener: RequestListener, host: string, port: number): Promise<Server> {
  const server = createServer(limits, listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}

function urlOf(server: Server): string {
  const { address, port, family } = server.address() as AddressInfo;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}

/** What is under way may finish; a connection that hangs is cut after a while. */
function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), drainMilliseconds);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
