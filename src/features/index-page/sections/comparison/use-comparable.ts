import { useEffect, useState } from 'react';
import type { ApiClient } from '#src/client/calls/api-client.ts';
import type { IndexDetails } from '#src/contract/api/indexes/index-details.ts';
import type { Suggestion } from '#src/contract/api/indexes/portfolios.ts';

const debounce = 250;
const shortest = 2;
const most = 8;

type Beside = {
  /** Those of the same return type and currency come first: unlike variants are compared by whoever wants to. */
  variant: Pick<IndexDetails, 'returnType' | 'currency'> | null;
  /** What is compared already. */
  without: readonly string[];
};

/** Indexes that a typed term finds, to be compared with; a newer term cancels the older request. */
export function useComparable(
  api: ApiClient,
  typed: string,
  { variant, without }: Beside,
): readonly Suggestion[] {
  const term = typed.trim();
  const returnType = variant?.returnType ?? null;
  const currency = variant?.currency ?? null;
  const [found, setFound] = useState<{ term: string; rows: readonly Suggestion[] }>({
    term: '',
    rows: [],
  });
  useEffect(() => {
    if (term.length < shortest) return undefined;
    let isWanted = true;
    const timer = setTimeout(() => {
      const alike = api.get('portfolioReturns', {
        filterPattern: term,
        ...(returnType ? { returnType: [returnType] } : {}),
        ...(currency ? { currency: [currency] } : {}),
        size: most,
      });
      const all = api.get('suggestions', { filterPattern: term, size: most });
      void Promise.all([alike, all])
        .then((answers) => answers.flatMap(({ portfolios }): Suggestion[] => portfolios))
        .catch((): Suggestion[] => [])
        .then((rows) => void (isWanted && setFound({ term, rows })));
    }, debounce);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [term, api, returnType, currency]);
  if (term.length < shortest) return [];
  const byId = new Map(found.rows.map((row) => [row.fundId, row]));
  for (const fundId of without) byId.delete(fundId);
  return [...byId.values()].slice(0, most);
}
