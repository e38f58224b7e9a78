import { bisectLeft } from 'd3-array';
import type { Day } from '#src/domain/day.ts';
import type { Levels } from '#src/domain/levels/level-columns.ts';
import { positionOnOrBefore } from '#src/domain/levels/level-on.ts';
import { dayAt, extremes, levelAt, nearestPosition, type Stretch } from '../levels/level-series.ts';
import { runPaths, type RunPaths } from '../run-paths.ts';
import { ticksBeside } from '../axes/value-labels.ts';
import { timeTicks, type TimeTick } from '../axes/time-ticks.ts';
import { tickDecimals, valueScale, type ScaleKind } from '../axes/value-scale.ts';

/** A line with what is needed to draw it. Levels before the launch are back-tested. */
export type Line = { series: Levels; launch: Day | null };

/** Whether the change since the start of a line includes back-tested levels. */
export function beginsBackTested({ series, launch }: Line): boolean {
  return launch !== null && (series.days[0] ?? launch) < launch;
}

/** Positions are shares of the plot's width (from the left) and height (from the top). */
export type LinesLayout = {
  /** The days on which any line has a level, ascending. The reader's position is one of them. */
  days: Int32Array;
  /** The paths of the lines, computed on demand: they cost as much as the rest of the layout. */
  paths: () => RunPaths[];
  /** The lines of the grid, all at equal steps of the scale. */
  valueTicks: { share: number; value: number; decimals: number }[];
  /** Those whose value is written: not where it would overlap a label at the end of a line. */
  labelledTicks: { share: number; value: number; decimals: number }[];
  /** The values of the grid stand before it, at the left. */
  isLabelledLeft: boolean;
  timeTicks: Record<'narrow' | 'wide', (TimeTick & { share: number })[]>;
  /** The vertical position of each line's label: at its end, or as near as the other labels allow. */
  marks: number[];
  /** Where lines bear their letter too: those after the sixth, whose colours are like those of the first. */
  letters: { line: number; x: number; y: number }[];
  /** The horizontal position of the launch date of the first line; 0 before the plot, 1 after it. */
  launchShare: number;
  xOf: (day: Day) => number;
  placeOf: (day: Day, value: number) => { x: number; y: number };
  /** The position in `days` nearest to a horizontal position. */
  positionAt: (xShare: number) => number;
};

export type NamedLine = Line & {
  name: string;
  /** False for levels that are not the value of an investment, whose change is in points. */
  hasReturns?: boolean;
  /** Return type and currency, shown beside a name that does not contain them. */
  variant?: string;
  /** A calculated series, such as a blend, that was never published as an index. */
  isHypothetical?: boolean;
  /** The page of the index, without a language prefix; null for the index whose page it is. */
  href: string | null;
};

/** Fewer values beside the grid do not say what the heights mean. */
const fewestTicks = 3;
const mostTimeTicks = { narrow: 4, wide: 8 };
/** 16px of 14rem, the lowest height of a plot. */
const roomForMark = 0.07;

export type RoomInPlot = {
  /** The share of the plot's height that one row of a line's label needs. */
  room?: number;
  /** The same for a label of the grid. */
  roomForLabel?: number;
  /** The number of rows of each line's label; one by default. */
  rows?: readonly number[];
  /**
   * At the right of the plot are the labels of several lines alone, and the values of the grid stand at its left: by how
   * much room the ends leave, charts of one page would have them at different sides. Those of one line do so where
   * its end leaves too little room.
   */
  hasEndsAlone?: boolean;
};

/** Lays out a chart of one to eleven lines, each with at least one level. */
export function layoutLines(
  lines: readonly Line[],
  scale: ScaleKind,
  { room = roomForMark, roomForLabel = room, rows = [], hasEndsAlone }: RoomInPlot = {},
): LinesLayout {
  const days = daysOf(lines);
  const stretch = { from: 0, to: days.length - 1 };
  const [first, last] = [days[0] ?? 0, days.at(-1) ?? 0];
  const bounds = lines.map(({ series }) => extremes(series, whole(series)));
  const low = Math.min(...bounds.map(([one]) => one));
  const high = Math.max(...bounds.map(([, one]) => one));
  const values = valueScale(scale, low, high);
  const xOf = (day: Day) => (last > first ? (day - first) / (last - first) : 1);
  const placeOf = (day: Day, value: number) => ({ x: xOf(day), y: values.shareOf(value) });
  const launch = lines[0]?.launch ?? null;
  const decimals = tickDecimals(values.ticks);
  const ticksOf = (most: number) =>
    timeTicks(first, last, most).map((tick) => ({ ...tick, share: xOf(tick.day) }));
  const marks = keptApart(
    lines.map(({ series }) => values.shareOf(series.values.at(-1) ?? low)),
    lines.map((_, i) => room * (rows[i] ?? 1)),
  );
  const allTicks = values.ticks.map((value) => ({ share: values.shareOf(value), value, decimals }));
  const ends = marks.map((share, i) => ({ share, rows: rows[i] ?? 1 }));
  return {
    days,
    paths: () =>
      lines.map(({ series, launch: first }) =>
        runPaths(series, whole(series), first, (position) =>
          placeOf(dayAt(series, position), levelAt(series, position)),
        ),
      ),
    ...gridBeside(allTicks, { ends, room: roomForLabel, areAlone: hasEndsAlone }),
    timeTicks: { narrow: ticksOf(mostTimeTicks.narrow), wide: ticksOf(mostTimeTicks.wide) },
    marks,
    letters: lettersOn(lines, placeOf, [first, last]),
    launchShare: launch === null ? 0 : Math.min(1, Math.max(0, xOf(launch))),
    xOf,
    placeOf,
    positionAt: (xShare) => nearestPosition({ days }, stretch, first + xShare * (last - first)),
  };
}

type Ends = {
  ends: Parameters<typeof ticksBeside>[1];
  room: number;
  areAlone: boolean | undefined;
};

/** A label that would overlap those at the line ends is left out, unless too few would be left. */
function gridBeside(
  all: LinesLayout['valueTicks'],
  { ends, room, areAlone }: Ends,
): Pick<LinesLayout, 'valueTicks' | 'labelledTicks' | 'isLabelledLeft'> {
  const beside = ticksBeside(all, ends, room);
  const isLabelledLeft = areAlone === true && (ends.length > 1 || beside.length < fewestTicks);
  return { valueTicks: all, labelledTicks: isLabelledLeft ? all : beside, isLabelledLeft };
}

/** So many lines have colours that are told apart at a glance. */
const plainLines = 6;

/** Each further line bears its letter twice, no two of them at the same place from the left. */
function lettersOn(
  lines: readonly Line[],
  placeOf: LinesLayout['placeOf'],
  [first, last]: readonly [Day, Day],
): LinesLayout['letters'] {
  const further = lines.slice(plainLines);
  return [...further, ...further].flatMap(({ series }, at, all) => {
    const day = Math.round(first + ((at + 1) / (all.length + 1)) * (last - first));
    const value = valueOn(series, day);
    const line = plainLines + (at % further.length);
    return value === null ? [] : [{ line, ...placeOf(day, value) }];
  });
}

const whole = ({ days }: Levels): Stretch => ({ from: 0, to: days.length - 1 });

function daysOf(lines: readonly Line[]): Int32Array {
  const [only] = lines;
  if (only && lines.length === 1) return only.series.days;
  const all = new Set(lines.flatMap(({ series }) => Array.from(series.days)));
  return Int32Array.from(all).toSorted();
}

/** Rebases the levels from a position on to 100. */
export function rebased({ days, values }: Levels, from = 0): Levels {
  const base = values[from] ?? Number.NaN;
  return {
    days: days.subarray(from),
    values: values.subarray(from).map((value) => (value / base) * 100),
  };
}

/** The position of the level of a day; -1 where there is none. */
export function positionOn({ days }: Pick<Levels, 'days'>, day: Day): number {
  const at = bisectLeft(days, day);
  return days[at] === day ? at : -1;
}

/** The most days that a level may be older than the day that is read. */
const longestReach = 45;

/**
 * The value of a line on a day: its last level on or before it, with that level's day; null if it is more than 45
 * days old.
 */
export function readOn(series: Levels, day: Day): { day: Day; value: number } | null {
  const at = positionOnOrBefore(series, day);
  if (at < 0 || day - dayAt(series, at) > longestReach) return null;
  return { day: dayAt(series, at), value: levelAt(series, at) };
}

/** The same value without its day. */
export const valueOn = (series: Levels, day: Day): number | null =>
  readOn(series, day)?.value ?? null;

/**
 * Moves positions down until none overlaps the one above. If they then exceed the plot, all are moved up again. If
 * they need more room than the plot's height, they share it.
 */
export function keptApart(places: readonly number[], rooms: readonly number[]): number[] {
  const wanted = rooms.reduce((sum, one) => sum + one, 0);
  const roomOf = (i: number) => (rooms[i] ?? 0) / Math.max(1, wanted);
  const between = (one: number, other: number) => (roomOf(one) + roomOf(other)) / 2;
  const order = places.map((_, i) => i).toSorted((a, b) => places[a]! - places[b]!);
  const kept = [...places];
  for (const [at, i] of order.entries()) {
    const above = order[at - 1];
    if (above !== undefined) kept[i] = Math.max(places[i]!, kept[above]! + between(above, i));
  }
  let below: number | undefined;
  for (const i of order.toReversed()) {
    const limit = below === undefined ? 1 : kept[below]! - between(i, below);
    kept[i] = Math.min(kept[i]!, limit);
    below = i;
  }
  return kept;
}
