import { encodeLevels, type Levels } from '#src/domain/level-columns.ts';
import { weeklyLevels } from '#src/domain/weekly-levels.ts';
import { getItem } from '#src/store/items.ts';
import { findLevels } from '#src/store/levels.ts';
import { resolveFundId } from './resolve-index.ts';
import type { Resource } from './source.ts';

export const indexPrices: Resource<'indexPrices'> = async ({ secId, latest }, { snapshot, db }) => {
  const fundId = resolveFundId(snapshot, secId);
  const [record, levels] = await Promise.all([
    getItem(db, snapshot.release, 'index', fundId),
    findLevels(db, snapshot.release, fundId),
  ]);
  const isWhole = record.entitlements.downloads;
  const shown = levels && !isWhole ? weeklyLevels(levels) : levels;
  return {
    indexPrices: [
      {
        secId: record.secId,
        fundId,
        currency: record.currency,
        returnType: record.returnType,
        launchDate: record.launchDate,
        historyFrom: record.entitlements.historyFrom,
        resolution: isWhole ? 'published' : 'weekly',
        pricesData: shown && encodeLevels(latestOf(shown, latest)),
      },
    ],
  };
};

function latestOf({ days, values }: Levels, latest: number | undefined): Levels {
  if (latest === undefined) return { days, values };
  return { days: days.slice(-latest), values: values.slice(-latest) };
}
