import { bisectLeft } from 'd3-array';
import type { Day } from '#src/domain/day.ts';
import type { Levels } from '#src/domain/level-columns.ts';
import { dayAt, extremes, levelAt, positionOnOrBefore, type Stretch } from './level-series.ts';
import { startOfPeriod, type Period } from './periods.ts';
import { runPaths, type RunPaths } from './run-paths.ts';
import { timeTicks, type TimeTick } from './time-ticks.ts';
import { tickDecimals, valueScale, type ScaleKind } from './value-scale.ts';

/** A series to be compared; levels before its launch date are back-tested. */
export type ComparedSeries = { key: string; levels: Levels; launch: Day | null };

export type ComparedLine = {
  key: string;
  /** Levels from the base day on, 100 on it. */
  rebased: Levels;
  launch: Day | null;
  paths: RunPaths;
};

/** Places are shares of the plot's width (from the left) and height (from the top). */
export type ComparisonLayout = {
  base: Day;
  last: Day;
  lines: ComparedLine[];
  valueTicks: { share: number; value: number; decimals: number }[];
  timeTicks: Record<'narrow' | 'wide', (TimeTick & { share: number })[]>;
  placeOf: (day: Day, value: number) => { x: number; y: number };
};

const mostTimeTicks = { narrow: 5, wide: 9 };

/**
 * Several series from a common day on, each 100 on it: the first day within the period on which all of them
 * have a level. Null where there is none. The period ends with the first series, which is the index itself.
 */
export function layoutComparison(
  series: readonly ComparedSeries[],
  period: Period,
  scale: ScaleKind,
): ComparisonLayout | null {
  const base = commonBase(series, period);
  if (base === null) return null;
  const lines = series.map(({ key, launch, levels }) => ({
    key,
    launch,
    rebased: rebasedFrom(levels, base),
  }));
  const last = Math.max(...lines.map(({ rebased }) => rebased.days.at(-1) ?? base));
  const ranges = lines.map(({ rebased }) => extremes(rebased, whole(rebased)));
  const values = valueScale(
    scale,
    Math.min(...ranges.map(([low]) => low)),
    Math.max(...ranges.map(([, high]) => high)),
  );
  const xOf = (day: Day) => (last > base ? (day - base) / (last - base) : 1);
  const placeOf = (day: Day, value: number) => ({ x: xOf(day), y: values.shareOf(value) });
  const decimals = tickDecimals(values.ticks);
  const ticksOf = (most: number) =>
    timeTicks(base, last, most).map((tick) => ({ ...tick, share: xOf(tick.day) }));
  return {
    base,
    last,
    lines: lines.map((one) => ({
      ...one,
      paths: runPaths(one.rebased, whole(one.rebased), one.launch, (position) =>
        placeOf(dayAt(one.rebased, position), levelAt(one.rebased, position)),
      ),
    })),
    valueTicks: values.ticks.map((value) => ({ share: values.shareOf(value), value, decimals })),
    timeTicks: { narrow: ticksOf(mostTimeTicks.narrow), wide: ticksOf(mostTimeTicks.wide) },
    placeOf,
  };
}

function whole({ days }: Levels): Stretch {
  return { from: 0, to: days.length - 1 };
}

function commonBase(series: readonly ComparedSeries[], period: Period): Day | null {
  const [index] = series;
  const last = index?.levels.days.at(-1);
  if (!index || last === undefined) return null;
  const { levels } = index;
  const start = startOfPeriod(period, levels) ?? dayAt(levels, 0);
  const first = Math.max(0, positionOnOrBefore(levels, start));
  const common = levels.days
    .subarray(first)
    .find((day) => day < last && series.every((one) => hasLevelOn(one.levels, day)));
  return common ?? null;
}

function hasLevelOn({ days }: Levels, day: Day): boolean {
  return days[bisectLeft(days, day)] === day;
}

function rebasedFrom({ days, values }: Levels, base: Day): Levels {
  const from = bisectLeft(days, base);
  const baseLevel = values[from] ?? Number.NaN;
  return {
    days: days.subarray(from),
    values: values.subarray(from).map((value) => (value / baseLevel) * 100),
  };
}

/** A level older than this says nothing of the day that is read. */
const longestReach = 45;

/** What a line stands at on a day: its last value on or before it, none that is more than 45 days old. */
export function valueOn({ rebased }: Pick<ComparedLine, 'rebased'>, day: Day): number | null {
  const at = positionOnOrBefore(rebased, day);
  return at < 0 || day - dayAt(rebased, at) > longestReach ? null : levelAt(rebased, at);
}
