import type { ReactNode } from 'react';
import styles from './event-mark.module.css';

/** Something that happened (a correction, a notice, a change): its word in the second accent, behind a sign of its own. */
export function EventMark({ children }: { children: ReactNode }) {
  return <span className={styles.mark}>{children}</span>;
}
