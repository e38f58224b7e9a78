import { api as apiUrls, withQuery, type QueryValue } from '#src/urls.ts';
import type { Language } from '#src/i18n/languages.ts';
import { ApiError, errorFromResponse } from './api-error.ts';

export type ApiCall = (path: string, init?: { signal?: AbortSignal }) => Promise<Response>;

type Query = Record<string, QueryValue>;

export type ApiClient = {
  /** GET below `/api`. Rejects with ApiError, which carries the HTTP status (ER-03). */
  get: <Answer>(path: string, query?: Query, options?: { signal?: AbortSignal }) => Promise<Answer>;
};

/**
 * The one way to data for pages: in-process on the server, `fetch` in the browser.
 * The language goes with every call (I18-02).
 */
export function createApiClient(
  call: ApiCall,
  language: Language,
  onRelease: (release: number) => void,
): ApiClient {
  return {
    async get<Answer>(path: string, query: Query = {}, options: { signal?: AbortSignal } = {}) {
      const lang = language === 'en-us' ? undefined : language;
      const address = withQuery(`${apiUrls.base}${path}`, { ...query, lang });
      const response = await call(address, options).catch((cause: unknown) => {
        throw cause instanceof DOMException && cause.name === 'AbortError'
          ? cause
          : new ApiError(0, 'The service cannot be reached', { cause });
      });
      const release = response.headers.get('plumbline-release');
      if (release !== null) onRelease(Number(release));
      if (!response.ok) throw await errorFromResponse(response);
      return (await response.json()) as Answer;
    },
  };
}
