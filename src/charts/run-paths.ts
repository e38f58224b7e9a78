import { line } from 'd3-shape';
import type { Day } from '#src/domain/day.ts';
import type { Levels } from '#src/domain/level-columns.ts';
import { decimate } from './decimate.ts';
import { dayAt, type Stretch } from './level-series.ts';
import { listRuns } from './runs.ts';

/** SVG path data in a box of `pathBox` by `pathBox`, to be stretched over the plot. */
export type RunPaths = { live: string; backTested: string };

export const pathBox = 1000;
const columns = 400;

/** The lines of a stretch, its back-tested part apart; places are shares of the plot. */
export function runPaths(
  series: Levels,
  stretch: Stretch,
  launch: Day | null,
  placeOf: (position: number) => { x: number; y: number },
): RunPaths {
  const daysPerColumn = (dayAt(series, stretch.to) - dayAt(series, stretch.from)) / columns;
  const draw = line<number>()
    .x((position) => placeOf(position).x * pathBox)
    .y((position) => placeOf(position).y * pathBox)
    .digits(1);
  const paths = { live: '', backTested: '' };
  for (const run of listRuns(series, stretch, launch)) {
    paths[run.backTested ? 'backTested' : 'live'] += draw(decimate(series, run, daysPerColumn));
  }
  return paths;
}
