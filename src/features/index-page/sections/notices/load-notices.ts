import type { ApiClient } from '#src/client/calls/api-client.ts';
import { settledParts } from '#src/client/calls/parts.ts';
import type { IndexRequest } from '../../index-core.ts';

export type NoticesParts = Awaited<ReturnType<typeof loadNotices>>;

/** The latest come with the page; older ones are a link away. */
const size = 5;

export async function loadNotices(api: ApiClient, { indexId }: IndexRequest) {
  const [notices] = await settledParts(api.get('notices', { index: indexId, size }));
  return { notices };
}
