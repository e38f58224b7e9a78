import type { Language } from '#src/domain/language.ts';
import type { Panel } from '../reading/crosshair.tsx';
import { ValueAxis } from '../axes/value-axis.tsx';
import type { DrawnMarks } from './drawn-marks.tsx';
import type { ScaleKind } from '../axes/value-scale.ts';
import { layoutLines, type LinesLayout, type NamedLine } from './lines-layout.ts';
import { LinesPlot } from './lines-plot.tsx';
import { lineValueText, tickValueText, type LineValues } from './line-value.ts';
import { namesAtEnds } from './short-names.ts';

/** 13px of 14rem, the plot's height on a phone. */
const roomForLabel = 0.06;

/** The names at the ends of the lines; none where the plot has no room for all: their letters stand there alone. */
function namesThatFit(lines: readonly NamedLine[]): string[][] {
  const names = namesAtEnds(lines);
  const rows = names.reduce((sum, { length }) => sum + length, 0);
  return rows * roomForLabel > 1 ? names.map(() => ['']) : names;
}

/** The layout of lines that are labelled at their ends. */
export const layoutNamed = (lines: readonly NamedLine[], scale: ScaleKind): LinesLayout =>
  layoutLines(lines, scale, {
    rows: namesThatFit(lines).map(({ length }) => length),
    hasEndsAlone: true,
  });

type DrawnLines = {
  language: Language;
  lines: readonly NamedLine[];
  values: LineValues;
  layout: LinesLayout;
  marks: DrawnMarks | null;
};

/** The plot of several lines, each labelled at its end, with the marks behind them. */
export function linesPanel({ language, lines, values, layout, marks }: DrawnLines): Panel {
  const names = namesThatFit(lines);
  const ends = lines.map(({ series }, line) => ({
    line,
    share: layout.marks[line] ?? 0,
    name: names[line] ?? [],
    value: lineValueText(language, values, series.values.at(-1) ?? null),
  }));
  const formatTick = (value: number, decimals: number) =>
    tickValueText(language, values, value, decimals);
  return {
    plot: <LinesPlot layout={layout} formatTick={formatTick} {...marks?.over(layout)} />,
    axis: (
      <ValueAxis
        ticks={layout.isLabelledLeft ? [] : layout.labelledTicks}
        ends={ends}
        formatTick={formatTick}
      />
    ),
  };
}
