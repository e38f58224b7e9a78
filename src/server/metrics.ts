import { createServer } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { LateIndexes } from './late-indexes.ts';
import type { Snapshot } from '#src/catalogue/live-catalogue.ts';
import type { LeadIntake } from '#src/leads/run-leads.ts';

type Observed = {
  snapshot: () => Snapshot;
  leads: Pick<LeadIntake, 'countByState'>;
  lateIndexes: Pick<LateIndexes, 'count'>;
};

export type Metrics = {
  /** An answer went out: its kind, its status, and how many seconds it took. */
  answered: (kind: string, status: number, seconds: number) => void;
  /** An answer came from memory, or had to be made. */
  cached: (outcome: 'hit' | 'miss') => void;
  /** A request was refused because too many were under way. */
  refused: () => void;
  /** Everything, as Prometheus reads it. */
  text: () => Promise<string>;
};

/** Seconds; a cached answer takes less than the first, a page on a busy machine as long as the last. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Metrics of this process; event loop delay, memory and CPU are among them. */
export function createMetrics({ snapshot, leads, lateIndexes }: Observed): Metrics {
  const registry = new Registry();
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
  const refusals = new Counter({
    name: 'plumbline_refused_total',
    help: 'Requests answered 503 because too many were under way',
    registers,
  });
  const gauges = [
    new Gauge({
      name: 'plumbline_release',
      help: 'Number of the release that this process serves',
      registers: [],
      collect() {
        this.set(snapshot().release);
      },
    }),
    new Gauge({
      name: 'plumbline_catalogue_indexes',
      help: 'Indexes in the catalogue of that release',
      registers: [],
      collect() {
        this.set(snapshot().catalogue.indexes.size);
      },
    }),
    new Gauge({
      name: 'plumbline_late_indexes',
      help: 'Indexes whose next level is overdue; nothing while that cannot be told',
      registers: [],
      async collect() {
        const late = await lateIndexes.count();
        this.reset();
        if (late !== null) this.set(late);
      },
    }),
    new Gauge({
      name: 'plumbline_leads',
      help: 'Submissions of the forms by state: waiting, sent, dead',
      labelNames: ['state'],
      registers: [],
      async collect() {
        // Without a store the other metrics are wanted all the more.
        const counts = await leads.countByState().catch(() => null);
        this.reset();
        for (const [state, count] of Object.entries(counts ?? {})) this.set({ state }, count);
      },
    }),
  ];
  for (const gauge of gauges) registry.registerMetric(gauge);
  return {
    answered(kind, status, seconds) {
      requests.inc({ kind, status });
      durations.observe({ kind }, seconds);
    },
    cached: (outcome) => memory.inc({ outcome }),
    refused: () => refusals.inc(),
    text: () => registry.metrics(),
  };
}

/** Metrics have a port of their own, so that no visitor ever reaches them. */
export async function serveMetrics(metrics: Metrics, host: string, port: number) {
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
