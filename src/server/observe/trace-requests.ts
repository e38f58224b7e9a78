import { context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { METHODS, type RequestListener, type ServerResponse } from 'node:http';
import { tracer } from '#src/tracing/spans.ts';
import { readTraceparent } from '#src/tracing/traceparent.ts';
import { routePattern } from '../pages/route-pattern.ts';

const knownMethods: ReadonlySet<string> = new Set(METHODS);

/**
 * A span for each request, below that of the proxy in front where it names one: the pattern of its address, never
 * the address, no query, and nothing of the visitor.
 */
export function traceRequests(next: RequestListener): RequestListener {
  return (request, response) => {
    const { method = '', url = '/', headers } = request;
    const route = routePattern(url.split('?', 1)[0]!);
    const known = knownMethods.has(method) ? method : '_OTHER';
    const caller = readTraceparent(headers['traceparent']);
    const parent = caller === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, caller);
    const span = tracer.startSpan(
      `${known} ${route}`,
      {
        kind: SpanKind.SERVER,
        attributes: { 'http.request.method': known, 'http.route': route },
      },
      parent,
    );
    response.once('close', () => {
      span.setAttributes(describe(response));
      if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    context.with(trace.setSpan(parent, span), () => next(request, response));
  };
}

function describe(response: ServerResponse) {
  const release = Number(response.getHeader('Plumbline-Release'));
  return {
    // Nobody got the answer of a connection that was cut: 499, as proxies count it.
    'http.response.status_code': response.writableFinished ? response.statusCode : 499,
    ...(release > 0 ? { 'plumbline.release': release } : {}),
  };
}
