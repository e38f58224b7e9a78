import type { Levels } from '#src/domain/level-columns.ts';
import { isoOfDay } from '#src/domain/day.ts';
import { dayAt, type Stretch } from './level-series.ts';

export type TableDetail = 'month-ends' | 'every-level';

/** Positions that a table of levels shows, newest first; the last level stands for its month so far. */
export function tablePositions(series: Levels, stretch: Stretch, detail: TableDetail) {
  const positions = Array.from({ length: stretch.to - stretch.from + 1 }, (_, i) => stretch.to - i);
  if (detail === 'every-level') return positions;
  const monthOf = (position: number) => isoOfDay(dayAt(series, position)).slice(0, 7);
  return positions.filter((position, i) => i === 0 || monthOf(position) !== monthOf(position + 1));
}
