import type { Day } from '../day.ts';
import type { Levels } from './level-columns.ts';

/** More than the step of a monthly series; a base that is older belongs to another period. */
const oldestBase = 45;

/**
 * Position of the level that a period beginning on a day is measured from: the last on or before it. Null
 * when the series begins later, or has a gap there of more than 45 days.
 */
export function findBase(levels: Levels, day: Day): number | null {
  const at = positionOnOrBefore(levels, day);
  return at < 0 || day - (levels.days[at] ?? 0) > oldestBase ? null : at;
}

/** The last level on or before a day; null when the series begins later. */
export function levelOnOrBefore(levels: Levels, day: Day): number | null {
  return levels.values[positionOnOrBefore(levels, day)] ?? null;
}

function positionOnOrBefore({ days }: Levels, day: Day): number {
  let low = 0;
  let high = days.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((days[middle] ?? 0) <= day) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
