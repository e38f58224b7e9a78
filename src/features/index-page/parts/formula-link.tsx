import type { ReactNode } from 'react';
import { PageLink } from '#src/ui/page-link.tsx';
import { pages } from '#src/urls.ts';
import type { FormulaAnchor } from '#src/urls/formula-anchors.ts';
import styles from './formula-link.module.css';

type FormulaLinkProps = { anchor: FormulaAnchor; children: ReactNode };

/** A figure's name, which leads to its formula. */
export function FormulaLink({ anchor, children }: FormulaLinkProps) {
  return (
    <PageLink href={pages.methodology(anchor)} className={styles.link}>
      {children}
    </PageLink>
  );
}
