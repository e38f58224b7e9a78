import type { Part } from '#src/client/calls/parts.ts';
import { useEffect, useState } from 'react';
import { logFailure } from '#src/client/calls/log-failure.ts';
import { usePageContext } from '#src/client/page/use-page-context.ts';
import type { EndpointQuery } from '#src/contract/api/endpoints/endpoints.ts';
import type { Suggestion } from '#src/contract/api/indexes/portfolios.ts';

const debounce = 300;

/** Indexes to choose from, narrowed to asset types and families. */
export type IndexChoices = {
  indexes: readonly Pick<Suggestion, 'fundId' | 'portfolioName'>[];
  narrowing: { assetType?: readonly string[]; family?: readonly string[] };
};

const noChoices: IndexChoices = { indexes: [], narrowing: {} };

/** The indexes that come with the page, and those that match what is typed. */
export function useIndexChoices(choices: Part<IndexChoices>) {
  const { indexes, narrowing } = choices === 'failed' ? noChoices : choices;
  const { api } = usePageContext();
  const [term, search] = useState('');
  const [found, setFound] = useState<IndexChoices['indexes'] | null>(null);
  useEffect(() => {
    if (term === '') return undefined;
    const controller = new AbortController();
    const query = { ...narrowing, filterPattern: term } as EndpointQuery<'allPortfolios'>;
    const timer = setTimeout(() => {
      api
        .get('allPortfolios', query, { signal: controller.signal })
        .then(({ portfolios }) => setFound(portfolios))
        .catch((error: unknown) => {
          if (!controller.signal.aborted) logFailure('indexes to choose from', error);
        });
    }, debounce);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [api, term, narrowing]);
  return { indexes: found ?? indexes, search };
}
