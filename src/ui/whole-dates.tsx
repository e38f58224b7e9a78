import type { ReactNode } from 'react';
import styles from './whole-dates.module.css';

const date = /(?<![\d-])(\d{4}-\d{2}-\d{2}(?![\d-])|\d{4}年\d{1,2}月\d{1,2}日)/;

/** Words of the provider, whose dates such as 2026-11-18 or 2026年11月18日 stand in one line. */
export function WholeDates({ text }: { text: string }) {
  return text
    .split(date)
    .map((part, at) => (date.test(part) ? <WholeDate key={at}>{part}</WholeDate> : part));
}

/** A date among other words of a cell, in one piece. */
export function WholeDate({ children }: { children: ReactNode }) {
  return <span className={styles.date}>{children}</span>;
}
