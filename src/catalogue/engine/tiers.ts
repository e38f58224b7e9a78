import { everyRow, type RowSet } from './row-set.ts';

/**
 * The rows of `among`, tier by tier and ascending within a tier: `limit` of them after the first `offset`.
 * A row belongs to the first tier that holds it.
 */
export function rowsFromTiers(
  tiers: readonly RowSet[],
  among: RowSet,
  offset: number,
  limit: number,
): number[] {
  const left = among.slice();
  const rows: number[] = [];
  let skip = offset;
  for (const tier of tiers) {
    const here = takeOut(left, tier);
    const going = everyRow(here, (row) => {
      if (rows.length === limit) return false;
      if (skip > 0) skip--;
      else rows.push(row);
      return true;
    });
    if (!going) break;
  }
  return rows;
}

/** Moves what both sets hold out of the first. */
function takeOut(set: RowSet, taken: RowSet): RowSet {
  const both = set.slice();
  for (let i = 0; i < set.length; i++) {
    both[i]! &= taken[i]!;
    set[i]! &= ~taken[i]!;
  }
  return both;
}
