import type { Day } from '#src/domain/day.ts';
import type { Levels } from '#src/domain/levels/level-columns.ts';
import { decimate } from './decimate.ts';
import { dayAt, type Stretch } from './levels/level-series.ts';
import { listRuns } from './runs.ts';

/**
 * SVG path data in a box of `pathBox` by `pathBox`, to be stretched over the plot. Whole numbers, each place after the
 * first from the one before: the shortest way to write them, and compressed the smallest.
 */
export type RunPaths = { live: string; backTested: string };

type PlaceOf = (position: number) => { x: number; y: number };

export const pathBox = 10_000;
const columns = 400;

/** The lines of a stretch, its back-tested part apart; places are shares of the plot. */
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

/** A single place is closed, so that round ends make it a dot. Made as the page comes alive: no more lists than needed. */
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

/** Its sign separates a negative number from the one before. */
const separated = (number: number) => (number < 0 ? String(number) : ` ${number}`);

/** A box in a picture, in its units. */
export type Box = { x: number; y: number; width: number; height: number };

/** Path data of the layout's box in a picture's own units, so that strokes keep one width in both directions. */
export function pathInBox(data: string, { x, y, width, height }: Box): string {
  return data.replaceAll(/([Ml])([\d -]+)/g, (_, command: string, numbers: string) => {
    // A step goes from the place before it, of which only the first is counted from the corner.
    const [left, top] = command === 'M' ? [x, y] : [0, 0];
    const points = numbers.match(/-?\d+/g)?.map((length, i) => {
      const share = Number(length) / pathBox;
      // Steps add up: a hundredth of a point, hundreds of times, would be seen.
      return (i % 2 === 0 ? left + share * width : top + share * height).toFixed(4);
    });
    return `${command}${points?.join(' ')}`;
  });
}
