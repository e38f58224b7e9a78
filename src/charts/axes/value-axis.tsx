import { memo } from 'react';
import type { LinesLayout } from '../lines/lines-layout.ts';
import { percentOf } from '../percent.ts';
import { ticksBeside } from './value-labels.ts';
import styles from './axes.module.css';

/** What a line stands at where it ends. */
export type LineEnd = {
  /** Its place in the order of the lines, from 0, which gives it its colour. */
  line: number;
  share: number;
  /** Left out where the chart is narrow. */
  name: string;
  value: string;
};

type ValueAxisProps = {
  ticks: LinesLayout['valueTicks'];
  ends: readonly LineEnd[];
  /** Share of the height that a label needs for itself where the plot is at its lowest. */
  room: number;
  formatTick: (value: number, decimals: number) => string;
};

/**
 * Labels of the grid at the right of a plot, and at the end of each line its name and last value. A tick that would touch
 * one of those has no label: one that is moved would say another value than it has.
 */
export const ValueAxis = memo(function ValueAxis({
  ticks,
  ends,
  room,
  formatTick,
}: ValueAxisProps) {
  const free = ticksBeside(ticks, ends, room);
  const labels = free.map(({ share, value, decimals }) => ({
    share,
    label: formatTick(value, decimals),
  }));
  const isNamed = ends.some(({ name }) => name !== '');
  const x = isNamed ? '0' : '100%';
  return (
    <div className={styles.valueAxis} aria-hidden="true">
      {/* Unseen: the widest gives the column its width. Which one that is, only the font knows. */}
      <Unseen
        className={styles.unseen}
        texts={[...labels.map(({ label }) => label), ...ends.map(({ value }) => value)]}
      />
      <Unseen className={styles.unseenWithName} texts={ends.map(withName)} />
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
          <text
            key={end.line}
            className={styles.end}
            data-line={end.line + 1}
            x={x}
            y={percentOf(end.share)}
            dy="0.35em"
          >
            {end.name ? <tspan className={styles.name}>{`${end.name} `}</tspan> : null}
            {end.value}
          </text>
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

const withName = ({ name, value }: LineEnd) => `${name} ${value}`.trim();
