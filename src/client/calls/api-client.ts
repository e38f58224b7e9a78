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
   * Calls the API by the name of the call in `urls.ts`; query and answer have its types. Rejects with ApiError, which
   * has the HTTP status (ER-03).
   */
  get: <N extends EndpointName>(
    name: N,
    query: Endpoints[N]['query'],
    options?: { signal?: AbortSignal },
  ) => Promise<Endpoints[N]['answer']>;
};

/**
 * The only access of pages to data: in-process on the server, `fetch` in the browser. Every call is sent with the
 * visit's language (I18-02) and release.
 * @param onRelease called with the current release by each answer made from it
 * @param asof the release for every call; null for the current one
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
      const request = { ...(asof === null ? {} : { asof }), ...query };
      const address = callAddress(apiUrls[name], { ...request, lang });
      const response = await call(address, options).catch((cause: unknown) => {
        throw cause instanceof DOMException && cause.name === 'AbortError'
          ? cause
          : new ApiError(0, 'The service cannot be reached', { cause });
      });
      const release = response.headers.get('plumbline-release');
      // An answer as of an earlier release does not tell which is current.
      if (release !== null && !request.asof) onRelease(Number(release));
      if (!response.ok) throw await errorFromResponse(response);
      return response.json();
    },
  };
}
