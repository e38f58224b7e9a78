import cluster, { type Address, type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { AggregatorRegistry } from 'prom-client';
import { waitsBetweenRestarts } from '#src/domain/backoff.ts';
import { UnavailableError } from '#src/domain/errors.ts';
import type { Env } from '../settings/env.ts';
import { handPortTo } from './handover.ts';
import { createLog } from '../observe/log.ts';
import { serveMetrics } from '../observe/metrics.ts';
import type { RunningServer } from './start-server.ts';

/** The shortest and longest wait, in milliseconds, before a worker that ended by itself is started again. */
const backoff = { first: 500, longest: 30_000 };

export type RunningWorkers = RunningServer & {
  /** Replaces each worker by a new one that serves before the old one ends. Calls in the meantime join the same run. */
  replaceAll: () => Promise<void>;
};

/**
 * Serves with several processes that share the port. A worker that dies is started again.
 * Rejects with UnavailableError when one cannot start at first; that worker has logged the reason.
 * @param freePort called when a worker is about to listen
 */
export async function runWorkers(
  env: Pick<Env, 'webConcurrency' | 'metrics' | 'logLevel'>,
  freePort: () => void,
): Promise<RunningWorkers> {
  const log = createLog(env.logLevel);
  const running = new Set<Worker>();
  let isSupervising = false;
  const waitFor = waitsBetweenRestarts(backoff);

  /** Resolves with its address once a new worker serves; null when it ended before. */
  async function start(): Promise<Address | null> {
    const worker = cluster.fork();
    const started = performance.now();
    running.add(worker);
    handPortTo(worker, freePort);
    const exited = once(worker, 'exit').then(([code, signal]) => {
      const isExpected = !running.delete(worker);
      if (isSupervising && !isExpected) {
        const wait = waitFor(performance.now() - started, Math.random());
        log.error({ worker: worker.id, code, signal, wait }, 'a worker ended: another one starts');
        void restart(wait);
      }
      return null;
    });
    const listening = once(worker, 'listening').then(([address]) => address as Address);
    return Promise.race([listening, exited]);
  }

  async function restart(wait: number): Promise<void> {
    // The timer keeps this process alive: with all workers gone nothing else does.
    await delay(wait);
    if (isSupervising && running.size < env.webConcurrency) await start();
  }

  /** Ends workers for good. */
  async function end(workers: readonly Worker[], signal: NodeJS.Signals): Promise<void> {
    const exits = workers.map(async (worker) => {
      running.delete(worker);
      if (worker.isDead()) return;
      const exited = once(worker, 'exit');
      worker.process.kill(signal);
      await exited;
    });
    await Promise.all(exits);
  }

  const addresses = await Promise.all(Array.from({ length: env.webConcurrency }, start));
  const [address] = addresses;
  if (!address || addresses.includes(null)) {
    await end([...running], 'SIGKILL');
    throw new UnavailableError('A worker ended before it served');
  }
  isSupervising = true;
  const all = new AggregatorRegistry();
  const metrics = { text: () => all.clusterMetrics() };
  const metricsServer = env.metrics === null ? null : await serveMetrics(metrics, env.metrics);
  log.info({ workers: running.size }, 'all workers serve');

  async function replaceAll(): Promise<void> {
    const before = Array.from(running);
    for (const old of before) {
      if (!isSupervising || !(await start())) return;
      await end([old], 'SIGTERM');
    }
    log.info('all workers are replaced');
  }

  let replacing: Promise<void> | null = null;
  return {
    url: `http://${address.addressType === 6 ? `[${address.address}]` : address.address}:${address.port}`,
    replaceAll() {
      replacing ??= replaceAll().finally(() => {
        replacing = null;
      });
      return replacing;
    },
    async close(notice = 0) {
      isSupervising = false;
      await end([...running], notice > 0 ? 'SIGTERM' : 'SIGINT');
      metricsServer?.close();
    },
  };
}
