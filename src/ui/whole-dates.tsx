import type { ReactNode } from 'react';
import styles from './whole-dates.module.css';

const date =
  /(?<![\d-])(\d{4}-\d{2}-\d{2}(?![\d-])|\d{4}年\d{1,2}月\d{1,2}日|\d{1,2} [A-Z][a-z]{2,8} \d{4})/;

/** A text whose dates such as 2026-11-18, 18 Nov 2026 or 2026年11月18日 do not wrap. */
export function WholeDates({ text }: { text: string }) {
  return text
    .split(date)
    .map((part, at) => (at % 2 ? <WholeDate key={at}>{part}</WholeDate> : part));
}

/** A date within other text that does not wrap. */
export function WholeDate({ children }: { children: ReactNode }) {
  return <span className={styles.whole}>{children}</span>;
}
