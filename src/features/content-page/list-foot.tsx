import type { ReactNode } from 'react';
import styles from './list-foot.module.css';

/** Below the first rows of a list: how many there are, and where the others are. */
export function ListFoot({ text, children }: { text: string; children: ReactNode }) {
  return (
    <p className={styles.foot}>
      <span className={styles.text}>{text}</span>
      {children}
    </p>
  );
}
