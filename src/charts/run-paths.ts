import type { Day } from '#src/domain/day.ts';
import type { Levels } from '#src/domain/levels/level-columns.ts';
import { decimate } from './decimate.ts';
import { dayAt, type Stretch } from './levels/level-series.ts';
import { listRuns } from './runs.ts';

/**
 * SVG path data in a box of `pathBox` by `pathBox`, which is stretched over the plot. Coordinates are integers,
 * relative to the previous point, which is the shortest notation and compresses best.
 */
export type RunPaths = { live: string; backTested: string };

type PlaceOf = (position: number) => { x: number; y: number };

export const pathBox = 10_000;
const columns = 400;

/** The paths of a stretch, with the back-tested part separate. Positions are shares of the plot. */
export function runPaths(
  series: Levels,
  stretch: Stretch,
  launch: Day | null,
  placeOf: PlaceOf,
): RunPaths {
  const daysPerColumn = (dayAt(series, stretch.to) - dayAt(series, stretch.from)) / columns;
  const paths = { live: '', backTested: '' };
  for (const run of listRuns(series, stretch, launch)) {
    paths[run.backTested ? 'backTested' : 'live'] += pathThrough(
      decimate(series, run, daysPerColumn),
      placeOf,
    );
  }
  return paths;
}

/**
 * A single position is a closed path, which round line ends draw as a dot. This runs during hydration, so it
 * creates no intermediate lists.
 */
function pathThrough(positions: readonly number[], placeOf: PlaceOf): string {
  let path = '';
  let x = 0;
  let y = 0;
  for (const [i, position] of positions.entries()) {
    const place = placeOf(position);
    const nextX = Math.round(place.x * pathBox);
    const nextY = Math.round(place.y * pathBox);
    if (i < 2) path += `${i === 0 ? 'M' : 'l'}${nextX - x}${separated(nextY - y)}`;
    else path += separated(nextX - x) + separated(nextY - y);
    x = nextX;
    y = nextY;
  }
  return positions.length === 1 ? `${path}Z` : path;
}

/** A minus sign also separates a number from the one before. */
const separated = (number: number) => (number < 0 ? String(number) : ` ${number}`);

/** A rectangle in a picture, in its units. */
export type Box = { x: number; y: number; width: number; height: number };

/**
 * Converts path data from the layout's box to a picture's units, so that strokes are equally wide in both
 * directions.
 */
export function pathInBox(data: string, { x, y, width, height }: Box): string {
  return data.replaceAll(/([Ml])([\d -]+)/g, (_, command: string, numbers: string) => {
    // Steps are relative to the previous point; only the first position is absolute.
    const [left, top] = command === 'M' ? [x, y] : [0, 0];
    const points = numbers.match(/-?\d+/g)?.map((length, i) => {
      const share = Number(length) / pathBox;
      // Rounding errors of steps add up: a hundredth of a point, hundreds of times, would be visible.
      return (i % 2 === 0 ? left + share * width : top + share * height).toFixed(4);
    });
    return `${command}${points?.join(' ')}`;
  });
}
