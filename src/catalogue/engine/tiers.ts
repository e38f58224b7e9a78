import type { RowSet } from './row-set.ts';

/** Matches best first: each tier holds the one before it, and the last holds all. */
export type Tiers = readonly RowSet[];

/**
 * The rows of `among` in the order of their first tier, ascending within one: `limit` of them after the
 * first `offset`.
 */
export function rowsFromTiers(
  tiers: Tiers,
  among: RowSet,
  offset: number,
  limit: number,
): number[] {
  const rows: number[] = [];
  let skip = offset;
  for (const [k, tier] of tiers.entries()) {
    const better = tiers[k - 1];
    for (let i = 0; i < tier.length; i++) {
      let word = tier[i]! & among[i]! & ~(better?.[i] ?? 0);
      for (; word !== 0; word &= word - 1) {
        if (rows.length === limit) return rows;
        if (skip > 0) skip--;
        else rows.push((i << 5) + 31 - Math.clz32(word & -word));
      }
    }
  }
  return rows;
}
