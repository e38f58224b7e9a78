import type { Language } from '#src/domain/language.ts';
import { formatNumber } from '#src/i18n/format.ts';
import type { Panel } from '../reading/crosshair.tsx';
import { ValueAxis } from '../axes/value-axis.tsx';
import type { DrawnMarks } from './drawn-marks.tsx';
import type { ScaleKind } from '../axes/value-scale.ts';
import { layoutLines, type LinesLayout, type NamedLine } from './lines-layout.ts';
import { LinesPlot } from './lines-plot.tsx';
import { namesAtEnds } from './short-names.ts';

/** 13px of the 14rem that the plot has on a phone. */
const roomForLabel = 0.06;

/** Where lines stand that are named where they end. */
export const layoutNamed = (lines: readonly NamedLine[], scale: ScaleKind): LinesLayout =>
  layoutLines(lines, scale, { rows: namesAtEnds(lines).map(({ length }) => length) });

/** The plot of several lines, each named where it ends, with the marks behind them. */
export function linesPanel(
  language: Language,
  lines: readonly NamedLine[],
  layout: LinesLayout,
  marks: DrawnMarks | null,
): Panel {
  const names = namesAtEnds(lines);
  const ends = lines.map(({ series }, line) => ({
    line,
    share: layout.marks[line] ?? 0,
    name: names[line] ?? [],
    value: formatNumber(language, series.values.at(-1) ?? null),
  }));
  return {
    plot: <LinesPlot layout={layout} {...marks?.over(layout)} />,
    axis: (
      <ValueAxis
        ticks={layout.valueTicks}
        ends={ends}
        room={roomForLabel}
        formatTick={(value, decimals) => formatNumber(language, value, decimals)}
      />
    ),
  };
}
