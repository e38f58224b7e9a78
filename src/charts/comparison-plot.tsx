import { memo } from 'react';
import type { ComparisonLayout } from './comparison-layout.ts';
import { percentOf } from './percent.ts';
import { pathBox } from './run-paths.ts';
import styles from './comparison-plot.module.css';

/** Class of the line and the mark of each series, the index first. */
export const seriesClasses = [
  styles.series1,
  styles.series2,
  styles.series3,
  styles.series4,
  styles.series5,
  styles.series6,
];

/** Grid and lines of a comparison, the index on top. */
export const ComparisonPlot = memo(function ComparisonPlot({
  layout,
}: {
  layout: ComparisonLayout;
}) {
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
      <svg
        className={styles.plot}
        width="100%"
        height="100%"
        viewBox={`0 0 ${pathBox} ${pathBox}`}
        preserveAspectRatio="none"
      >
        {layout.lines
          .map(({ key, paths }, i) => (
            <g key={key} className={seriesClasses[i]}>
              <path
                className={styles.backTested}
                d={paths.backTested || undefined}
                vectorEffect="non-scaling-stroke"
              />
              <path
                className={styles.live}
                d={paths.live || undefined}
                vectorEffect="non-scaling-stroke"
              />
            </g>
          ))
          .toReversed()}
      </svg>
    </svg>
  );
});
