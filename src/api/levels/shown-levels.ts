import { firstShownDay, levelsFrom } from '#src/domain/levels/first-shown-day.ts';
import type { Levels } from '#src/domain/levels/level-columns.ts';
import { findItem } from '#src/store/items/items.ts';
import { listLevels } from '#src/store/levels/levels.ts';
import type { Span } from '#src/store/levels/series.ts';
import type { Stored } from '../source.ts';

/**
 * The public levels of indexes as of the release, by fundId. Levels that the provider withholds today are left out of
 * earlier releases too. Indexes without levels are absent.
 * @param span the days to read; all days without it
 */
export async function listShownLevels(
  fundIds: readonly string[],
  { snapshot, db }: Stored,
  span?: Span,
): Promise<Map<string, Levels>> {
  const all = await listLevels(db, snapshot.release, fundIds, span);
  const { current } = snapshot;
  // Without a current release to compare with, the terms are the release's own.
  if (current === undefined) return all;
  const shown = new Map<string, Levels>();
  for (const [fundId, levels] of all) {
    const terms = (await findItem(db, current.release, 'index', fundId))?.entitlements;
    const left = terms ? levelsFrom(levels, firstShownDay(terms)) : levels;
    if (left.days.length > 0) shown.set(fundId, left);
  }
  return shown;
}

/** The same of one index; null where it has none. */
export async function findShownLevels(fundId: string, source: Stored): Promise<Levels | null> {
  return (await listShownLevels([fundId], source)).get(fundId) ?? null;
}
