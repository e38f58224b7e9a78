import type { ApiCall } from './api-client.ts';

/**
 * Calls the API over HTTP: at the same origin in qa, stg and prd; in the dev environment on the current
 * host at a configured port (API-06).
 */
export function callFromBrowser(apiPort: () => number | null): ApiCall {
  return (path, init) => {
    const port = apiPort();
    const base = port === null ? '' : `${location.protocol}//${location.hostname}:${port}`;
    return fetch(`${base}${path}`, init);
  };
}
