import { context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { METHODS, type RequestListener, type ServerResponse } from 'node:http';
import { tracer } from '#src/tracing/spans.ts';
import { readTraceparent } from '#src/tracing/traceparent.ts';
import { pathOf } from '#src/urls/path-of.ts';
import { routePattern } from '../pages/route-pattern.ts';

const knownMethods: ReadonlySet<string> = new Set(METHODS);

/**
 * Traces each request as a span, under the span of the proxy in front if there is one. The span has the address's
 * pattern, and neither the address, its query, nor anything about the visitor.
 */
export function traceRequests(next: RequestListener): RequestListener {
  return (request, response) => {
    const { method = '', url = '/', headers } = request;
    const route = routePattern(pathOf(url));
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
    // A connection that was cut before the answer was sent: 499, as proxies log it.
    'http.response.status_code': response.writableFinished ? response.statusCode : 499,
    ...(release > 0 ? { 'plumbline.release': release } : {}),
  };
}
