import type { Day } from '#src/domain/day.ts';
import type { Levels } from '#src/domain/levels/level-columns.ts';
import { drawdownSeries } from '#src/domain/figures/drawdowns.ts';
import { fromCommonBase } from '../lines/common-base.ts';
import { layoutLines, type Line, type LinesLayout } from '../lines/lines-layout.ts';
import { namesAtEnds } from '../lines/short-names.ts';
import type { ScaleKind } from '../axes/value-scale.ts';
import { dayAt, type Stretch } from './level-series.ts';

type Named = Line & { name?: string };

export type LevelChartModel<One extends Line> = {
  /** Whole histories: that of the index, followed by those it is compared with. */
  lines: readonly One[];
  /** The visible part of the index's history. */
  stretch: Stretch;
  scale: ScaleKind;
};

export type LevelChartLayout<One extends Line> = {
  /** The levels of a single index, or of several, each rebased to 100 on the first common day. */
  shown: One[];
  /** The drawdowns on the same days, in per cent below the previous high of the whole history. */
  falls: One[];
  levels: LinesLayout;
  drawdowns: LinesLayout;
  /** Several lines were asked for but have no common day, so the index is shown alone. */
  isWithoutCommonDay: boolean;
};

/** 16px of the plot of drawdowns, which is 6rem high. */
const roomForFall = 0.17;
/** 15px of the same plot, which a label of the grid needs. */
const roomForFallLabel = 0.24;

/** Lays out the chart of an index. The stretch contains at least one level. */
export function layoutLevelChart<One extends Named>(
  model: LevelChartModel<One>,
): LevelChartLayout<One> {
  const { lines, stretch, scale } = model;
  const index = lines.slice(0, 1);
  const alone = index.map((line) => ({ ...line, series: partOf(line.series, stretch) }));
  const together = lines.length > 1 ? rebasedLines(model) : null;
  const shown = together ?? alone;
  const falls = (together ? lines : index).map((line, i) => ({
    ...line,
    series: onTheDaysOf(shown[i]?.series, drawdownSeries(line.series)),
  }));
  return {
    shown,
    falls,
    levels: layoutLines(shown, scale, { rows: namesAtEnds(shown).map(({ length }) => length) }),
    drawdowns: layoutLines(falls, 'linear', { room: roomForFall, roomForLabel: roomForFallLabel }),
    isWithoutCommonDay: lines.length > 1 && together === null,
  };
}

function rebasedLines<One extends Line>({ lines, stretch }: LevelChartModel<One>): One[] | null {
  const series = lines.map((line) => line.series);
  const [own] = series;
  if (!own) return null;
  const window = { first: dayAt(own, stretch.from), last: dayAt(own, stretch.to) };
  const rebased = fromCommonBase(series, window);
  return rebased && lines.map((line, i) => ({ ...line, series: rebased[i] ?? line.series }));
}

const partOf = ({ days, values }: Levels, { from, to }: Stretch): Levels => ({
  days: days.subarray(from, to + 1),
  values: values.subarray(from, to + 1),
});

/** The part of a series on the days of another one, which was cut from the same whole. */
function onTheDaysOf(cut: Levels | undefined, whole: Levels): Levels {
  const first: Day | undefined = cut?.days[0];
  if (cut === undefined || first === undefined) return whole;
  const from = whole.days.indexOf(first);
  return partOf(whole, { from, to: from + cut.days.length - 1 });
}
