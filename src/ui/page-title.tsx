import type { ReactNode } from 'react';
import styles from './page-title.module.css';

type PageTitleProps = {
  eyebrow?: ReactNode;
  title: ReactNode;
  /** A description of the page in a sentence or two. */
  lead?: ReactNode;
  /** The language of the title, where it differs from the page's. */
  lang?: string | undefined;
  /** A smaller title for lists and comparisons, so that their rows and charts begin higher. */
  isSmall?: boolean;
  children?: ReactNode;
};

/** The title of a page, with the plumb line at its left. */
export function PageTitle(props: PageTitleProps) {
  const { eyebrow, title, lead, lang, isSmall, children } = props;
  return (
    <header className={isSmall ? styles.small : styles.pageTitle}>
      {eyebrow ? (
        <p className={styles.eyebrow} lang={lang}>
          {eyebrow}
        </p>
      ) : null}
      <h1 lang={lang}>{title}</h1>
      {lead ? (
        <p className={styles.lead} lang={lang}>
          {lead}
        </p>
      ) : null}
      {children}
    </header>
  );
}
