import type { ApiCall } from './api-client.ts';

/** What has not answered by then has failed: its page says so, and asks again later. */
const longestWait = 30_000;

/**
 * Calls the API over HTTP: at the same origin in qa, stg and prd; in the dev environment on the current
 * host at a configured port (API-06).
 */
export function callFromBrowser(apiPort: () => number | null): ApiCall {
  return (path, init) => {
    const port = apiPort();
    const base = port === null ? '' : `${location.protocol}//${location.hostname}:${port}`;
    const isLate = AbortSignal.timeout(longestWait);
    const signal = init?.signal ? AbortSignal.any([init.signal, isLate]) : isLate;
    return fetch(`${base}${path}`, { signal });
  };
}
