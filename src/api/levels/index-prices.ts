import { isoOfDay } from '#src/domain/day.ts';
import { encodeLevels, type Levels } from '#src/domain/levels/level-columns.ts';
import { weeklyLevels } from '#src/domain/levels/weekly-levels.ts';
import { getItem } from '#src/store/items/items.ts';
import { listCorrectedDays } from '#src/store/levels/corrections.ts';
import { firstShownDay } from '#src/domain/levels/first-shown-day.ts';
import { resolveFundId } from '../indexes/resolve-index.ts';
import { findShownLevels } from './shown-levels.ts';
import type { Resource } from '../source.ts';

export const indexPrices: Resource<'indexPrices'> = async ({ secId, latest }, source) => {
  const { snapshot, db } = source;
  const { release } = snapshot;
  const fundId = resolveFundId(snapshot, secId);
  const record = await getItem(db, release, 'index', fundId);
  const [levels, corrected] = await Promise.all([
    findShownLevels(fundId, source),
    listCorrectedDays(db, release, fundId, firstShownDay(record.entitlements)),
  ]);
  const isWhole = record.entitlements.downloads;
  const shown = levels && latestOf(isWhole ? levels : weeklyLevels(levels), latest);
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
        pricesData: shown && encodeLevels(shown),
        correctedDates: Array.from(shown?.days ?? [])
          .filter((day) => corrected.has(day))
          .map(isoOfDay),
      },
    ],
  };
};

function latestOf({ days, values }: Levels, latest: number | undefined): Levels {
  if (latest === undefined) return { days, values };
  return { days: days.slice(-latest), values: values.slice(-latest) };
}
