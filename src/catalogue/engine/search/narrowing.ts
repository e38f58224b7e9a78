import type { RowSet } from '../row-set.ts';
import type { RowSetPool } from '../row-set-pool.ts';

/**
 * A set of rows, and the ascending positions of its non-zero words; null where these are unknown. Several terms soon
 * leave few rows, and then the next term costs a look at a few words instead of all. The set may belong to the index
 * and must not be changed.
 */
export type Narrowed = { rows: RowSet; places: Int32Array | null };

/**
 * The rows in every match at a level; null when there are none.
 * @param matches at least one, none of them empty unless `within` is given
 * @param within limits the result to these rows
 */
export function inAll<Level extends string>(
  matches: readonly Readonly<Record<Level, RowSet>>[],
  level: Level,
  pool: RowSetPool,
  within?: Narrowed | null,
): Narrowed | null {
  let all = within ?? null;
  for (const match of matches) {
    all = all === null ? { rows: match[level], places: null } : common(all, match[level], pool);
    if (all.places?.length === 0) return null;
  }
  return all;
}

function common({ rows, places }: Narrowed, other: RowSet, pool: RowSetPool): Narrowed {
  const found = pool.empty();
  const foundPlaces = pool.any();
  let count = 0;
  const length = places?.length ?? rows.length;
  for (let i = 0; i < length; i++) {
    const place = places === null ? i : places[i]!;
    const word = rows[place]! & other[place]!;
    if (word === 0) continue;
    found[place] = word;
    foundPlaces[count++] = place;
  }
  return { rows: found, places: foundPlaces.subarray(0, count) };
}
