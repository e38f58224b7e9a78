import type { Day } from '../day.ts';
import type { Levels } from './level-columns.ts';

/** The last level on or before a day; null when the series begins later. */
export function levelOnOrBefore(levels: Levels, day: Day): number | null {
  return levels.values[positionOnOrBefore(levels, day)] ?? null;
}

/** Position of the last level on or before a day; −1 when the series begins later. */
export function positionOnOrBefore({ days }: Levels, day: Day): number {
  let low = 0;
  let high = days.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((days[middle] ?? 0) <= day) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** All positions of levels from one on. */
export function positionsFrom({ days }: Levels, first: number): number[] {
  const positions: number[] = [];
  // Walking `days.keys()` takes ten times as long, which dozens of windows over decades of days would show.
  for (let at = first; at < days.length; at++) positions.push(at);
  return positions;
}

/** The position of the level nearest to a day within `most` days; of two equally near ones the earlier. */
export function nearestPosition(levels: Levels, day: Day, most: number): number | undefined {
  const before = positionOnOrBefore(levels, day);
  const distance = (at: number) => Math.abs((levels.days[at] ?? Infinity) - day);
  const nearest = distance(before + 1) < distance(before) ? before + 1 : before;
  return distance(nearest) <= most ? nearest : undefined;
}
