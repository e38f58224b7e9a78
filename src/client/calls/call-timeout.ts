import type { ApiCall } from './api-client.ts';

/** Milliseconds after which a call has failed; its page says so, and asks again later. */
const callTimeout = 30_000;

/** Adds a timeout to a call; for whole answers, not for streams. */
export function withTimeout(call: ApiCall): ApiCall {
  return (path, init) => {
    const timeout = AbortSignal.timeout(callTimeout);
    const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
    return call(path, { ...init, signal });
  };
}
