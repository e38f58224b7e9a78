import type { RequestListener } from 'node:http';
import { errorMessages } from '#src/i18n/messages/errors.ts';
import { health, splitLanguage } from '#src/urls.ts';
import { plainAnswers } from './plain-answer.ts';
import { openSiteServer } from '../start/site-server.ts';

export type WaitingRoom = {
  /** What is waited for from now on, as the readiness names it. */
  waitFor: (what: 'store' | 'release') => void;
  /** Gives the place free at once; what is under way is still answered. */
  leave: () => void;
};

/**
 * Listens where the site will, while it has nothing to serve from: the process is alive, wants no requests yet,
 * and asks visitors to come again.
 */
export async function openWaitingRoom({
  host,
  port,
  publicUrl,
}: {
  host: string;
  port: number;
  publicUrl: string;
}): Promise<WaitingRoom> {
  const plain = await plainAnswers(publicUrl);
  let failing = 'store';
  const answer: RequestListener = ({ url = '/' }, response) => {
    const path = url.split('?', 1)[0]!;
    response.setHeader('Cache-Control', 'no-store');
    if (path === health.live) return response.end('ok');
    if (path === health.ready) {
      response.writeHead(503, { 'Content-Type': 'application/json' });
      return response.end(JSON.stringify({ state: 'waiting', failing: [failing] }));
    }
    const { message } = errorMessages(splitLanguage(path).language);
    return plain.answer(response, 503, message, { 'Retry-After': '5' });
  };
  const { drain } = await openSiteServer(answer, plain, { host, port });
  return {
    waitFor(what) {
      failing = what;
    },
    leave: () => void drain(),
  };
}
