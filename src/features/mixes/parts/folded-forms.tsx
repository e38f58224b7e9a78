import type { ReactNode } from 'react';
import styles from './form.module.css';

type FoldedFormsProps = {
  /** What opens them; null where nothing is shown yet, and they stand open. */
  summary: string | null;
  children: ReactNode;
};

/** The forms of a mix: once it is shown they fold into a line above it. */
export function FoldedForms({ summary, children }: FoldedFormsProps) {
  const forms = <div className={styles.forms}>{children}</div>;
  if (summary === null) return forms;
  return (
    <details className={styles.folded}>
      <summary>{summary}</summary>
      {forms}
    </details>
  );
}
