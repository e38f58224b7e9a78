import type { ApiClient } from '#src/client/calls/api-client.ts';
import { settledParts } from '#src/client/calls/parts.ts';
import { loadReleases } from '#src/as-of/load-releases.ts';
import type { IndexRequest } from '../../index-core.ts';

export type LevelsParts = Awaited<ReturnType<typeof loadLevelsParts>>;

/** What stands beside the levels: the releases that they can be shown of, and what happened in their time. */
export async function loadLevelsParts(api: ApiClient, request: IndexRequest) {
  const [releases, [events]] = await Promise.all([
    loadReleases(api),
    settledParts(api.get('indexEvents', { indexId: request.indexId })),
  ]);
  return { ...releases, events };
}
