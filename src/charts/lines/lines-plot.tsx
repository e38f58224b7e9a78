import { memo, useMemo, type ReactNode } from 'react';
import { letterOf } from './line-letter.ts';
import type { LinesLayout } from './lines-layout.ts';
import { percentOf } from '../percent.ts';
import { Plot } from '../plot.tsx';
import styles from './lines-plot.module.css';

type LinesPlotProps = {
  layout: LinesLayout;
  /** How the values of the grid are written where they stand before it. */
  formatTick?: (value: number, decimals: number) => string;
  /** Drawn between the grid and the lines. */
  behind?: ReactNode;
  /** Drawn over the lines. */
  labels?: ReactNode;
};

/** The lines, and the letter at the end of each where there are several. */
export const LinesPlot = memo(function LinesPlot({
  layout,
  formatTick,
  behind,
  labels,
}: LinesPlotProps) {
  const paths = useMemo(() => layout.paths(), [layout]);
  const { marks, letters, valueTicks, isLabelledLeft } = layout;
  return (
    <Plot valueTicks={valueTicks} paths={paths} behind={behind}>
      {marks.length === 1
        ? null
        : marks.map((share, i) => (
            <text
              key={i}
              data-line={i + 1}
              className={styles.mark}
              x="100%"
              y={percentOf(share)}
              dx="8"
              dy="0.35em"
            >
              {letterOf(i)}
            </text>
          ))}
      {letters.map(({ line, x, y }) => (
        <text
          key={x}
          data-line={line + 1}
          className={styles.letter}
          x={percentOf(x)}
          y={percentOf(y)}
        >
          {letterOf(line)}
        </text>
      ))}
      {isLabelledLeft &&
        valueTicks.map(({ share, value, decimals }) => {
          const label = formatTick?.(value, decimals) ?? '';
          return (
            <text
              key={value}
              className={styles.value}
              data-before={label.length > 3 ? 'wide' : 'narrow'}
              y={percentOf(share)}
            >
              {label}
            </text>
          );
        })}
      {labels}
    </Plot>
  );
});
