import type { ReactNode } from 'react';
import styles from './event-mark.module.css';

/** Marks an event (a correction, a notice, a change) by a word in the second accent and a sign. */
export function EventMark({ children }: { children: ReactNode }) {
  return <span className={styles.mark}>{children}</span>;
}
