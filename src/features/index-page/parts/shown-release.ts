import type { ReleasesParts } from '#src/as-of/load-releases.ts';
import type { PublishedRelease } from '#src/client/page/release-of-page.ts';

type ShownOf = Partial<ReleasesParts> & { asOf: PublishedRelease | null };

/** The release that the page shows: the one of its address, else the newest; undefined where the list is not there. */
export function shownRelease({ asOf, releases }: ShownOf): PublishedRelease | undefined {
  if (asOf !== null) return asOf;
  // The newest of those that can be asked for is the current one.
  return releases === 'failed' ? undefined : releases?.[0];
}
