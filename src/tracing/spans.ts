import { SpanKind, SpanStatusCode, trace, type Attributes, type Span } from '@opentelemetry/api';
import { traceparentOf } from './traceparent.ts';

/** OpenTelemetry's interface. It does nothing until `start-tracing.ts` has registered an implementation. */
export const tracer = trace.getTracer('plumbline');

/**
 * Runs `work` in a span below the active one. Without an active span it only runs, because work outside of
 * requests is not traced. No name may contain a visitor's input.
 */
export function inSpan<T>(name: () => string, work: () => Promise<T>): Promise<T> {
  if (trace.getActiveSpan() === undefined) return work();
  return tracer.startActiveSpan(name(), (span) => ended(span, work));
}

/**
 * Calls another system within a span, whose context is sent along so that the other system's spans can join the
 * trace.
 */
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

/** Adds attributes to the active span, if there is one. */
export function describeSpan(attributes: Attributes): void {
  trace.getActiveSpan()?.setAttributes(attributes);
}

async function ended<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    // Only the error's name is recorded, because a message may contain values.
    span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}
