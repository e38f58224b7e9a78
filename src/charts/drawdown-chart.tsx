import { useId, useMemo } from 'react';
import { isoOfDay, type Day } from '#src/domain/day.ts';
import type { Levels } from '#src/domain/level-columns.ts';
import type { Language } from '#src/i18n/languages.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { TimeAxis, ValueAxis } from './axes.tsx';
import { layoutLevelChart } from './level-chart-layout.ts';
import { dayAt, extremes, levelAt } from './level-series.ts';
import { LinePlot } from './line-plot.tsx';
import styles from './drawdown-chart.module.css';

type DrawdownChartProps = {
  title: string;
  /** The chart in words, of dates and per cent. */
  summary: (values: { from: string; to: string; depth: number; last: number }) => string;
  /** Per cent below the highest level before, zero or less. */
  series: Levels;
  /** Values before it follow from back-tested levels; null when it is not known. */
  launch: Day | null;
  language: Language;
};

/** How far each level lay below the highest before it, over the whole history. */
export function DrawdownChart({ title, summary, series, launch, language }: DrawdownChartProps) {
  const titleId = useId();
  const layout = useMemo(
    () => layoutLevelChart({ series, launch, period: 'Max', scale: 'linear' }),
    [series, launch],
  );
  const { stretch } = layout;
  const words = summary({
    from: isoOfDay(dayAt(series, stretch.from)),
    to: isoOfDay(dayAt(series, stretch.to)),
    depth: extremes(series, stretch)[0],
    last: levelAt(series, stretch.to),
  });
  return (
    <figure className={styles.chart} aria-labelledby={titleId}>
      <figcaption id={titleId} className={styles.title}>
        {title}
      </figcaption>
      <p>
        <VisuallyHidden>{words}</VisuallyHidden>
      </p>
      <div className={styles.frame}>
        <div className={styles.plot}>
          <LinePlot layout={layout} backTestedLabel="" liveLabel="" />
        </div>
        <ValueAxis layout={layout} language={language} decimals={2} />
        <div className={styles.timeAxis}>
          <TimeAxis layout={layout} language={language} />
        </div>
      </div>
    </figure>
  );
}
