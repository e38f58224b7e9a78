import { memo } from 'react';
import { letterOf } from './line-letter.ts';
import type { LinesLayout } from './lines-layout.ts';
import { percentOf } from '../percent.ts';
import { Plot } from '../plot.tsx';
import styles from './lines-plot.module.css';

/** Lines, and the letter at the end of each. */
export const LinesPlot = memo(function LinesPlot({ layout }: { layout: LinesLayout }) {
  const isAlone = layout.paths.length === 1;
  return (
    <Plot valueTicks={layout.valueTicks} paths={layout.paths}>
      {isAlone
        ? null
        : layout.marks.map((share, i) => (
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
    </Plot>
  );
});
