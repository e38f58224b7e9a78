import { useEffect, useState } from 'react';
import type { ApiClient } from '#src/client/api-client.ts';
import { logFailure } from '#src/client/log-failure.ts';
import type { Suggestion } from '#src/contract/api/portfolios.ts';

export type Suggestions = {
  /** The term that the rows answer; null before the first answer. */
  term: string | null;
  rows: readonly Suggestion[];
  state: 'idle' | 'searching' | 'done' | 'failed';
};

export const debounceMilliseconds = 300;
const numberOfRows = 8;

const nothing: Suggestions = { term: null, rows: [], state: 'idle' };

/** Indexes that match what is typed, once the typing pauses; a newer term cancels the older request (SR-01). */
export function useSuggestions(api: ApiClient, typed: string): Suggestions {
  const term = typed.trim();
  const [suggestions, setSuggestions] = useState(nothing);
  useEffect(() => {
    if (term === '') {
      setSuggestions(nothing);
      return undefined;
    }
    const abort = new AbortController();
    const search = async () => {
      setSuggestions((before) => ({ ...before, state: 'searching' }));
      try {
        const query = { filterPattern: term, size: numberOfRows, page: 1 };
        const { portfolios } = await api.get('suggestions', query, {
          signal: abort.signal,
        });
        setSuggestions({ term, rows: portfolios, state: 'done' });
      } catch (error) {
        if (abort.signal.aborted) return;
        logFailure('search', error);
        setSuggestions({ term, rows: [], state: 'failed' });
      }
    };
    const timer = setTimeout(() => void search(), debounceMilliseconds);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [api, term]);
  return suggestions;
}
