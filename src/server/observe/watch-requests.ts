import { trace } from '@opentelemetry/api';
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { api, health, splitLanguage } from '#src/urls.ts';
import { isLevelStream } from '#src/urls/market-data.ts';
import { requestId, type Log } from './log.ts';
import type { Metrics } from './metrics.ts';

const healthChecks: ReadonlySet<string> = new Set(Object.values(health));
const givenId = /^[\w-]{8,64}$/;

/** Of this process: what it counts behind it makes an id that no other request bears. */
const ownIds = randomBytes(9).toString('base64url');
let counted = 0;

/** Answers from memory, with these names and values of headers besides; false where there is no answer. */
type FromMemory = (
  ...asked: [...Parameters<RequestListener>, headers: readonly string[]]
) => boolean;

/**
 * Gives each request an id (that of a proxy in front, where it sent one), counts and times its answer and
 * writes a line of log: the path alone, no query, address or name of the visitor.
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
      const path = pathOf(request.url);
      const kind = kindOf(path);
      const milliseconds = performance.now() - started;
      // Nobody got the answer of a connection that was cut: 499, as proxies count it.
      const status = response.writableFinished ? response.statusCode : 499;
      metrics.answered(kind, status, milliseconds / 1000);
      const line = { id, method: request.method, path, status, ms: Math.round(milliseconds) };
      if (kind === 'asset' || kind === 'health') log.debug(line, 'request');
      else log.info(line, 'request');
    };
    // The line names its id itself; only a trace needs the context of the request again.
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

function pathOf(url = '/'): string {
  const at = url.indexOf('?');
  return at < 0 ? url : url.slice(0, at);
}

/** Few kinds: a metric with an address in its labels grows with every address that is tried. */
function kindOf(path: string): 'page' | 'api' | 'asset' | 'health' | 'stream' {
  if (isLevelStream(path)) return 'stream';
  if (path === api.base || path.startsWith(`${api.base}/`)) return 'api';
  if (path.startsWith('/assets/')) return 'asset';
  return healthChecks.has(splitLanguage(path).path) ? 'health' : 'page';
}
