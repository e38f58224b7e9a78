import type { RequestListener } from 'node:http';
import { errorMessages } from '#src/i18n/messages/errors.ts';
import { health, splitLanguage } from '#src/urls.ts';
import { openSiteServer } from './site-server.ts';

/**
 * Listens where the site will, while it has nothing to serve from: the process is alive, wants no requests yet,
 * and asks visitors to come again.
 * @param failing what is waited for, as the readiness names it
 */
export async function openWaitingRoom(
  { host, port }: { host: string; port: number },
  failing: readonly string[],
): Promise<{ url: string; close: () => Promise<void> }> {
  const notReady = JSON.stringify({ state: 'waiting', failing });
  const answer: RequestListener = ({ url = '/' }, response) => {
    const path = url.split('?', 1)[0]!;
    response.setHeader('Cache-Control', 'no-store');
    if (path === health.live) return response.end('ok');
    response.statusCode = 503;
    if (path === health.ready) {
      return response.setHeader('Content-Type', 'application/json').end(notReady);
    }
    response.setHeader('Retry-After', '5');
    response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    return response.end(errorMessages(splitLanguage(path).language).message);
  };
  const { url, drain } = await openSiteServer(answer, host, port);
  return { url, close: drain };
}
