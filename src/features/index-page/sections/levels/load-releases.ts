import type { ApiClient } from '#src/client/calls/api-client.ts';
import { mapPart, settledParts } from '#src/client/calls/parts.ts';
import type { EndpointAnswer } from '#src/contract/api/endpoints/endpoints.ts';
import type { KnownReleases } from '../../index-core.ts';

export type ReleasesParts = Awaited<ReturnType<typeof loadReleases>>;

/** Of which releases and days the page can be asked for. */
export async function loadReleases(api: ApiClient) {
  const [version] = await settledParts(api.get('dataVersion', {}));
  return { releases: mapPart(version, knownReleases) };
}

export function knownReleases(current: EndpointAnswer<'dataVersion'>): KnownReleases {
  const { release, published, firstPublished } = current;
  return { current: { release, published }, firstDay: firstPublished.slice(0, 10) };
}
