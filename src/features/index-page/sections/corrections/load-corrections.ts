import type { ApiClient } from '#src/client/calls/api-client.ts';
import { settledParts } from '#src/client/calls/parts.ts';
import type { IndexRequest } from '../../index-core.ts';

export type CorrectionsParts = Awaited<ReturnType<typeof loadCorrections>>;

/** Rows that come with the page; a link leads to the rest. */
const size = 10;

export async function loadCorrections(api: ApiClient, { indexId }: IndexRequest) {
  const [corrections] = await settledParts(api.get('corrections', { indexId, size }));
  return { corrections };
}
