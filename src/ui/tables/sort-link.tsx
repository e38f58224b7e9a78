import type { ReactNode } from 'react';
import { PageLink } from '../page-link.tsx';
import styles from './sort-link.module.css';

export type Sort = {
  /** The address of the list in the next order. */
  href: string;
  /** The current direction of this column; null when the rows are sorted by another. */
  direction: 'ascending' | 'descending' | null;
};

/** The heading of a sortable column. */
export function SortLink({ sort, children }: { sort: Sort; children: ReactNode }) {
  return (
    <PageLink href={sort.href} className={styles.sortLink}>
      {children}
      <svg
        className={sort.direction === null ? styles.idleArrow : styles.arrow}
        viewBox="0 0 8 12"
        width="8"
        height="12"
        aria-hidden="true"
      >
        <path d="M4 0 8 5H0z" className={sort.direction === 'ascending' ? styles.on : styles.off} />
        <path
          d="M4 12 0 7h8z"
          className={sort.direction === 'descending' ? styles.on : styles.off}
        />
      </svg>
    </PageLink>
  );
}
