import type { ReactNode } from 'react';
import { PageLink } from '#src/ui/page-link.tsx';
import styles from './row-name.module.css';

type RowNameProps = {
  /** The page of the row or an external address; null for a name without a link. */
  href: string | null;
  name: string;
  /** Identifiers and similar details, in a secondary line below. */
  below?: ReactNode;
};

/** The first cell of a row: its name, and what distinguishes it from others of that name. */
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

/** The second line of a cell. Where rows have a single line, it follows on the same line. */
export function QuietLine({ children }: { children: ReactNode }) {
  return (
    <span className={styles.quiet} data-in-row="">
      {' '}
      {children}
    </span>
  );
}
