import type { ApiCall } from './api-client.ts';

/** More answers than a visitor returns to; the oldest is dropped first. */
const maxAnswers = 200;

export type CachedCalls = {
  call: ApiCall;
  /** Drops every answer: another release has been published. */
  clear: () => void;
};

/**
 * Caches whole answers for the visit, so that data is not loaded twice (NV-07). The key is the address, which contains
 * the key of the data and the language (NV-10). Failures are not cached, nor are cancellable calls such as searches.
 */
export function cacheAnswers(call: ApiCall): CachedCalls {
  const answers = new Map<string, Promise<Response>>();
  const ask = async (path: string): Promise<Response> => {
    try {
      const answer = await call(path);
      if (!answer.ok) answers.delete(path);
      return answer;
    } catch (error) {
      answers.delete(path);
      throw error;
    }
  };
  return {
    async call(path, init) {
      if (init?.signal) return call(path, init);
      const answer = answers.get(path) ?? ask(path);
      answers.set(path, answer);
      const [oldest] = answers.keys();
      if (answers.size > maxAnswers && oldest !== undefined) answers.delete(oldest);
      // A body can be read only once: the cached one stays unread.
      return (await answer).clone();
    },
    clear: () => answers.clear(),
  };
}
