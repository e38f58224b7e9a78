import type { ApiClient } from '#src/client/calls/api-client.ts';

/** The fundId of the index that the words identify, by id or name; null where nothing matches exactly. */
export async function findIndex(api: ApiClient, words: string): Promise<string | null> {
  const found = await api.get('suggestions', { filterPattern: words, size: 1 });
  return found.matchedBySpelling ? null : (found.portfolios[0]?.fundId ?? null);
}
