import { isSpanContextValid, TraceFlags, type SpanContext } from '@opentelemetry/api';

/** Version 00 of W3C Trace Context; later versions begin with the same fields. */
const header = /^(?!ff)[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:-.*)?$/;

/** Reads the caller's span from the header `traceparent`; null where it is missing or invalid. */
export function readTraceparent(text: string | string[] | undefined): SpanContext | null {
  const [, traceId, spanId, flags] = header.exec(String(text)) ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return null;
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED;
  const found = { traceId, spanId, traceFlags, isRemote: true };
  return isSpanContextValid(found) ? found : null;
}

/** The header for a span; null where the process does not trace. */
export function traceparentOf(span: SpanContext): string | null {
  if (!isSpanContextValid(span)) return null;
  return `00-${span.traceId}-${span.spanId}-0${span.traceFlags & TraceFlags.SAMPLED}`;
}
