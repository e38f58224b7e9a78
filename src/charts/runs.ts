import { bisectLeft } from 'd3-array';
import type { Levels } from '#src/domain/levels/level-columns.ts';
import type { Day } from '#src/domain/day.ts';
import { dayAt, longGap, type Stretch } from './levels/level-series.ts';

/** A stretch that is drawn as one continuous line of one style. */
export type Run = Stretch & { backTested: boolean };

/**
 * Splits a stretch where a line must end: at long gaps without levels and at the launch date. The back-tested run
 * extends to the first live level, so that the line has no gap there.
 */
export function listRuns(series: Levels, stretch: Stretch, launch: Day | null): Run[] {
  const gap = longGap(series);
  const firstLive = launch === null ? stretch.from : bisectLeft(series.days, launch);
  const runs: Run[] = [];
  let from = stretch.from;
  for (let i = stretch.from + 1; i <= stretch.to; i++) {
    if (dayAt(series, i) - dayAt(series, i - 1) > gap) {
      runs.push({ from, to: i - 1, backTested: i <= firstLive });
      from = i;
    } else if (i === firstLive) {
      runs.push({ from, to: i, backTested: true });
      from = i;
    }
  }
  runs.push({ from, to: stretch.to, backTested: from < firstLive });
  return runs;
}
