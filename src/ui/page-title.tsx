import type { ReactNode } from 'react';
import styles from './page-title.module.css';

type PageTitleProps = {
  eyebrow?: ReactNode;
  title: string;
  /** What the page is, in a sentence or two. */
  lead?: ReactNode;
  /** Language of the words above, where it is not that of the page. */
  lang?: string | undefined;
  /** Of a list, whose rows are what the page is for: smaller, so that they begin higher. */
  isSmall?: boolean;
  children?: ReactNode;
};

/** Title of a page, with the plumb line at its left. */
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
