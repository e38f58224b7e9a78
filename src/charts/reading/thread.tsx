import { percentOf } from '../percent.ts';
import styles from './thread.module.css';

type ThreadProps = {
  /** Its horizontal position, as a share of the width. */
  share: number;
  /** The day at which it hangs. */
  label: string;
};

/** The plumb line: a thread through all plots at one day, with the weight at its end. */
export function Thread({ share, label }: ThreadProps) {
  const x = percentOf(share);
  return (
    <svg className={styles.thread} width="100%" height="100%" aria-hidden="true">
      <line className={styles.line} x1={x} x2={x} y1="0" y2="100%" />
      <text className={share > 0.5 ? styles.before : styles.after} x={x} y="0" dy="-0.5em">
        {label}
      </text>
      <svg className={styles.weight} x={x} y="100%" width="1" height="1">
        <path
          className={styles.drop}
          d="M0-2c1.6 4.4 4 6.8 4 10.4a4 4 0 0 1-8 0c0-3.6 2.4-6 4-10.4z"
        />
      </svg>
    </svg>
  );
}
