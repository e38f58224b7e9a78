import { ticksBeside } from '#src/charts/axes/value-labels.ts';
import { layoutLevelChart } from '#src/charts/levels/level-chart-layout.ts';
import type { LinesLayout } from '#src/charts/lines/lines-layout.ts';
import type { Box } from '#src/charts/run-paths.ts';
import { formatNumber, formatPercent } from '#src/i18n/format.ts';
import { rightOf, timeAxis, valueAxis } from './axes.ts';
import type { Drawing, Picture } from './frame.ts';
import { lineOf, wordsOf } from './level-words.ts';
import type { LevelsJob } from './picture.ts';
import { strokesOf, threadAt } from './strokes.ts';
import { element, text } from './svg.ts';

/** The levels of an index, or its drawdown. */
export function levelPicture(job: LevelsJob): Picture {
  const { chart, window } = job;
  const whole = layoutLevelChart({ lines: [lineOf(job)], ...window });
  const words = wordsOf(job, whole);
  const isFall = chart === 'drawdown';
  const layout = isFall ? whole.drawdowns : whole.levels;
  const { title, subtitle, finding, backTest, source, description, value, day } = words;
  const isShare = chart === 'share';
  return {
    words: {
      title,
      // A share picture shows the value instead of the finding.
      subtitle: [subtitle, isShare ? null : finding],
      notes: [backTest],
      source,
      description,
      ...(isShare ? { figure: { value, day } } : {}),
    },
    draw: (box, drawing) => [
      ...gridOf({ layout, isFall, value }, box, drawing),
      ...linesOf(layout, box, drawing),
      ...timeAxis(layout, box, drawing),
    ],
  };
}

type Shown = { layout: LinesLayout; isFall: boolean; value: string };

function gridOf({ layout, isFall, value }: Shown, box: Box, drawing: Drawing): string[] {
  const { look, language, unit, small } = drawing;
  const ends = layout.marks.map((share) => ({ share }));
  const labels = ticksBeside(layout.valueTicks, ends, (15 * unit) / box.height);
  const format = isFall ? formatPercent : formatNumber;
  return [
    ...valueAxis({ ticks: layout.valueTicks, labelled: labels }, box, drawing, (tick) =>
      format(language, tick.value, tick.decimals),
    ),
    text(rightOf(box, unit), box.y + (ends[0]?.share ?? 0) * box.height + 4 * unit, value, {
      ...small,
      fill: look.line,
      weight: 600,
      anchor: 'end',
    }),
  ];
}

function linesOf(layout: LinesLayout, box: Box, drawing: Drawing): string[] {
  const { look, unit } = drawing;
  const x = box.x + box.width;
  const end = box.y + (layout.marks[0] ?? 0) * box.height;
  const launch = layout.launchShare;
  return [
    ...(launch > 0 && launch < 1
      ? [
          element('path', {
            d: `M${(box.x + launch * box.width).toFixed(2)} ${box.y}v${box.height}`,
            stroke: look.quiet,
            'stroke-dasharray': `${unit} ${3 * unit}`,
          }),
        ]
      : []),
    ...layout.paths().flatMap((paths) => strokesOf(paths, look.line, box, drawing)),
    ...threadAt(x, box, drawing),
    element('circle', { cx: x, cy: end.toFixed(2), r: 4 * unit, fill: look.line }),
  ];
}
