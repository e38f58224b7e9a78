import type { ReactNode } from 'react';
import styles from './subsection.module.css';

/** A part of a section with a heading of its own. */
export function Subsection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.subsection}>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </div>
  );
}
