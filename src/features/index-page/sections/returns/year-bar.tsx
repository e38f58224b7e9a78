import { percentOf } from '#src/charts/percent.ts';
import styles from './year-bar.module.css';

/** Places of returns, as shares of the width, on one scale that holds zero. */
export type ReturnScale = (value: number) => number;

export function returnScale(values: readonly number[]): ReturnScale {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  return (value) => (high === low ? 0 : (value - low) / (high - low));
}

type YearBarProps = {
  scale: ReturnScale;
  value: number | null;
  /** Of the benchmark in the same year. */
  benchmark: number | null;
};

/** The return of a year as a bar from zero, with a tick where the benchmark stands; the figures say both. */
export function YearBar({ scale, value, benchmark }: YearBarProps) {
  const zero = scale(0);
  const end = scale(value ?? 0);
  return (
    <svg className={styles.bar} height="12" aria-hidden="true">
      <line className={styles.zero} x1={percentOf(zero)} x2={percentOf(zero)} y2="12" />
      <rect
        x={percentOf(Math.min(zero, end))}
        y="3"
        width={percentOf(Math.abs(end - zero))}
        height="6"
      />
      {benchmark === null ? null : (
        <line
          className={styles.benchmark}
          x1={percentOf(scale(benchmark))}
          x2={percentOf(scale(benchmark))}
          y2="12"
        />
      )}
    </svg>
  );
}
