import { reloadAfter } from '#src/domain/being-prepared.ts';
import { defaultLanguage } from '#src/domain/language.ts';
import type { RequestListener } from 'node:http';
import { errorMessages } from '#src/i18n/messages/site/errors.ts';
import { preparingMessages } from '#src/i18n/messages/site/preparing.ts';
import { health, isCall, splitLanguage } from '#src/urls.ts';
import { pathOf } from '#src/urls/path-of.ts';
import { plainAnswers } from './plain-answer.ts';
import { preparingPage } from './preparing-page.ts';
import { preparingPolicy } from './preparing-style.ts';
import { openSiteServer } from '../start/site-server.ts';

export type WaitingRoom = {
  /** Sets what the start waits for, as `/readyz` names it. */
  waitFor: (what: 'store' | 'release') => void;
  /** Frees the port at once; requests in progress are still answered. */
  leave: () => void;
};

/**
 * Listens on the port of the site while there is nothing to serve yet: `/healthz` says that the process lives, `/readyz`
 * that it wants no requests, and visitors are asked to come back.
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
  let failing: 'store' | 'release' = 'store';
  const answer: RequestListener = ({ url = '/' }, response) => {
    const path = pathOf(url);
    response.setHeader('Cache-Control', 'no-store');
    if (path === health.live) return response.end('ok');
    if (path === health.ready) {
      response.writeHead(503, { 'Content-Type': 'application/json' });
      return response.end(JSON.stringify({ state: 'waiting', failing: [failing] }));
    }
    const { language } = splitLanguage(path);
    const again = { 'Retry-After': String(reloadAfter) };
    // While the store is away no page promises that the site is being prepared.
    if (failing === 'store')
      return plain.answer(response, 503, errorMessages(language).message, again);
    if (isCall(path))
      return plain.answer(response, 503, preparingMessages(defaultLanguage).title, again);
    const html = {
      ...again,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': preparingPolicy,
    };
    return plain.answer(response, 503, preparingPage(language), html);
  };
  const { drain } = await openSiteServer(answer, plain, { host, port });
  return {
    waitFor(what) {
      failing = what;
    },
    leave: () => void drain(),
  };
}
