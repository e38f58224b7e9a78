import { isSpanContextValid, TraceFlags, type SpanContext } from '@opentelemetry/api';

/** Version 00 of the W3C's Trace Context; a later version begins with the same fields. */
const header = /^(?!ff)[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:-.*)?$/;

/** The caller's span, by its header `traceparent`; null where it sent none, or none that can be. */
export function readTraceparent(text: string | string[] | undefined): SpanContext | null {
  const [, traceId, spanId, flags] = header.exec(String(text)) ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return null;
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED;
  const found = { traceId, spanId, traceFlags, isRemote: true };
  return isSpanContextValid(found) ? found : null;
}

/** The header that tells another system of a span; null for the span of a process that traces nothing. */
export function traceparentOf(span: SpanContext): string | null {
  if (!isSpanContextValid(span)) return null;
  return `00-${span.traceId}-${span.spanId}-0${span.traceFlags & TraceFlags.SAMPLED}`;
}
