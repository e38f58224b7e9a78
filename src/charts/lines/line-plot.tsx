import { memo, useMemo } from 'react';
import type { LevelChartLayout } from '../levels/level-chart-layout.ts';
import { percentOf } from '../percent.ts';
import { Plot } from '../plot.tsx';
import styles from './line-plot.module.css';

type LinePlotProps = { layout: LevelChartLayout; backTestedLabel: string; liveLabel: string };

/** From here on there is room left of the launch date for its label. */
const roomForLabel = 0.3;

/** The line of one index, with its launch date where that lies within. */
export const LinePlot = memo(function LinePlot(props: LinePlotProps) {
  const { layout, backTestedLabel, liveLabel } = props;
  const { launchShare } = layout;
  const paths = useMemo(() => [layout.paths()], [layout]);
  return (
    <Plot
      valueTicks={layout.valueTicks}
      paths={paths}
      behind={
        launchShare > 0 && launchShare < 1 ? (
          <line
            className={styles.launch}
            x1={percentOf(launchShare)}
            x2={percentOf(launchShare)}
            y2="100%"
          />
        ) : null
      }
    >
      {launchShare >= roomForLabel ? (
        <text className={styles.labelBefore} x={percentOf(launchShare)} dx="-8" y="14">
          {backTestedLabel}
        </text>
      ) : null}
      {launchShare > 0 && launchShare <= 1 - roomForLabel ? (
        <text className={styles.labelAfter} x={percentOf(launchShare)} dx="8" y="14">
          {liveLabel}
        </text>
      ) : null}
    </Plot>
  );
});
