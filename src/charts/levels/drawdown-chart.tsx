import { useId, useMemo } from 'react';
import { isoOfDay, type Day } from '#src/domain/day.ts';
import type { Levels } from '#src/domain/levels/level-columns.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { formatPercent } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { TimeAxis, ValueAxis } from '../axes.tsx';
import { Crosshair, type Reading } from '../crosshair.tsx';
import { layoutLevelChart } from './level-chart-layout.ts';
import { dayAt, extremes, levelAt } from './level-series.ts';
import { LinePlot } from '../lines/line-plot.tsx';
import { LinesTable } from '../lines/lines-table.tsx';
import crosshair from '../crosshair.module.css';
import styles from './drawdown-chart.module.css';

type DrawdownChartProps = {
  title: string;
  /** Heads the values of the table. */
  valueName: string;
  /** The chart in words, of dates and per cent. */
  summary: (values: { from: string; to: string; depth: number; last: number }) => string;
  /** Says what the crosshair reads. */
  readLabel: string;
  /** Per cent below the highest level before, zero or less. */
  series: Levels;
  /** Values before it follow from back-tested levels; null when it is not known. */
  launch: Day | null;
  language: Language;
};

/** 16px of the 9rem that the plot has on a phone. */
const roomForLabel = 0.11;

/** How far each level lay below the highest before it, over the whole history, read day by day. */
export function DrawdownChart(props: DrawdownChartProps) {
  const { title, valueName, summary, readLabel, series, launch, language } = props;
  const titleId = useId();
  const layout = useMemo(
    () => layoutLevelChart({ series, launch, endsMonth: false, period: 'Max', scale: 'linear' }),
    [series, launch],
  );
  const lines = useMemo(() => [{ name: valueName, series }], [valueName, series]);
  const { stretch } = layout;
  const words = summary({
    from: isoOfDay(dayAt(series, stretch.from)),
    to: isoOfDay(dayAt(series, stretch.to)),
    depth: extremes(series, stretch)[0],
    last: levelAt(series, stretch.to),
  });
  const dateOf = (position: number) => formatDate(language, isoOfDay(dayAt(series, position)));
  const valueOf = (position: number) => formatPercent(language, levelAt(series, position));
  const reading: Reading = {
    label: readLabel,
    stretch,
    positionAt: layout.positionAt,
    placesOf: (position) => {
      const { x, y } = layout.placeOf(position);
      return { x, ys: [y] };
    },
    textOf: (position) => `${dateOf(position)}: ${valueOf(position)}`,
  };
  return (
    <figure className={styles.chart} aria-labelledby={titleId}>
      <figcaption id={titleId} className={styles.title}>
        {title}
      </figcaption>
      <p>
        <VisuallyHidden>{words}</VisuallyHidden>
      </p>
      <Crosshair
        reading={reading}
        renderReadout={(position) => (
          <p className={crosshair.readout}>
            <span className={crosshair.date}>{dateOf(position ?? stretch.to)}</span>
            <strong>{valueOf(position ?? stretch.to)}</strong>
          </p>
        )}
        plot={<LinePlot layout={layout} backTestedLabel="" liveLabel="" />}
        valueAxis={
          <ValueAxis layout={layout} language={language} decimals={2} room={roomForLabel} />
        }
        timeAxis={<TimeAxis layout={layout} language={language} />}
      />
      <LinesTable language={language} title={title} lines={lines} />
    </figure>
  );
}
