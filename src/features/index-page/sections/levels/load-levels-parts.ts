import type { ApiClient } from '#src/client/calls/api-client.ts';
import { settledParts } from '#src/client/calls/parts.ts';
import { loadReleases } from '#src/as-of/load-releases.ts';
import type { AskedOfIndex } from '../../index-core.ts';

export type LevelsParts = Awaited<ReturnType<typeof loadLevelsParts>>;

/** What stands beside the levels: the releases that they can be shown of, and what happened in their time. */
export async function loadLevelsParts(api: ApiClient, asked: AskedOfIndex) {
  const [releases, [events]] = await Promise.all([
    loadReleases(api),
    settledParts(api.get('indexEvents', { indexId: asked.indexId })),
  ]);
  return { ...releases, events };
}
