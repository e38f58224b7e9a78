import type { ApiClient } from '#src/client/calls/api-client.ts';
import { mapPart, settledParts } from '#src/client/calls/parts.ts';
import type { IndexRequest } from '../../index-core.ts';

export type DocumentsParts = Awaited<ReturnType<typeof loadDocuments>>;

/** Rows that come with the page; a link leads to the rest. */
const firstRows = 10;

export async function loadDocuments(api: ApiClient, { indexId }: IndexRequest) {
  const [found] = await settledParts(api.get('relatedDocuments', { version: '2', indexId }));
  const documents = mapPart(found, ({ relatedDocuments }) => ({
    documents: relatedDocuments.slice(0, firstRows),
    total: relatedDocuments.length,
  }));
  return { documents };
}
