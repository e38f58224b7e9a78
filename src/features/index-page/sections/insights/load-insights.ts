import type { ApiClient } from '#src/client/calls/api-client.ts';
import { mapPart, settledParts } from '#src/client/calls/parts.ts';
import type { IndexRequest } from '../../index-core.ts';

export type InsightsParts = Awaited<ReturnType<typeof loadInsights>>;

export async function loadInsights(api: ApiClient, { indexId }: IndexRequest) {
  const [insights] = await settledParts(api.get('relatedContent', { portfolioId: indexId }));
  return { insights: mapPart(insights, (answer) => answer.insights) };
}
