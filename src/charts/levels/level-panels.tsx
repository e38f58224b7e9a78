import { isoOfDay } from '#src/domain/day.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { formatNumber, formatPercent } from '#src/i18n/format.ts';
import { chartMessages } from '#src/i18n/messages/charts/charts.ts';
import { ValueAxis, type LineEnd } from '../axes/value-axis.tsx';
import type { Panel } from '../reading/crosshair.tsx';
import { LinesPlot } from '../lines/lines-plot.tsx';
import type { LinesLayout, NamedLine } from '../lines/lines-layout.ts';
import { namesAtEnds } from '../lines/short-names.ts';
import { percentOf } from '../percent.ts';
import { SpanBands, SpanNames } from '../spans/span-pictures.tsx';
import { isTogether, valueText, type LevelView } from './level-reading.ts';
import styles from './level-panels.module.css';

/** The plots of a chart of levels: the levels, and below them the drawdowns. */
export function panelsOf(view: LevelView): Panel[] {
  const { layout, language, hasDrawdown, spans = [] } = view;
  const { levels, drawdowns, shown, falls } = layout;
  const names = namesAtEnds(shown);
  const launch = isTogether(view) ? null : launchParts(levels, shown[0], view);
  return [
    {
      plot: (
        <LinesPlot
          layout={levels}
          behind={
            <>
              <SpanBands spans={spans} layout={levels} />
              {launch?.behind}
            </>
          }
          labels={
            <>
              <SpanNames spans={spans} layout={levels} />
              {launch?.labels}
            </>
          }
        />
      ),
      axis: (
        <ValueAxis
          ticks={levels.labelledTicks}
          ends={endsOf(levels, shown, names, (value) => valueText(view, value))}
          formatTick={(value, decimals) => formatNumber(language, value, decimals)}
        />
      ),
    },
    ...(hasDrawdown
      ? [
          {
            plot: (
              <LinesPlot
                layout={drawdowns}
                behind={<SpanBands spans={spans} layout={drawdowns} />}
                labels={
                  <text className={styles.title} x="0" y="-0.4em">
                    {chartMessages(language).drawdown}
                  </text>
                }
              />
            ),
            axis: (
              <ValueAxis
                ticks={drawdowns.labelledTicks}
                ends={endsOf(drawdowns, falls, [], (value) => formatPercent(language, value, 1))}
                formatTick={(value, decimals) => formatPercent(language, value, decimals)}
              />
            ),
            size: 'small' as const,
          },
        ]
      : []),
  ];
}

function endsOf(
  { marks }: LinesLayout,
  lines: readonly NamedLine[],
  names: readonly (readonly string[])[],
  textOf: (value: number | null) => string,
): LineEnd[] {
  return lines.map(({ series }, line) => ({
    line,
    share: marks[line] ?? 0,
    name: names[line] ?? [],
    value: textOf(series.values.at(-1) ?? null),
  }));
}

/** The share of the launch date from which on a label fits to its left. */
const roomForLabel = 0.3;

/** The mark of the first live level, if it is within the plot; below names of spans. */
function launchParts(
  { launchShare }: LinesLayout,
  line: NamedLine | undefined,
  { language, spans = [] }: LevelView,
) {
  if (launchShare <= 0 || launchShare >= 1) return null;
  const m = chartMessages(language);
  const y = spans.length > 0 ? 44 : 14;
  const x = percentOf(launchShare);
  const date = formatDate(language, isoOfDay(line?.launch ?? 0));
  return {
    behind: <line className={styles.launch} x1={x} x2={x} y2="100%" />,
    labels: (
      <>
        {launchShare >= roomForLabel ? (
          <text className={styles.labelBefore} x={x} dx="-8" y={y}>
            {m.backTested}
          </text>
        ) : null}
        {launchShare <= 1 - roomForLabel ? (
          <text className={styles.labelAfter} x={x} dx="8" y={y}>
            {m.liveSince(date)}
          </text>
        ) : null}
      </>
    ),
  };
}
