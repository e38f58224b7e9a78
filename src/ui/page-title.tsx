import type { ReactNode } from 'react';
import styles from './page-title.module.css';

type PageTitleProps = {
  eyebrow?: ReactNode;
  title: string;
  /** What the page is, in a sentence or two. */
  lead?: ReactNode;
  children?: ReactNode;
};

/** Title of a page, with the plumb line at its left. */
export function PageTitle({ eyebrow, title, lead, children }: PageTitleProps) {
  return (
    <header className={styles.pageTitle}>
      {eyebrow ? <p className={styles.eyebrow}>{eyebrow}</p> : null}
      <h1>{title}</h1>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      {children}
    </header>
  );
}
