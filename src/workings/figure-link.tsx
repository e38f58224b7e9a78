import type { ReactNode } from 'react';
import { PageLink } from '#src/ui/page-link.tsx';
import { workingPage } from '#src/urls/workings.ts';
import styles from './figure-link.module.css';

type FigureLinkProps = { fundId: string; tag: string; children: ReactNode };

/** A figure that links to its working: a page, which opens as a panel beside the figures where scripts run. */
export function FigureLink({ fundId, tag, children }: FigureLinkProps) {
  return (
    <PageLink href={workingPage(fundId, tag)} className={styles.link}>
      {children}
    </PageLink>
  );
}
