import type { ApiClient } from '#src/client/calls/api-client.ts';
import { loadPart } from '#src/client/calls/parts.ts';
import type { IndexFigures } from '#src/contract/api/figures/index-figures.ts';
import type { IndexRequest } from '../../index-core.ts';

export type YearsOfIndex = Pick<IndexFigures, 'asOfDate' | 'calendarYears'>;

export type ReturnsParts = {
  /** Calendar years of the benchmark; undefined where it has none, or where they could not be loaded: returns stand without. */
  benchmarkYears: YearsOfIndex | undefined;
};

export async function loadReturnsParts(
  api: ApiClient,
  request: IndexRequest,
): Promise<ReturnsParts> {
  const years = await loadPart('years of the benchmark', yearsOf(api, request.indexId));
  return { benchmarkYears: years === 'failed' ? undefined : years };
}

async function yearsOf(
  api: ApiClient,
  portfolioId: string,
): Promise<ReturnsParts['benchmarkYears']> {
  const { relatedIndexes } = await api.get('relatedIndexes', { portfolioId });
  const found = relatedIndexes.find(({ relation }) => relation === 'benchmark');
  if (found === undefined) return undefined;
  const { asOfDate, calendarYears } = await api.get('indexFigures', { indexId: found.fundId });
  return { asOfDate, calendarYears };
}
