import type { ReactNode } from 'react';
import { percentOf } from './percent.ts';
import { pathBox, type RunPaths } from './run-paths.ts';
import styles from './plot.module.css';

type PlotProps = {
  valueTicks: readonly { value: number; share: number }[];
  /** One per line; the first is drawn on top. */
  paths: readonly RunPaths[];
  /** Drawn between the grid and the lines. */
  behind?: ReactNode;
  /** The labels. */
  children?: ReactNode;
};

/**
 * Draws the grid and the lines. Positions are percentages, so the plot fits any width without measuring. Only the
 * paths are stretched, with strokes of constant width.
 */
export function Plot({ valueTicks, paths, behind, children }: PlotProps) {
  return (
    <svg className={styles.plot} width="100%" height="100%" aria-hidden="true">
      {valueTicks.map(({ value, share }) => (
        <line
          key={value}
          className={styles.grid}
          x2="100%"
          y1={percentOf(share)}
          y2={percentOf(share)}
        />
      ))}
      {/* On a logarithmic scale the lowest line of the grid may lie above the edge that the days stand at. */}
      <line className={styles.axis} x2="100%" y1="100%" y2="100%" />
      {behind}
      <svg
        className={styles.plot}
        width="100%"
        height="100%"
        viewBox={`0 0 ${pathBox} ${pathBox}`}
        preserveAspectRatio="none"
      >
        {paths
          .map(({ live, backTested }, i) => (
            <g key={i} data-line={i + 1} className={styles.line}>
              <path
                className={styles.backTested}
                d={backTested || undefined}
                vectorEffect="non-scaling-stroke"
              />
              <path
                className={styles.live}
                d={live || undefined}
                vectorEffect="non-scaling-stroke"
              />
            </g>
          ))
          .toReversed()}
      </svg>
      {children}
    </svg>
  );
}
