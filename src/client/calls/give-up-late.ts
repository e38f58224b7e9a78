import type { ApiCall } from './api-client.ts';

/** Milliseconds: what has not answered by then has failed; its page says so, and asks again later. */
const longestWait = 30_000;

/** The same call, with an end to its waiting; for whole answers, not for streams. */
export function giveUpLate(call: ApiCall): ApiCall {
  return (path, init) => {
    const isLate = AbortSignal.timeout(longestWait);
    const signal = init?.signal ? AbortSignal.any([init.signal, isLate]) : isLate;
    return call(path, { ...init, signal });
  };
}
