import type { ReactNode } from 'react';
import styles from './key-figure.module.css';

type KeyFigureProps = {
  label: string;
  value: ReactNode;
  /** Unit, variant and date: a number never stands without them. */
  note: ReactNode;
};

/** One figure, large and light, inside a `<dl>`. */
export function KeyFigure({ label, value, note }: KeyFigureProps) {
  return (
    <div className={styles.keyFigure}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
      <dd className={styles.note}>{note}</dd>
    </div>
  );
}

/** A row of key figures. */
export function KeyFigures({ children }: { children: ReactNode }) {
  return <dl className={styles.keyFigures}>{children}</dl>;
}
