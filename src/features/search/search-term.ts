import type { ApiClient } from '#src/client/calls/api-client.ts';
import { logFailure } from '#src/client/calls/log-failure.ts';
import type { Suggestion } from '#src/contract/api/indexes/portfolios.ts';

export type Suggestions = {
  /** The term that the rows answer; null before the first answer. */
  term: string | null;
  rows: readonly Suggestion[];
  /** How many indexes match, of which the rows are the first. */
  total: number;
  /** Nothing matches the term as it stands; the rows have words spelled like its own. */
  matchedBySpelling: boolean;
  state: 'idle' | 'searching' | 'done' | 'failed';
};

export const nothing: Suggestions = {
  term: null,
  rows: [],
  total: 0,
  matchedBySpelling: false,
  state: 'idle',
};

const debounceMilliseconds = 300;
const numberOfRows = 8;

/**
 * Asks for the indexes that match a term, once the typing has paused (SR-01). Gives the way to cancel,
 * which also aborts the request.
 */
export function searchTerm(
  api: ApiClient,
  term: string,
  show: (suggestions: Suggestions) => void,
): () => void {
  const abort = new AbortController();
  const ask = async () => {
    try {
      const query = { filterPattern: term, size: numberOfRows, page: 1 };
      const found = await api.get('suggestions', query, { signal: abort.signal });
      if (abort.signal.aborted) return;
      const { portfolios: rows, numberOfPortfolios: total, matchedBySpelling } = found;
      show({ term, rows, total, matchedBySpelling, state: 'done' });
    } catch (error) {
      if (abort.signal.aborted) return;
      logFailure('search', error);
      show({ ...nothing, term, state: 'failed' });
    }
  };
  const timer = setTimeout(() => void ask(), debounceMilliseconds);
  return () => {
    clearTimeout(timer);
    abort.abort();
  };
}
