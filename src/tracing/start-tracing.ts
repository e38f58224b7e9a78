import { context, diag, DiagLogLevel, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceNameEnvDetector,
} from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type Sampler,
} from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import type { Sampling } from './sampling.ts';

/** The milliseconds that a process waits at its end for a collector that does not answer. */
const patienceAtEnd = 2_000;

const betweenWarnings = 60_000;

/**
 * Sends the spans of this process to the collector named by the `OTEL_…` variables, in batches beside the
 * requests; spans that the collector does not accept in time are dropped. The module is imported only where
 * tracing is enabled.
 */
export function startTracing(sampling: Sampling, log: Pick<Logger, 'warn'>) {
  diag.setLogger(warnNowAndThen(log), { logLevel: DiagLogLevel.WARN });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager());
  const detectors = [resourceAttributesEnvDetector, serviceNameEnvDetector];
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'plumbline' }))
      .merge(detectResources({ detectors })),
    sampler: samplerOf(sampling),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  trace.setGlobalTracerProvider(provider);
  return {
    async close(): Promise<void> {
      const late = new Promise((resolve) => setTimeout(resolve, patienceAtEnd).unref());
      await Promise.race([provider.shutdown().catch(() => {}), late]);
    },
  };
}

function samplerOf({ sampler, share }: Sampling): Sampler {
  const root = rootSampler(sampler.replace('parentbased_', ''), share);
  return sampler.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root;
}

function rootSampler(name: string, share: number): Sampler {
  if (name === 'traceidratio') return new TraceIdRatioBasedSampler(share);
  return name === 'always_off' ? new AlwaysOffSampler() : new AlwaysOnSampler();
}

/** A collector that is down fails every few seconds, so at most one line a minute is logged. */
function warnNowAndThen(log: Pick<Logger, 'warn'>) {
  let warnedAt = -Infinity;
  function warn(reason: string): void {
    if (performance.now() - warnedAt < betweenWarnings) return;
    warnedAt = performance.now();
    log.warn({ reason: reason.slice(0, 200) }, 'traces cannot be sent');
  }
  return { error: warn, warn, info: () => {}, debug: () => {}, verbose: () => {} };
}
