import type { Portfolio } from '#src/contract/api/indexes/portfolios.ts';
import styles from './spark-line.module.css';

const [width, height] = [64, 18];

/** The last year of an index as a small line, on its own scale. What it shows stands beside it in figures. */
export function SparkLine({ line }: { line: Portfolio['line'] }) {
  if (!line) return null;
  const [low, high] = [Math.min(...line.values), Math.max(...line.values)];
  const spread = high - low || 1;
  const last = line.values.length - 1;
  const points = line.values.map((value, i) => {
    const [x, y] = [(i / last) * width, height - ((value - low) / spread) * height];
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return (
    <svg className={styles.line} viewBox={`-1 -1 ${width + 2} ${height + 2}`} aria-hidden="true">
      <polyline points={points.join(' ')} />
    </svg>
  );
}
