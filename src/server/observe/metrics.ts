import cluster from 'node:cluster';
import { createServer } from 'node:http';
import {
  AggregatorRegistry,
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  Registry,
  type PrometheusContentType,
} from 'prom-client';
import type { LateIndexes } from './late-indexes.ts';
import type { Outbox } from '#src/outbox/run-outbox.ts';
import type { LeadIntake } from '#src/leads/run-leads.ts';
import type { ExternalServices } from '#src/outside/external-services.ts';
import type { Store } from '#src/store/open-store.ts';
import { lookedUpGauge } from './looked-up-gauge.ts';
import { outboxMetrics } from './outbox-metrics.ts';
import { releaseMetrics, type Releases } from './release-metrics.ts';

type Observed = Releases & {
  leads: Pick<LeadIntake, 'countByState' | 'countRefused'>;
  lateIndexes: Pick<LateIndexes, 'count'>;
  /** Null where nothing is delivered to anybody, as in a preview. */
  outbox: Pick<Outbox, 'counts' | 'alerts'> | null;
  outside: Pick<ExternalServices, 'health'>;
  store: Pick<Store, 'isReachable' | 'replicasInUse'>;
};

export type Metrics = {
  /** An answer went out: its kind, its status, and how many seconds it took. */
  answered: (kind: string, status: number, seconds: number) => void;
  /** An answer was served from memory, or had to be made. */
  cached: (outcome: 'hit' | 'miss') => void;
  /** A page was rendered in this many seconds. */
  rendered: (seconds: number) => void;
  /** A page failed in a visitor's browser, or the content security policy blocked something there. */
  clientFailed: (kind: 'failure' | 'policy') => void;
  /** A request was refused, because of overload or because of the limit of its address. */
  refused: (why: 'overload' | 'address') => void;
  /** All metrics in the format of Prometheus. */
  text: () => Promise<string>;
};

/** Upper bounds in seconds, from a cached answer to a page on a busy machine. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Metrics of this process; event loop delay, memory and CPU are among them. */
export function createMetrics(observed: Observed): Metrics {
  const { leads, lateIndexes } = observed;
  const registry = cluster.worker ? sharedRegistry(String(cluster.worker.id)) : new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'plumbline_requests_total',
    help: 'Answers by kind of address and status',
    labelNames: ['kind', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'plumbline_request_seconds',
    help: 'From the request to the end of its answer',
    labelNames: ['kind'],
    buckets,
    registers,
  });
  const memory = new Counter({
    name: 'plumbline_answer_cache_total',
    help: 'Answers from memory (hit) and made (miss)',
    labelNames: ['outcome'],
    registers,
  });
  const renders = new Histogram({
    name: 'plumbline_render_seconds',
    help: 'Rendering of a page that was not in memory, with the calls that it makes',
    buckets,
    registers,
  });
  const refusals = new Counter({
    name: 'plumbline_refused_total',
    help: 'Requests refused because too many were under way or waited for a file (overload), or came from their address (address)',
    labelNames: ['why'],
    registers,
  });
  const inBrowsers = new Counter({
    name: 'plumbline_client_failures_total',
    help: 'Failures that pages told of from browsers, and what their policy kept away there',
    labelNames: ['kind'],
    registers,
  });
  const gauges = [
    lookedUpGauge(
      'plumbline_late_indexes',
      'Indexes whose next level is overdue; absent while that cannot be told',
      () => lateIndexes.count(),
    ),
    new Gauge({
      name: 'plumbline_leads',
      help: 'Submissions of the forms by state: waiting, sent, dead',
      labelNames: ['state'],
      registers: [],
      async collect() {
        // While the store is down the other metrics are needed all the more.
        const counts = await leads.countByState().catch(() => null);
        this.reset();
        for (const [state, count] of Object.entries(counts ?? {})) this.set({ state }, count);
      },
    }),
  ];
  registry.registerMetric(
    new Counter({
      name: 'plumbline_leads_refused_total',
      help: 'Submissions of the forms that could not be stored',
      registers: [],
      collect() {
        this.reset();
        this.inc(leads.countRefused());
      },
    }),
  );
  for (const gauge of gauges) registry.registerMetric(gauge);
  for (const metric of releaseMetrics(observed)) registry.registerMetric(metric);
  for (const metric of outboxMetrics(observed.outbox)) registry.registerMetric(metric);
  registerOutside(registry, observed);
  registerStore(registry, observed);
  return {
    answered(kind, status, seconds) {
      requests.inc({ kind, status });
      durations.observe({ kind }, seconds);
    },
    cached: (outcome) => memory.inc({ outcome }),
    rendered: (seconds) => renders.observe(seconds),
    clientFailed: (kind) => inBrowsers.inc({ kind }),
    refused: (why) => refusals.inc({ why }),
    text: () => registry.metrics(),
  };
}

/** The registry of a worker, which the primary process reads; every metric is labelled with the worker. */
function sharedRegistry(worker: string): Registry {
  const registry = new AggregatorRegistry<PrometheusContentType>();
  registry.setDefaultLabels({ worker });
  AggregatorRegistry.setRegistries(registry);
  return registry;
}

function registerOutside(registry: Registry, { outside }: Pick<Observed, 'outside'>): void {
  const labelNames = ['service'] as const;
  const well = new Gauge({
    name: 'plumbline_outside_well',
    help: '1 while an external service answers, 0 while it is not called after failures',
    labelNames,
    registers: [],
    collect() {
      for (const { name, isHealthy } of outside.health())
        this.set({ service: name }, Number(isHealthy));
    },
  });
  const failures = new Counter({
    name: 'plumbline_outside_failures_total',
    help: 'Requests to an external service that failed or timed out',
    labelNames,
    registers: [],
    collect() {
      this.reset();
      for (const each of outside.health()) this.inc({ service: each.name }, each.failures);
    },
  });
  const implausible = new Counter({
    name: 'plumbline_outside_doubted_total',
    help: 'Answers of an external service that cannot be right, such as a level below zero, and were not used',
    labelNames,
    registers: [],
    collect() {
      this.reset();
      for (const each of outside.health()) this.inc({ service: each.name }, each.implausible);
    },
  });
  registry.registerMetric(implausible);
  registry.registerMetric(well);
  registry.registerMetric(failures);
}

function registerStore(registry: Registry, { store }: Pick<Observed, 'store'>): void {
  const reachable = new Gauge({
    name: 'plumbline_store_reachable',
    help: '1 while the store answers, 0 while pages go on from memory',
    registers: [],
    collect() {
      this.set(Number(store.isReachable()));
    },
  });
  const replicas = new Gauge({
    name: 'plumbline_replica_in_use',
    help: '1 while a replica is read from, 0 while it does not answer or lacks the newest release',
    labelNames: ['replica'],
    registers: [],
    collect() {
      for (const [at, isInUse] of store.replicasInUse().entries()) {
        this.set({ replica: at + 1 }, Number(isInUse));
      }
    },
  });
  registry.registerMetric(reachable);
  registry.registerMetric(replicas);
}

/** Serves the metrics on a port of their own, which no visitor reaches. */
export async function serveMetrics(
  metrics: Pick<Metrics, 'text'>,
  { host, port }: { host: string; port: number },
) {
  const server = createServer((_request, response) => {
    metrics.text().then(
      (text) => response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4' }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}
