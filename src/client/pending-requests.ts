import type { ApiCall } from './api-client.ts';

export type RequestEvent = 'started' | 'settled' | 'failed';

const listeners = new Set<(event: RequestEvent) => void>();

/** Tells of every request to the API that a visit makes; for the loading bar. */
export function onRequest(listener: (event: RequestEvent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(event: RequestEvent): void {
  for (const listener of listeners) listener(event);
}

/** The same call, observed. A request that was cancelled is settled, not failed. */
export function observed(call: ApiCall): ApiCall {
  return async (path, init) => {
    tell('started');
    try {
      const response = await call(path, init);
      tell(response.status >= 500 ? 'failed' : 'settled');
      return response;
    } catch (error) {
      tell(init?.signal?.aborted ? 'settled' : 'failed');
      throw error;
    }
  };
}
