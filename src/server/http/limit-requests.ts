import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { addressGroup, clientAddress, type ClientAddress } from '#src/api/forms/client-address.ts';
import { countRequests, type CountRequest } from '#src/api/http/count-requests.ts';
import { limitMessages } from '#src/i18n/messages/site/limits.ts';
import type { Store } from '#src/store/open-store.ts';
import { sharedCount } from '#src/store/request-counts.ts';
import { isCall, splitLanguage } from '#src/urls.ts';
import { pathOf } from '#src/urls/path-of.ts';
import type { Env } from '../settings/env.ts';
import { isHealthCheck } from './health-checks.ts';
import type { PlainAnswers } from './plain-answer.ts';

const windowSeconds = 60;
const assets = '/assets/';

export type RequestLimits = {
  /** Requests that one visitor may make in a window. */
  most: number;
  count: CountRequest;
  clientAddress: ClientAddress;
  onRefused: () => void;
};

/** The limit of the settings; null when there is none. */
export function requestLimits(
  { rateLimit: most, trustedProxies }: Pick<Env, 'rateLimit' | 'trustedProxies'>,
  store: Pick<Store, 'engine' | 'session'>,
  onRefused: () => void,
): RequestLimits | null {
  if (most === 0) return null;
  const shared = sharedCount(store, 'request', windowSeconds);
  return {
    most,
    count: countRequests({ most, seconds: windowSeconds }, shared),
    clientAddress: clientAddress(trustedProxies),
    onRefused,
  };
}

/**
 * Refuses the requests of a network address beyond its limit: 429 with Retry-After. It belongs behind the answer cache,
 * since an answer from memory costs no more than a refusal. Health checks and the scripts and styles of this build are
 * not counted; any other address below `/assets/` is. Calls of the API say how many requests are left (RateLimit and
 * RateLimit-Policy, draft-ietf-httpapi-ratelimit-headers-10).
 * @param files names of the files below `/assets/` that this build has
 */
export function limitRequests(
  next: RequestListener,
  plain: PlainAnswers,
  limits: RequestLimits | null,
  files: ReadonlySet<string>,
): RequestListener {
  if (limits === null) return next;
  const { most, count, onRefused } = limits;
  const policy = `"address";q=${most};w=${windowSeconds}`;

  const visitorOf = ({ socket, headers }: IncomingMessage) => {
    const forwardedFor = headers['x-forwarded-for']?.toString();
    return addressGroup(limits.clientAddress(socket.remoteAddress ?? '', forwardedFor));
  };

  const isFile = (path: string) => path.startsWith(assets) && files.has(path.slice(assets.length));

  async function answer(request: IncomingMessage, response: ServerResponse, path: string) {
    const { isOver, left, secondsLeft } = await count(visitorOf(request));
    if (isCall(path)) {
      response.setHeader('RateLimit-Policy', policy);
      response.setHeader('RateLimit', `"address";r=${left};t=${secondsLeft}`);
    }
    if (!isOver) return next(request, response);
    onRefused();
    const { tooManyRequests } = limitMessages(splitLanguage(path).language);
    plain.answer(response, 429, tooManyRequests(secondsLeft), {
      'Retry-After': String(secondsLeft),
    });
  }

  return (request, response) => {
    const path = pathOf(request.url ?? '/');
    if (isHealthCheck(path) || isFile(path)) next(request, response);
    else void answer(request, response, path);
  };
}
