import type { ApiClient } from '#src/client/calls/api-client.ts';

/** The fundId that words mean, an identifier or a name; null where nothing matches them as they stand. */
export async function findIndex(api: ApiClient, words: string): Promise<string | null> {
  const found = await api.get('suggestions', { filterPattern: words, size: 1 });
  return found.matchedBySpelling ? null : (found.portfolios[0]?.fundId ?? null);
}
