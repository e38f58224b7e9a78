import type { Levels } from '#src/domain/level-columns.ts';
import type { Day } from '#src/domain/day.ts';
import { dayAt, longGap, type Stretch } from './level-series.ts';

/** A stretch drawn as one unbroken line of one style. */
export type Run = Stretch & { backTested: boolean };

/**
 * Cuts a stretch where a line must not go on: over long gaps without levels, and at the launch date.
 * The back-tested run reaches to the first live level, so that the line has no hole there.
 */
export function listRuns(series: Levels, stretch: Stretch, launch: Day | null): Run[] {
  const gap = longGap(series);
  const isBackTested = (position: number) => launch !== null && dayAt(series, position) < launch;
  const runs: Run[] = [];
  let from = stretch.from;
  for (let i = stretch.from + 1; i <= stretch.to; i++) {
    const backTested = isBackTested(i - 1);
    if (dayAt(series, i) - dayAt(series, i - 1) > gap) {
      runs.push({ from, to: i - 1, backTested });
      from = i;
    } else if (backTested && !isBackTested(i)) {
      runs.push({ from, to: i, backTested });
      from = i;
    }
  }
  runs.push({ from, to: stretch.to, backTested: isBackTested(from) });
  return runs;
}
