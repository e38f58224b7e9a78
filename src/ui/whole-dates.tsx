import type { ReactNode } from 'react';
import styles from './whole-dates.module.css';

const isoDate = /(?<![\d-])(\d{4}-\d{2}-\d{2})(?![\d-])/;

/** Words of the provider, whose dates such as 2026-11-18 are not broken at their hyphens. */
export function WholeDates({ text }: { text: string }) {
  return text.split(isoDate).map((part, at) =>
    isoDate.test(part) ? (
      <time key={at} className={styles.date}>
        {part}
      </time>
    ) : (
      part
    ),
  );
}

/** A date among other words of a cell, in one piece. */
export function WholeDate({ children }: { children: ReactNode }) {
  return <span className={styles.date}>{children}</span>;
}
