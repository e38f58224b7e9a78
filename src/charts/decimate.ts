import type { Levels } from '#src/domain/levels/level-columns.ts';
import { dayAt, levelAt, type Stretch } from './levels/level-series.ts';

/**
 * Selects levels that draw the same line as all of them: the first, the last, and the lowest and highest of every
 * column of days. No peak or trough is lost, however many levels share a column.
 */
export function decimate(series: Levels, { from, to }: Stretch, daysPerColumn: number) {
  const width = Math.max(1, daysPerColumn);
  const first = dayAt(series, from);
  const kept = [from];
  let low = from;
  let high = from;
  let columnEnd = first + width;
  for (let i = from + 1; i <= to; i++) {
    const day = dayAt(series, i);
    const value = levelAt(series, i);
    if (day >= columnEnd) {
      keep(kept, low, high);
      low = high = i;
      columnEnd = first + (Math.floor((day - first) / width) + 1) * width;
    } else if (value < levelAt(series, low)) low = i;
    else if (value > levelAt(series, high)) high = i;
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
