import { trace } from '@opentelemetry/api';
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { api, splitLanguage } from '#src/urls.ts';
import { isLevelStream } from '#src/urls/market-data.ts';
import { pathOf } from '#src/urls/path-of.ts';
import { isHealthCheck } from '../http/health-checks.ts';
import { requestId, type Log } from './log.ts';
import type { Metrics } from './metrics.ts';

const givenId = /^[\w-]{8,64}$/;

/** A random prefix of this process: with a counter behind it, an id that no other request has. */
const ownIds = randomBytes(9).toString('base64url');
let counted = 0;

/** Answers from memory and adds these header names and values; false on a cache miss. */
type FromMemory = (
  ...parameters: [...Parameters<RequestListener>, headers: readonly string[]]
) => boolean;

/**
 * Gives each request an id (or keeps the one of the proxy in front), counts and times its answer, and logs one line:
 * the path, without query, address or name of the visitor.
 */
export function watchRequests(
  next: RequestListener,
  log: Log,
  metrics: Metrics,
  fromMemory: FromMemory = () => false,
): RequestListener {
  return (request, response) => {
    const started = performance.now();
    const given = request.headers['x-request-id'];
    const id = typeof given === 'string' && givenId.test(given) ? given : newId();
    const report = () => {
      const path = pathOf(request.url ?? '/');
      const kind = kindOf(path);
      const milliseconds = performance.now() - started;
      // A connection that was cut before the answer was sent: 499, as proxies log it.
      const status = response.writableFinished ? response.statusCode : 499;
      metrics.answered(kind, status, milliseconds / 1000);
      const line = { id, method: request.method, path, status, ms: Math.round(milliseconds) };
      if (kind === 'asset' || kind === 'health') log.debug(line, 'request');
      else log.info(line, 'request');
    };
    // The log line carries its id itself; only a trace needs the request's context here.
    response.on('close', trace.getActiveSpan() ? AsyncLocalStorage.bind(report) : report);
    if (fromMemory(request, response, ['X-Request-Id', id])) return;
    response.setHeader('X-Request-Id', id);
    requestId.run(id, () => next(request, response));
  };
}

function newId(): string {
  counted += 1;
  return `${ownIds}-${counted.toString(36)}`;
}

/** Few kinds: a label with addresses would add a time series for every address that anybody tries. */
function kindOf(path: string): 'page' | 'api' | 'asset' | 'health' | 'stream' {
  if (isLevelStream(path)) return 'stream';
  if (path === api.base || path.startsWith(`${api.base}/`)) return 'api';
  if (path.startsWith('/assets/')) return 'asset';
  return isHealthCheck(splitLanguage(path).path) ? 'health' : 'page';
}
