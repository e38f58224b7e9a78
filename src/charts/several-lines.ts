import { line } from 'd3-shape';
import type { Day } from '#src/domain/day.ts';
import type { Levels } from '#src/domain/level-columns.ts';
import { dayAt, extremes, levelAt, type Stretch } from './level-series.ts';
import { pathBox } from './run-paths.ts';
import { listRuns } from './runs.ts';
import { timeTicks, type TimeTick } from './time-ticks.ts';
import { tickDecimals, valueScale, type ScaleKind } from './value-scale.ts';

/** A line with what is needed to draw it; levels before the launch are back-tested. */
export type Line = { series: Levels; launch: Day | null };

/** Places are shares of the plot's width (from the left) and height (from the top). */
export type SeveralLinesLayout = {
  paths: { live: string; backTested: string }[];
  valueTicks: { share: number; value: number; decimals: number }[];
  timeTicks: Record<'narrow' | 'wide', (TimeTick & { share: number })[]>;
  /** Where the mark of each line stands: at its end, or as near to it as the others let it. */
  marks: number[];
};

const mostTimeTicks = { narrow: 4, wide: 8 };

/** The same levels as if the first had been 100. */
export function rebased({ days, values }: Levels): Levels {
  const base = values[0] ?? Number.NaN;
  return { days, values: values.map((value) => (value / base) * 100) };
}

/** Where everything of a chart of several lines stands. Each holds at least two levels. */
export function layoutSeveralLines(
  lines: readonly Line[],
  scale: ScaleKind,
  roomForMark: number,
): SeveralLinesLayout {
  const stretches = lines.map(({ series }): Stretch => ({ from: 0, to: series.days.length - 1 }));
  const first = Math.min(...lines.map(({ series }) => dayAt(series, 0)));
  const last = Math.max(...lines.map(({ series }) => series.days.at(-1) ?? first));
  const bounds = lines.map(({ series }, i) => extremes(series, stretches[i]!));
  const low = Math.min(...bounds.map(([one]) => one));
  const high = Math.max(...bounds.map(([, one]) => one));
  const values = valueScale(scale, low, high);
  const xOf = (day: Day) => (day - first) / (last - first);
  const decimals = tickDecimals(values.ticks);
  const ticksOf = (most: number) =>
    timeTicks(first, last, most).map((tick) => ({ ...tick, share: xOf(tick.day) }));
  return {
    paths: lines.map((one, i) => pathsOf(one, stretches[i]!, xOf, values.shareOf)),
    valueTicks: values.ticks.map((value) => ({ share: values.shareOf(value), value, decimals })),
    timeTicks: { narrow: ticksOf(mostTimeTicks.narrow), wide: ticksOf(mostTimeTicks.wide) },
    marks: keptApart(
      lines.map(({ series }) => values.shareOf(series.values.at(-1) ?? low)),
      roomForMark,
    ),
  };
}

function pathsOf(
  { series, launch }: Line,
  stretch: Stretch,
  xOf: (day: Day) => number,
  yOf: (value: number) => number,
): { live: string; backTested: string } {
  const draw = line<number>()
    .x((position) => xOf(dayAt(series, position)) * pathBox)
    .y((position) => yOf(levelAt(series, position)) * pathBox)
    .digits(1);
  const paths = { live: '', backTested: '' };
  for (const { from, to, backTested } of listRuns(series, stretch, launch)) {
    const positions = Array.from({ length: to - from + 1 }, (_, i) => from + i);
    paths[backTested ? 'backTested' : 'live'] += draw(positions);
  }
  return paths;
}

/** Moves places down until each is so far from the one above; if they leave the plot, all go up again. */
export function keptApart(places: readonly number[], room: number): number[] {
  const order = places.map((_, i) => i).toSorted((a, b) => places[a]! - places[b]!);
  const kept = [...places];
  let lowest = Number.NEGATIVE_INFINITY;
  for (const i of order) {
    kept[i] = Math.max(places[i]!, lowest + room);
    lowest = kept[i];
  }
  let limit = 1;
  for (const i of order.toReversed()) {
    kept[i] = Math.min(kept[i]!, limit);
    limit = kept[i] - room;
  }
  return kept;
}
