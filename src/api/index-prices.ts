import { encodeLevels } from '#src/contract/api/level-columns.ts';
import { getItem } from '#src/store/items.ts';
import { findLevels } from '#src/store/levels.ts';
import { resolveFundId } from './identity.ts';
import type { Resource } from './source.ts';

export const indexPrices: Resource<'indexPrices'> = async ({ secId }, { snapshot, db }) => {
  const fundId = resolveFundId(snapshot, secId);
  const [record, levels] = await Promise.all([
    getItem(db, snapshot.release, 'index', fundId),
    findLevels(db, snapshot.release, fundId),
  ]);
  return {
    indexPrices: [
      {
        secId: record.secId,
        fundId,
        currency: record.currency,
        returnType: record.returnType,
        launchDate: record.launchDate,
        historyFrom: record.entitlements.historyFrom,
        pricesData: levels && encodeLevels(levels),
      },
    ],
  };
};
