import type { ApiClient } from '#src/client/calls/api-client.ts';
import { logFailure } from '#src/client/calls/log-failure.ts';
import type { IndexRequest } from '../../index-core.ts';

/**
 * The fundIds of what an address asks to compare with, so that it means the same indexes at every later visit. A visitor may
 * have typed words: these mean their best match among indexes of the same return type and currency, else among all. What
 * nothing matches as it stands is left as it was typed.
 */
export async function resolveCompared(api: ApiClient, request: IndexRequest): Promise<string[]> {
  const ids = await Promise.all(
    request.compare.map(async (term) => {
      try {
        return await resolve(api, term, request);
      } catch (error) {
        logFailure('comparison', error);
        return term;
      }
    }),
  );
  return [...new Set(ids)];
}

async function resolve(api: ApiClient, term: string, { indexId }: IndexRequest): Promise<string> {
  // Searched for, not asked for: most words are no identifier, and a call that fails alarms who watches the console.
  const all = await api.get('suggestions', { filterPattern: term, size: 1 });
  const first = all.portfolios[0]?.fundId;
  if (first === undefined || first === term || all.matchedBySpelling) return term;
  const { returnType, currency } = await api.get('indexDetails', { version: '2', indexId });
  const { portfolios } = await api.get('portfolioReturns', {
    filterPattern: term,
    ...(returnType ? { returnType: [returnType] } : {}),
    ...(currency ? { currency: [currency] } : {}),
    size: 1,
  });
  return portfolios[0]?.fundId ?? first;
}
