import { useEffect, useState } from 'react';
import type { ApiClient } from '#src/client/calls/api-client.ts';
import { nothing, searchTerm, type Suggestions } from './search-term.ts';

/**
 * Indexes that match what is typed; a newer term cancels the older request. Until its answer is there the
 * rows of the older one stay.
 */
export function useSuggestions(api: ApiClient, typed: string): Suggestions {
  const term = typed.trim();
  const [last, setLast] = useState(nothing);
  useEffect(() => (term === '' ? undefined : searchTerm(api, term, setLast)), [api, term]);
  if (term === '') return nothing;
  return last.term === term ? last : { ...last, state: 'searching' };
}
