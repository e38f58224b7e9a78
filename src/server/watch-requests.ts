import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { api, health, splitLanguage } from '#src/urls.ts';
import { isLevelStream } from '#src/urls/market-data.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

const givenId = /^[\w-]{8,64}$/;

/**
 * Gives each request an id (that of a proxy in front, where it sent one), counts and times its answer and
 * writes a line of log: the path alone, no query, address or name of the visitor.
 */
export function watchRequests(next: RequestListener, log: Log, metrics: Metrics): RequestListener {
  return (request, response) => {
    const started = performance.now();
    const given = request.headers['x-request-id'];
    const id = typeof given === 'string' && givenId.test(given) ? given : randomUUID();
    response.setHeader('X-Request-Id', id);
    response.once('close', () => {
      const path = pathOf(request.url);
      const kind = kindOf(path);
      const milliseconds = performance.now() - started;
      // Nobody got the answer of a connection that was cut: 499, as proxies count it.
      const status = response.writableFinished ? response.statusCode : 499;
      metrics.answered(kind, status, milliseconds / 1000);
      const line = { id, method: request.method, path, status, ms: Math.round(milliseconds) };
      if (kind === 'asset' || kind === 'health') log.debug(line, 'request');
      else log.info(line, 'request');
    });
    next(request, response);
  };
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
  const isHealth = Object.values<string>(health).includes(splitLanguage(path).path);
  return isHealth ? 'health' : 'page';
}
