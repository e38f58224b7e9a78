import type { Narrowed } from './narrowing.ts';
import type { RowSet } from '../row-set.ts';

/** Matches best first: each tier holds the one before it, and the last holds all. */
export type Tiers = readonly Narrowed[];

/** The rows of `among` by their first tier, ascending within a tier: `limit` of them after the first `offset`. */
export function rowsFromTiers(
  tiers: Tiers,
  among: RowSet,
  offset: number,
  limit: number,
): number[] {
  const rows: number[] = [];
  let skip = offset;
  const take = (base: number, bits: number) => {
    for (let word = bits; word !== 0 && rows.length < limit; word &= word - 1) {
      if (skip > 0) skip--;
      else rows.push(base + 31 - Math.clz32(word & -word));
    }
  };
  for (const [k, { rows: tier, places }] of tiers.entries()) {
    const better = tiers[k - 1]?.rows;
    const length = places?.length ?? tier.length;
    for (let i = 0; i < length && rows.length < limit; i++) {
      const place = places === null ? i : places[i]!;
      const word = tier[place]! & among[place]!;
      if (word !== 0) take(place << 5, better ? word & ~better[place]! : word);
    }
  }
  return rows;
}
