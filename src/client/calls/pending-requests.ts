import type { ApiCall } from './api-client.ts';

/** 'refused': asking again would be answered the same; what has 'failed' may be there later. */
export type RequestEvent = 'started' | 'settled' | 'refused' | 'failed';

/** Whose request it is: what its caller may cancel (a search as one types) is no part of a page. */
export type RequestKind = 'page' | 'passing';

type Listener = (event: RequestEvent, kind: RequestKind) => void;

const listeners = new Set<Listener>();

/** Tells of every request to the API that a visit makes; for the loading bar. */
export function onRequest(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(...told: Parameters<Listener>): void {
  for (const listener of listeners) listener(...told);
}

function outcomeOf({ ok, status }: Response): RequestEvent {
  if (ok) return 'settled';
  return status >= 500 || status === 429 ? 'failed' : 'refused';
}

/** The same call, observed. A request that was cancelled is settled, not failed. */
export function observed(call: ApiCall): ApiCall {
  return async (path, init) => {
    const kind = init?.signal ? 'passing' : 'page';
    tell('started', kind);
    try {
      const response = await call(path, init);
      tell(outcomeOf(response), kind);
      return response;
    } catch (error) {
      tell(init?.signal?.aborted ? 'settled' : 'failed', kind);
      throw error;
    }
  };
}
