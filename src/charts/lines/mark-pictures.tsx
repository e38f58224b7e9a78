import { percentOf } from '../percent.ts';
import type { PlacedMark } from './chart-marks.ts';
import styles from './chart-marks.module.css';

type Marks = { marks: readonly PlacedMark[] };

/** Spans are drawn as bands behind the lines, single days as a line. */
export function MarkBands({ marks }: Marks) {
  return marks.map(({ label, from, to }) =>
    to > from ? (
      <rect
        key={`${from} ${label}`}
        className={styles.band}
        x={percentOf(from)}
        width={percentOf(to - from)}
        height="100%"
      />
    ) : (
      <line
        key={`${from} ${label}`}
        className={styles.day}
        x1={percentOf(from)}
        x2={percentOf(from)}
        y2="100%"
      />
    ),
  );
}

const rowHeight = 18;

/** The labels of the marks, or their numbers where the plot is narrow. */
export function MarkLabels({ marks }: Marks) {
  return (
    <>
      {marks.map(({ number, label, from, to, row, anchor }) => (
        <text
          key={`${from} ${label}`}
          className={anchor === 'start' ? styles.label : styles.labelBefore}
          x={percentOf(anchor === 'start' ? from : to)}
          dx={anchor === 'start' ? 4 : -4}
          y={14 + row * rowHeight}
        >
          {number} {label}
        </text>
      ))}
      {marks.map(({ number, label, from, to }, i) => (
        <text
          key={`${from} ${label}`}
          className={styles.number}
          x={percentOf((from + to) / 2)}
          y={14 + (i % 2) * rowHeight}
        >
          {number}
        </text>
      ))}
    </>
  );
}
