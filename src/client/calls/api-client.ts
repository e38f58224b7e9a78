import type { EndpointName, Endpoints } from '#src/contract/api/endpoints/endpoints.ts';
import type { Language } from '#src/i18n/languages.ts';
import { api as apiUrls, callAddress } from '#src/urls.ts';
import { ApiError, errorFromResponse } from './api-error.ts';

type CallOptions = { signal?: AbortSignal; headers?: Record<string, string> };

export type ApiCall = (path: string, init?: CallOptions) => Promise<Response>;

/** What is read of an answer. */
export type ApiAnswer = Pick<Response, 'ok' | 'status' | 'json'> & {
  headers: Pick<Headers, 'get'>;
};

export type ApiClient = {
  /**
   * Asks a call of the contract, by its name in `urls.ts`; query and answer have its types.
   * Rejects with ApiError, which carries the HTTP status (ER-03).
   */
  get: <N extends EndpointName>(
    name: N,
    query: Endpoints[N]['query'],
    options?: { signal?: AbortSignal },
  ) => Promise<Endpoints[N]['answer']>;
};

/**
 * The one way to data for pages: in-process on the server, `fetch` in the browser.
 * The language goes with every call (I18-02).
 */
export function createApiClient(
  call: (path: string, init?: CallOptions) => Promise<ApiAnswer>,
  language: Language,
  onRelease: (release: number) => void,
): ApiClient {
  return {
    async get(name, query, options = {}) {
      const lang = language === 'en-us' ? undefined : language;
      const address = callAddress(apiUrls[name], { ...query, lang });
      const response = await call(address, options).catch((cause: unknown) => {
        throw cause instanceof DOMException && cause.name === 'AbortError'
          ? cause
          : new ApiError(0, 'The service cannot be reached', { cause });
      });
      const release = response.headers.get('plumbline-release');
      // As of an earlier release an answer says nothing of the current one.
      if (release !== null && !('asof' in query && query.asof)) onRelease(Number(release));
      if (!response.ok) throw await errorFromResponse(response);
      return response.json();
    },
  };
}
