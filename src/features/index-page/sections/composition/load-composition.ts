import type { ApiClient } from '#src/client/calls/api-client.ts';
import { loadPart, settledParts } from '#src/client/calls/parts.ts';
import type { ListBeside, WeightsBeside } from '#src/charts/shares/share-lists.ts';
import type { IndexRequest } from '../../index-core.ts';
import { loadMembers } from '../constituents/load-constituents.ts';

export type CompositionParts = Awaited<ReturnType<typeof loadComposition>>;

/** The current list, with the weights of the benchmark and of the review before. */
export async function loadComposition(api: ApiClient, request: IndexRequest) {
  const [members, [benchmark, before]] = await Promise.all([
    loadMembers(api, request),
    settledParts(loadBenchmark(api, request.indexId), loadBefore(api, request.indexId)),
  ]);
  // The weights stand without what they are compared with; without them there is nothing to compare.
  const weightsBeside: WeightsBeside | undefined =
    members.constituents === 'failed'
      ? undefined
      : {
          benchmark: benchmark === 'failed' ? null : benchmark,
          before: before === 'failed' ? null : before,
        };
  return { ...members, weightsBeside };
}

async function loadBenchmark(api: ApiClient, indexId: string): Promise<WeightsBeside['benchmark']> {
  const related = await api.get('relatedIndexes', { portfolioId: indexId });
  const found = related.relatedIndexes.find(({ relation }) => relation === 'benchmark');
  if (found === undefined) return null;
  const list = await listOf(api, { portfolioId: found.fundId });
  return list && { ...list, name: found.portfolioName };
}

async function loadBefore(api: ApiClient, indexId: string): Promise<ListBeside | null> {
  const { reviews } = await api.get('reviews', { portfolioId: indexId, size: 2 });
  const [, before] = reviews;
  return before ? listOf(api, { portfolioId: indexId, review: before.date }) : null;
}

async function listOf(
  api: ApiClient,
  asked: { portfolioId: string; review?: string },
): Promise<ListBeside | null> {
  const list = await loadPart('composition', api.get('constituents', { ...asked, size: 1 }));
  if (list === 'failed') return null;
  const { asOfDate, breakdowns } = list;
  return Object.values(breakdowns).some((shares) => shares !== null)
    ? { asOfDate, breakdowns }
    : null;
}
