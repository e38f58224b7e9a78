import { isoOfDay } from '#src/domain/day.ts';
import { firstShownDay } from '#src/domain/levels/first-shown-day.ts';
import { thinned } from '#src/domain/levels/weekly-levels.ts';
import { getItem } from '#src/store/items/items.ts';
import { pageCorrections } from '#src/store/levels/corrections.ts';
import { resolveFundId } from './resolve-index.ts';
import type { Resource } from '../source.ts';

/** The ledger of one index; what is withheld of its history is withheld here too. */
export const corrections: Resource<'corrections'> = async (
  { indexId, page, size },
  { snapshot, db },
) => {
  const { release } = snapshot;
  const fundId = resolveFundId(snapshot, indexId);
  const { entitlements } = await getItem(db, release, 'index', fundId);
  const from = firstShownDay(entitlements);
  const found = await pageCorrections(db, release, fundId, { from, page, size });
  const shown = (value: number) => (entitlements.downloads ? value : thinned(value));
  return {
    fundId,
    corrections: found.corrections.map((one) => ({
      date: isoOfDay(one.day),
      oldValue: shown(one.oldValue),
      newValue: one.newValue === null ? null : shown(one.newValue),
      reason: one.reason || null,
      release: one.release,
      published: new Date(one.published).toISOString(),
    })),
    totalCorrections: found.total,
  };
};
