import { isoOfDay, type Day } from '#src/domain/day.ts';
import { findLastLevels, type LastLevel } from '#src/store/levels/last-levels.ts';
import { allDays, listLevels } from '#src/store/levels/levels.ts';
import type { Store } from '#src/store/store.ts';
import type { LevelSeries } from './level-series.ts';

/** The last public level of an index before the returns of a daily file, and the public days from the first of them on. */
export type PublicBase = { last: LastLevel | null; later: readonly Day[] };

/** Finds what the returns of each index are chained to, by fundId; `before` is the day of the first one. */
export type FindPublic = (
  wanted: readonly { fundId: string; before: Day }[],
) => Promise<ReadonlyMap<string, PublicBase>>;

export const publicBasesOf =
  (store: Store, release: number): FindPublic =>
  async (wanted) => {
    const { first, last } = allDays;
    const lastLevels = await findLastLevels(store, release, wanted, last - first);
    const from = wanted.reduce((least, { before }) => Math.min(least, before), last);
    const fundIds = wanted.map(({ fundId }) => fundId);
    const levels = await listLevels(store.db, release, fundIds, { first: from, last });
    const bases = wanted.map(({ fundId, before }) => {
      const later = Array.from(levels.get(fundId)?.days ?? []).filter((day) => day >= before);
      return [fundId, { last: lastLevels.get(fundId) ?? null, later }] as const;
    });
    return new Map(bases);
  };

/**
 * Why returns cannot be chained to what is public; null where they can. A changed return changes every level behind it, so that the
 * file has to have the returns of all public days from its first one on.
 */
export function publicBaseFault(fundId: string, returns: LevelSeries, base?: PublicBase) {
  const { days } = returns.toLevels();
  const first = isoOfDay(days[0] ?? 0);
  if (!base?.last) {
    const expected = `a public level of ${fundId} before ${first}, which the return is chained to`;
    return { expected, found: 'a return' };
  }
  const own = new Set(days);
  const left = base.later.find((day) => !own.has(day));
  if (left === undefined) return null;
  const expected = `a return of ${fundId} on ${isoOfDay(left)} too, which is public: levels behind a changed return change with it`;
  return { expected, found: `returns from ${first}` };
}
