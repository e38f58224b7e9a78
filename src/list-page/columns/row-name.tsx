import type { ReactNode } from 'react';
import { PageLink } from '#src/ui/page-link.tsx';
import styles from './row-name.module.css';

type RowNameProps = {
  /** Page of the row, or an address elsewhere; null: it is named only. */
  href: string | null;
  name: string;
  /** Identifiers and the like, in a quiet line below. */
  below?: ReactNode;
};

/** First cell of a row: its name, and what tells it from others of that name. */
export function RowName({ href, name, below }: RowNameProps) {
  return (
    <>
      {href === null ? (
        <span className={styles.name}>{name}</span>
      ) : (
        <PageLink href={href} className={styles.name}>
          {name}
        </PageLink>
      )}
      {below ? <QuietLine>{below}</QuietLine> : null}
    </>
  );
}

/** A second line of a cell; where a row has one line alone, it follows in it. */
export function QuietLine({ children }: { children: ReactNode }) {
  return (
    <span className={styles.quiet} data-in-row="">
      {' '}
      {children}
    </span>
  );
}
