import type { PointLook } from '#src/charts/points/point-signs.ts';
import styles from './scatter.module.css';

/** A sign in the colour of its group, around its place in the plot or in a line of text. */
export function PointSign({ look, x, y }: { look: PointLook; x?: string; y?: string }) {
  const path = <path className={styles.sign} data-line={look.line} d={look.sign} />;
  if (x === undefined) {
    return (
      <svg viewBox="-7 -7 14 14" width="14" height="14" aria-hidden="true">
        {path}
      </svg>
    );
  }
  return (
    <svg className={styles.at} x={x} y={y} width="1" height="1">
      {path}
    </svg>
  );
}
