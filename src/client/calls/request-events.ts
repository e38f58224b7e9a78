import type { ApiCall } from './api-client.ts';

/** 'refused': the same request would get the same answer; after 'failed' it may succeed later. */
export type RequestEvent = 'started' | 'settled' | 'refused' | 'failed';

/** 'page': part of loading a page; 'passing': a request that its caller may cancel, such as a search while typing. */
export type RequestKind = 'page' | 'passing';

type Listener = (event: RequestEvent, kind: RequestKind) => void;

const listeners = new Set<Listener>();

/** Calls the listener for every request to the API, for the loading bar; returns what unsubscribes it. */
export function onRequest(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function emit(...event: Parameters<Listener>): void {
  for (const listener of listeners) listener(...event);
}

function outcomeOf({ ok, status }: Response): RequestEvent {
  if (ok) return 'settled';
  return status >= 500 || status === 429 ? 'failed' : 'refused';
}

/** Emits an event for the start and the end of each call. A request that was cancelled is settled, not failed. */
export function observed(call: ApiCall): ApiCall {
  return async (path, init) => {
    const kind = init?.signal ? 'passing' : 'page';
    emit('started', kind);
    try {
      const response = await call(path, init);
      emit(outcomeOf(response), kind);
      return response;
    } catch (error) {
      emit(init?.signal?.aborted ? 'settled' : 'failed', kind);
      throw error;
    }
  };
}
