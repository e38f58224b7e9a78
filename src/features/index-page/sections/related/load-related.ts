import type { ApiClient } from '#src/client/calls/api-client.ts';
import { mapPart, settledParts } from '#src/client/calls/parts.ts';
import type { IndexRequest } from '../../index-core.ts';

export type RelatedParts = Awaited<ReturnType<typeof loadRelated>>;

export async function loadRelated(api: ApiClient, { indexId }: Pick<IndexRequest, 'indexId'>) {
  const [related] = await settledParts(api.get('relatedIndexes', { portfolioId: indexId }));
  return { related: mapPart(related, ({ relatedIndexes }) => relatedIndexes) };
}
