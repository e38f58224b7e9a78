import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Read aloud, not seen. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.visuallyHidden}>{children}</span>;
}
