import type { Day } from '#src/domain/day.ts';
import type { Levels } from '#src/domain/level-columns.ts';
import { decimate } from './decimate.ts';
import { dayAt, type Stretch } from './level-series.ts';
import { listRuns } from './runs.ts';

/**
 * SVG path data in a box of `pathBox` by `pathBox`, to be stretched over the plot. Whole numbers, each place after the
 * first from the one before: the shortest way to write them, and compressed the smallest.
 */
export type RunPaths = { live: string; backTested: string };

export const pathBox = 10_000;
const columns = 400;

/** The lines of a stretch, its back-tested part apart; places are shares of the plot. */
export function runPaths(
  series: Levels,
  stretch: Stretch,
  launch: Day | null,
  placeOf: (position: number) => { x: number; y: number },
): RunPaths {
  const daysPerColumn = (dayAt(series, stretch.to) - dayAt(series, stretch.from)) / columns;
  const paths = { live: '', backTested: '' };
  for (const run of listRuns(series, stretch, launch)) {
    paths[run.backTested ? 'backTested' : 'live'] += pathThrough(
      decimate(series, run, daysPerColumn).map(placeOf),
    );
  }
  return paths;
}

/** A single place is closed, so that round ends make it a dot. */
function pathThrough(places: readonly { x: number; y: number }[]): string {
  const [first = [0, 0], ...others] = places.map(({ x, y }) => [inBox(x), inBox(y)] as const);
  let [x, y] = first;
  const steps = others.map((place) => {
    const step = [place[0] - x, place[1] - y];
    [x, y] = place;
    return step.join(' ');
  });
  return `M${first.join(' ')}${steps.length === 0 ? 'Z' : `l${steps.join(' ')}`}`.replaceAll(
    ' -',
    '-',
  );
}

const inBox = (share: number) => Math.round(share * pathBox);
