import { changeOf, type LevelChange } from '#src/domain/levels/change-of.ts';
import type { Flagship } from '#src/contract/api/site-answers.ts';
import { positionOnOrBefore } from '#src/domain/levels/level-on.ts';
import { runPaths, type RunPaths } from '#src/charts/run-paths.ts';
import { timeTicks, type TimeTick } from '#src/charts/axes/time-ticks.ts';
import { dayOfIso, type Day } from '#src/domain/day.ts';
import { decodeLevels, type Levels } from '#src/domain/levels/level-columns.ts';

/** One index of the board; places are shares of its line's box, x of a time that all lines share. */
export type BoardLine = {
  flagship: Flagship;
  paths: RunPaths | null;
  /** What stood at the close of a day; null before the first level. */
  at: (day: Day) => BoardMoment | null;
};

export type BoardMoment = {
  /** Of the level: the day itself, or the last one before it that has one. */
  day: Day;
  level: number;
  /** From the level before; null where it is not given. */
  change: LevelChange | null;
  /** From then to the last level. */
  sinceThen: LevelChange | null;
  place: { x: number; y: number };
};

export type Board = {
  lines: BoardLine[];
  /** The days of that year on which any index has a level, in their order, with their place in time. */
  days: { day: Day; share: number }[];
  ticks: Record<'narrow' | 'wide', (TimeTick & { share: number })[]>;
};

const daysShown = 365;
const mostTicks = { narrow: 5, wide: 8 };

/** Room above the highest and below the lowest level, as a share of the box. */
const air = 0.12;

/** The last year of indexes, one below the other over one time; null where none of them has a level. */
export function layoutBoard(flagships: readonly Flagship[]): Board | null {
  const series = flagships.map(({ pricesData }) => (pricesData ? decodeLevels(pricesData) : null));
  const last = Math.max(...series.map((one) => one?.days.at(-1) ?? -Infinity));
  if (last === -Infinity) return null;
  const first = last - daysShown;
  const xOf = (day: Day) => (day - first) / (last - first);
  const ticksOf = (most: number) =>
    timeTicks(first, last, most).map((tick) => ({ ...tick, share: xOf(tick.day) }));
  const days = new Set(series.flatMap((one) => Array.from(one?.days ?? [])));
  const shown = [...days].filter((day) => day >= first).toSorted((one, other) => one - other);
  return {
    days: shown.map((day) => ({ day, share: xOf(day) })),
    lines: flagships.map((flagship, i) => lineOf(flagship, series[i] ?? null, first, xOf)),
    ticks: { narrow: ticksOf(mostTicks.narrow), wide: ticksOf(mostTicks.wide) },
  };
}

function lineOf(
  flagship: Flagship,
  series: Levels | null,
  first: Day,
  xOf: (day: Day) => number,
): BoardLine {
  const from = series === null ? -1 : series.days.findIndex((day) => day >= first);
  if (series === null || from < 0) return { flagship, paths: null, at: () => null };
  const shown = series.values.subarray(from);
  const [low, high] = [Math.min(...shown), Math.max(...shown)];
  const yOf = (level: number) =>
    high === low ? 0.5 : air + ((high - level) / (high - low)) * (1 - 2 * air);
  const placeOf = (position: number) => ({
    x: xOf(series.days[position] ?? first),
    y: yOf(series.values[position] ?? low),
  });
  const stretch = { from, to: series.days.length - 1 };
  const launch = flagship.launchDate === null ? null : dayOfIso(flagship.launchDate);
  return {
    flagship,
    paths: runPaths(series, stretch, launch, placeOf),
    at: (day) => {
      const position = positionOnOrBefore(series, day);
      if (position < from) return null;
      return momentOf(flagship, series, position, placeOf(position));
    },
  };
}

function momentOf(
  { resolution, previousLevel, hasReturns }: Flagship,
  { days, values }: Levels,
  position: number,
  place: BoardMoment['place'],
): BoardMoment {
  const level = values[position] ?? Number.NaN;
  const isLast = position === days.length - 1;
  // Of levels that are thinned out the one before is not given, but for the last.
  const given = resolution === 'published' ? values[position - 1] : null;
  const before = isLast ? previousLevel : given;
  return {
    day: days[position] ?? Number.NaN,
    level,
    change: changeOf(level, before ?? null, hasReturns),
    sinceThen: changeOf(values.at(-1) ?? level, level, hasReturns),
    place,
  };
}
