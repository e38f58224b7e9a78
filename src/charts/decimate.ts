import type { Levels } from '#src/domain/level-columns.ts';
import { dayAt, levelAt, type Stretch } from './level-series.ts';

/**
 * Positions of the levels that draw the same picture as all of them: the first, the last, and the lowest
 * and highest of every column of days. No peak or trough is lost, however many levels share a column.
 */
export function decimate(series: Levels, { from, to }: Stretch, daysPerColumn: number) {
  const kept = [from];
  const columnOf = (position: number) =>
    Math.floor((dayAt(series, position) - dayAt(series, from)) / Math.max(1, daysPerColumn));
  let low = from;
  let high = from;
  for (let i = from + 1; i <= to; i++) {
    if (columnOf(i) !== columnOf(low)) {
      keep(kept, low, high);
      low = high = i;
    } else {
      if (levelAt(series, i) < levelAt(series, low)) low = i;
      if (levelAt(series, i) > levelAt(series, high)) high = i;
    }
  }
  keep(kept, low, high);
  keep(kept, to, to);
  return kept;
}

function keep(kept: number[], one: number, other: number): void {
  for (const position of [Math.min(one, other), Math.max(one, other)]) {
    if (position > (kept.at(-1) ?? -1)) kept.push(position);
  }
}
