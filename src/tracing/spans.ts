import { SpanKind, SpanStatusCode, trace, type Attributes, type Span } from '@opentelemetry/api';
import { traceparentOf } from './traceparent.ts';

/** Of OpenTelemetry's interface, which does nothing until `start-tracing.ts` has put something behind it. */
export const tracer = trace.getTracer('plumbline');

/**
 * Runs `work` in a span below the one that is open. Without one it only runs: what no request asked for is
 * no trace. No name may hold what a visitor sent.
 */
export function inSpan<T>(name: () => string, work: () => Promise<T>): Promise<T> {
  if (trace.getActiveSpan() === undefined) return work();
  return tracer.startActiveSpan(name(), (span) => ended(span, work));
}

/** `fetch` of another system in a span; that system is told of it, so that its own spans can hang below. */
export function fetchOutside(system: string, url: string, init: RequestInit): Promise<Response> {
  const options = {
    kind: SpanKind.CLIENT,
    attributes: { 'http.request.method': init.method ?? 'GET' },
  };
  return tracer.startActiveSpan(`call ${system}`, options, (span) =>
    ended(span, async () => {
      const parent = traceparentOf(span.spanContext());
      const headers = new Headers(init.headers);
      if (parent !== null) headers.set('traceparent', parent);
      const response = await fetch(url, { ...init, headers });
      span.setAttribute('http.response.status_code', response.status);
      return response;
    }),
  );
}

/** Says something more about the span that is open, if there is one. */
export function describeSpan(attributes: Attributes): void {
  trace.getActiveSpan()?.setAttributes(attributes);
}

async function ended<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    // Its name only: a message may hold values.
    span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}
