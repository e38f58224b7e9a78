import type { EndpointName, Endpoints } from '#src/contract/api/endpoints/endpoints.ts';
import { defaultLanguage, type Language } from '#src/domain/language.ts';
import { api as apiUrls } from '#src/urls.ts';
import { callAddress } from '#src/urls/call-address.ts';
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
 * The one way to data for pages: in-process on the server, `fetch` in the browser. The language goes with every
 * call (I18-02), and so does the release that a visit is of.
 * @param onRelease told of the current release by each answer that is made of it
 * @param asof the release that every call asks for; null where each reads the current one
 */
export function createApiClient(
  call: (path: string, init?: CallOptions) => Promise<ApiAnswer>,
  language: Language,
  onRelease: (release: number) => void,
  asof: string | null = null,
): ApiClient {
  return {
    async get(name, query, options = {}) {
      const lang = language === defaultLanguage ? undefined : language;
      const asked = { ...(asof === null ? {} : { asof }), ...query };
      const address = callAddress(apiUrls[name], { ...asked, lang });
      const response = await call(address, options).catch((cause: unknown) => {
        throw cause instanceof DOMException && cause.name === 'AbortError'
          ? cause
          : new ApiError(0, 'The service cannot be reached', { cause });
      });
      const release = response.headers.get('plumbline-release');
      // As of an earlier release an answer says nothing of the current one.
      if (release !== null && !asked.asof) onRelease(Number(release));
      if (!response.ok) throw await errorFromResponse(response);
      return response.json();
    },
  };
}
