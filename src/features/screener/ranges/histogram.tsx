import type { FigureRange } from '#src/contract/api/indexes/portfolios.ts';
import styles from './histogram.module.css';

type HistogramProps = {
  bins: FigureRange['bins'];
  /** What is drawn, for who does not see it. */
  label: string;
  /** Bounds that are set: what lies outside is drawn quietly. */
  min: number | null;
  max: number | null;
};

const height = 32;
const gap = 0.15;

/** How values are spread: a bar for each bin, on one line. */
export function Histogram({ bins, label, min, max }: HistogramProps) {
  const most = Math.max(1, ...bins.map(({ count }) => count));
  return (
    <svg
      className={styles.histogram}
      viewBox={`0 0 ${bins.length} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {bins.map(({ from, to, count }, at) => {
        const isInside = to >= (min ?? -Infinity) && from <= (max ?? Infinity);
        // One index among thousands is still seen.
        const size = count === 0 ? 0 : Math.max(1, (height * count) / most);
        return (
          <rect
            key={from}
            className={isInside ? styles.inside : styles.outside}
            x={at + gap / 2}
            y={height - size}
            width={1 - gap}
            height={size}
          />
        );
      })}
    </svg>
  );
}
