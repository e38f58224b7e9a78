import type { ApiClient } from '#src/client/calls/api-client.ts';
import { loadPart, mapPart, type Part } from '#src/client/calls/parts.ts';
import type { EndpointAnswer } from '#src/contract/api/endpoints/endpoints.ts';

export type ListedRelease = EndpointAnswer<'releases'>['releases'][number];

export type ReleasesParts = { releases: Part<ListedRelease[]> };

/** The number of releases offered; the page about the state of the data lists the others. */
const offered = 30;

/** Loads the newest releases that can be asked for. */
export async function loadReleases(api: ApiClient): Promise<ReleasesParts> {
  const found = await loadPart('releases', api.get('releases', { size: offered }));
  return {
    releases: mapPart(found, ({ releases }) =>
      releases.filter(({ withdrawn, pruned }) => !withdrawn && pruned === null),
    ),
  };
}
