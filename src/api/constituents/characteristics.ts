import { findItem } from '#src/store/items/items.ts';
import { resolveFundId } from '../indexes/resolve-index.ts';
import type { Resource } from '../source.ts';

export const characteristics: Resource<'characteristics'> = async (
  { indexId },
  { snapshot, db },
) => {
  const fundId = resolveFundId(snapshot, indexId);
  const found = await findItem(db, snapshot.release, 'characteristics', fundId);
  return found ?? { fundId, asOfDate: null, figures: [], buckets: [] };
};
