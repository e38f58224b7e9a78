import { memo } from 'react';
import type { LevelChartLayout } from './level-chart-layout.ts';
import { percentOf } from './percent.ts';
import { pathBox } from './run-paths.ts';
import styles from './line-plot.module.css';

type LinePlotProps = { layout: LevelChartLayout; backTestedLabel: string; liveLabel: string };

/** From here on there is room left of the launch date for its label. */
const roomForLabel = 0.3;

/**
 * Grid and lines. Places are percentages, so that the plot is right at any width without measuring it;
 * only the paths are stretched, with strokes that keep their width.
 */
export const LinePlot = memo(function LinePlot(props: LinePlotProps) {
  const { layout, backTestedLabel, liveLabel } = props;
  const { launchShare } = layout;
  return (
    <svg className={styles.plot} width="100%" height="100%" aria-hidden="true">
      {layout.valueTicks.map(({ value, share }) => (
        <line
          key={value}
          className={styles.grid}
          x2="100%"
          y1={percentOf(share)}
          y2={percentOf(share)}
        />
      ))}
      {launchShare > 0 && launchShare < 1 ? (
        <line
          className={styles.launch}
          x1={percentOf(launchShare)}
          x2={percentOf(launchShare)}
          y2="100%"
        />
      ) : null}
      <svg
        className={styles.plot}
        width="100%"
        height="100%"
        viewBox={`0 0 ${pathBox} ${pathBox}`}
        preserveAspectRatio="none"
      >
        <path
          className={styles.backTested}
          d={layout.paths.backTested || undefined}
          vectorEffect="non-scaling-stroke"
        />
        <path
          className={styles.live}
          d={layout.paths.live || undefined}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
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
    </svg>
  );
});
