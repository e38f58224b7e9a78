import type { Levels } from '#src/domain/levels/level-columns.ts';
import type { Day } from '#src/domain/day.ts';
import { dayAt, extremes, levelAt, nearestPosition, type Stretch } from './level-series.ts';
import { stretchOfPeriod, type Period } from './periods.ts';
import { runPaths, type RunPaths } from '../run-paths.ts';
import { timeTicks, type TimeTick } from '../time-ticks.ts';
import { tickDecimals, valueScale, type ScaleKind } from '../value-scale.ts';

export type LevelChartModel = {
  series: Levels;
  /** Levels before it are back-tested; null when it is not known. */
  launch: Day | null;
  /** The last level is the last of its month: periods go back to month-ends. */
  endsMonth: boolean;
  period: Period;
  scale: ScaleKind;
};

/** Places are shares of the plot's width (from the left) and height (from the top). */
export type LevelChartLayout = {
  stretch: Stretch;
  /** SVG path data in a box of `pathBox` by `pathBox`, to be stretched over the plot. As much work as all the rest. */
  paths: () => RunPaths;
  valueTicks: { share: number; value: number; decimals: number }[];
  /** Few marks for narrow plots, more for wide ones: the width is not known where the page is made. */
  timeTicks: Record<'narrow' | 'wide', (TimeTick & { share: number })[]>;
  /** Share of the launch date; 0 when it lies before the plot, 1 when after it. */
  launchShare: number;
  end: { share: number; value: number };
  placeOf: (position: number) => { x: number; y: number };
  positionAt: (xShare: number) => number;
};

const mostTimeTicks = { narrow: 5, wide: 9 };

/** Where everything of a level chart stands. The series holds at least one level. */
export function layoutLevelChart(model: LevelChartModel): LevelChartLayout {
  const { series, launch } = model;
  const stretch = stretchOfPeriod(series, model.period, model.endsMonth);
  const [firstDay, lastDay] = [dayAt(series, stretch.from), dayAt(series, stretch.to)];
  const span = lastDay - firstDay;
  const xOf = (day: number) => (span > 0 ? (day - firstDay) / span : 1);
  const values = valueScale(model.scale, ...extremes(series, stretch));
  const placeOf = (position: number) => ({
    x: xOf(dayAt(series, position)),
    y: values.shareOf(levelAt(series, position)),
  });
  const decimals = tickDecimals(values.ticks);
  const ticksOf = (most: number) =>
    timeTicks(firstDay, lastDay, most).map((tick) => ({ ...tick, share: xOf(tick.day) }));
  return {
    stretch,
    paths: () => runPaths(series, stretch, launch, placeOf),
    valueTicks: values.ticks.map((value) => ({ share: values.shareOf(value), value, decimals })),
    timeTicks: { narrow: ticksOf(mostTimeTicks.narrow), wide: ticksOf(mostTimeTicks.wide) },
    launchShare: launch === null ? 0 : Math.min(1, Math.max(0, xOf(launch))),
    end: { share: placeOf(stretch.to).y, value: levelAt(series, stretch.to) },
    placeOf,
    positionAt: (xShare) => nearestPosition(series, stretch, firstDay + xShare * span),
  };
}
