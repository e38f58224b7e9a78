import type { ReactNode } from 'react';
import styles from './in-short.module.css';

/** Within the line below a name: what decides between rows, whose columns a phone shows only when scrolled to. These say it too. */
export function InShort({ children }: { children: ReactNode }) {
  return (
    <span className={styles.inShort} aria-hidden="true">
      {children}
    </span>
  );
}
