import type { ReactNode } from 'react';
import { PageLink } from '#src/ui/page-link.tsx';
import { pages } from '#src/urls.ts';
import styles from './formula-link.module.css';

/** A figure's name, which leads to its formula. */
export function FormulaLink({ anchor, children }: { anchor: string; children: ReactNode }) {
  return (
    <PageLink href={pages.methodology(anchor)} className={styles.link}>
      {children}
    </PageLink>
  );
}
