import { intersect, type RowSet } from './row-set.ts';
import type { RowSetPool } from './row-set-pool.ts';

/** The rows that every match holds at a level, as a set of its own; null when there are none. */
export function inAll<Level extends string>(
  matches: readonly Readonly<Record<Level, RowSet>>[],
  level: Level,
  pool: RowSetPool,
): RowSet | null {
  const [first, ...others] = matches;
  const all = pool.copyOf(first![level]);
  return others.every((match) => intersect(all, match[level])) ? all : null;
}
