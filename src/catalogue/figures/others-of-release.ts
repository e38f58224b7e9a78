import type { Site } from '#src/contract/provider/site.ts';
import { findFigures } from '#src/store/figures.ts';
import { findItem } from '#src/store/items/items.ts';
import type { Database } from '#src/store/store.ts';
import type { Measured, Other, Others } from './figures-of.ts';

type OfRelease = {
  riskFree: Site['riskFree'];
  /** Whether downloads are forbidden today, for an earlier release. */
  isClosedNow: (fundId: string) => boolean;
};

/** Finds the indexes that others are measured against in a release; each is read once. */
export function othersOfRelease(
  db: Database,
  release: number,
  { riskFree, isClosedNow }: OfRelease,
): (indexes: readonly Measured[]) => Promise<Map<string, Others>> {
  const known = new Map<string, Other | null>();

  async function find(fundIds: readonly string[]): Promise<void> {
    const levels = await findFigures(
      db,
      release,
      fundIds.map((fundId) => ({ fundId, basis: '' })),
    );
    for (const fundId of fundIds) {
      const record = await findItem(db, release, 'index', fundId);
      const levelsRelease = levels.get(fundId)?.levelsRelease;
      const isClosed = isClosedNow(fundId) || record?.entitlements.downloads === false;
      const other =
        record && levelsRelease !== undefined ? { ...record, levelsRelease, isClosed } : null;
      known.set(fundId, other);
    }
  }

  return async (indexes) => {
    const idsOf = ({ fundId, currency, benchmarkFundId }: Measured) => {
      const cash = currency === null ? undefined : riskFree?.[currency];
      return { benchmark: benchmarkFundId, riskFree: cash === fundId ? null : (cash ?? null) };
    };
    const wanted = indexes.flatMap((index) => Object.values(idsOf(index)));
    const unknown = wanted.filter((fundId) => fundId !== null).filter((one) => !known.has(one));
    if (unknown.length > 0) await find([...new Set(unknown)]);
    const otherOf = (fundId: string | null) =>
      fundId === null ? null : (known.get(fundId) ?? null);
    return new Map(
      indexes.map((index) => {
        const { benchmark, riskFree: cash } = idsOf(index);
        return [index.fundId, { benchmark: otherOf(benchmark), riskFree: otherOf(cash) }];
      }),
    );
  };
}
