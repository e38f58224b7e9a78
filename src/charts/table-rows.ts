import { monthOf } from '#src/domain/levels/calendar.ts';
import type { Levels } from '#src/domain/levels/level-columns.ts';
import { dayAt, type Stretch } from './levels/level-series.ts';

export type TableDetail = 'month-ends' | 'every-level';

/** The positions of a table of levels, newest first. The last level represents the current month so far. */
export function tablePositions(series: Levels, stretch: Stretch, detail: TableDetail) {
  const positions = Array.from({ length: stretch.to - stretch.from + 1 }, (_, i) => stretch.to - i);
  if (detail === 'every-level') return positions;
  const months = positions.map((position) => monthOf(dayAt(series, position)));
  return positions.filter((_, i) => months[i] !== months[i - 1]);
}
