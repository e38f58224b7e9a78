import type { ReactNode } from 'react';
import { PageLink } from '#src/ui/page-link.tsx';
import { workingPage } from '#src/urls/workings.ts';
import styles from './figure-link.module.css';

type FigureLinkProps = { fundId: string; tag: string; children: ReactNode };

/** A figure that can be asked how it came about: a page of its own, which a browser with scripts opens beside the figures. */
export function FigureLink({ fundId, tag, children }: FigureLinkProps) {
  return (
    <PageLink href={workingPage(fundId, tag)} className={styles.link}>
      {children}
    </PageLink>
  );
}
