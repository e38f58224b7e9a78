import { isNarrower } from '#src/catalogue/narrowed-terms.ts';
import { findItem } from '#src/store/items/items.ts';
import { listReleases, type Release } from '#src/store/releases/releases.ts';
import type { Stored } from '../source.ts';

/** Most changes of levels or items that are examined: each reads whole histories or lists. */
export const mostChanges = 5;

/** Those of some releases, newest first, that were neither withdrawn nor pruned. */
export async function standingReleases(
  numbers: Iterable<number>,
  { db, snapshot }: Stored,
): Promise<Release[]> {
  const wanted = new Set(numbers);
  const releases = await listReleases(db, snapshot.release);
  return releases.filter(
    ({ number, withdrawn, pruned }) => wanted.has(number) && !withdrawn && pruned === null,
  );
}

/** Tells of a release whether it had all of these indexes, and whether today's terms show as much of them. */
export function shownBefore(
  fundIds: readonly string[],
  { db, snapshot }: Stored,
): (release: number) => Promise<boolean> {
  const today = (snapshot.current ?? snapshot).release;
  return async (release) => {
    const each = await Promise.all(
      fundIds.map(async (key) => {
        const [then, now] = await Promise.all([
          findItem(db, release, 'index', key),
          findItem(db, today, 'index', key),
        ]);
        return then !== null && !(now && isNarrower(now.entitlements, then.entitlements));
      }),
    );
    return each.every(Boolean);
  };
}
