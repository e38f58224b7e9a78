import type { ReactNode } from 'react';
import { PageLink } from '../page-link.tsx';
import styles from './sort-link.module.css';

export type Sort = {
  /** Where the next order is shown. */
  href: string;
  /** Order that the rows have by this column now; null when they are ordered by another. */
  direction: 'ascending' | 'descending' | null;
};

/** Heading of a column that can be sorted by. */
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
