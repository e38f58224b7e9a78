import { memo } from 'react';
import type { LinesLayout } from '../lines/lines-layout.ts';
import { percentOf } from '../percent.ts';
import styles from './axes.module.css';

/** The label at the end of a line. */
export type LineEnd = {
  /** The index of the line, from 0, which selects its colour. */
  line: number;
  share: number;
  /** The lines of text of the name; the value follows the last of them. Narrow charts omit the name. */
  name: readonly string[];
  value: string;
};

type ValueAxisProps = {
  /** Those whose value is written: the layout leaves out what would overlap a line's end. */
  ticks: LinesLayout['labelledTicks'];
  ends: readonly LineEnd[];
  formatTick: (value: number, decimals: number) => string;
};

/** The labels of the grid at the right of a plot, and the name and last value at the end of each line. */
export const ValueAxis = memo(function ValueAxis({ ticks, ends, formatTick }: ValueAxisProps) {
  const labels = ticks.map(({ share, value, decimals }) => ({
    share,
    label: formatTick(value, decimals),
  }));
  const isNamed = ends.some(({ name }) => name.join('') !== '');
  const x = isNamed ? '0' : '100%';
  return (
    <div className={styles.valueAxis} aria-hidden="true">
      {/* Unseen: the widest gives the column its width. Which one that is, only the font knows. */}
      <Unseen
        className={styles.unseen}
        texts={[...labels.map(({ label }) => label), ...ends.map(({ value }) => value)]}
      />
      <Unseen className={styles.unseenWithName} texts={ends.flatMap(rowsOf)} />
      <svg
        className={isNamed ? `${styles.values} ${styles.named}` : styles.values}
        width="100%"
        height="100%"
      >
        {labels.map(({ share, label }) => (
          <text key={label} className={styles.label} x={x} y={percentOf(share)} dy="0.35em">
            {label}
          </text>
        ))}
        {ends.map((end) => (
          <End key={end.line} end={end} x={x} />
        ))}
      </svg>
    </div>
  );
});

function Unseen({ className, texts }: { className: string | undefined; texts: readonly string[] }) {
  return (
    <span className={className}>
      {texts.map((text, i) => (
        <span key={i}>{text}</span>
      ))}
    </span>
  );
}

/** The line height, relative to the font size. */
const leading = 1.2;

/** The lines of text are centred at the line's end. Without a name the value is there. */
function End({ end: { line, share, name, value }, x }: { end: LineEnd; x: string }) {
  const y = percentOf(share);
  const last = name.length - 1;
  const dyOf = (row: number) => `${(0.35 + leading * (row - last / 2)).toFixed(2)}em`;
  const isNamed = name.join('') !== '';
  return (
    <g className={styles.end} data-line={line + 1}>
      <text className={isNamed ? styles.valueAlone : undefined} x={x} y={y} dy="0.35em">
        {value}
      </text>
      {isNamed
        ? name.map((words, row) => (
            <text key={row} className={styles.row} x={x} y={y} dy={dyOf(row)}>
              <tspan className={styles.name}>{row < last ? words : `${words} `}</tspan>
              {row < last ? null : value}
            </text>
          ))
        : null}
    </g>
  );
}

const rowsOf = ({ name, value }: LineEnd): string[] => [
  ...name.slice(0, -1),
  `${name.at(-1) ?? ''} ${value}`.trim(),
];
