import { languageFacts, type Language } from '#src/domain/language.ts';
import type { ReactNode } from 'react';
import { readSearchParams } from '#src/domain/search-params.ts';
import { Notice } from '#src/ui/notice.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { withQuery } from '#src/urls.ts';
import styles from './list-part.module.css';

type ListPartProps = {
  language: Language;
  /** Page of the whole list, which reads the same parameters. */
  page: string;
  searchParams: string;
  linkText: string;
  emptyText: string;
  count: string;
  isEmpty: boolean;
  children: ReactNode;
};

/** The first rows of a list of the site, how many there are, and where the others are. */
export function ListPart(props: ListPartProps) {
  const { language, page, searchParams, linkText, emptyText, count, isEmpty, children } = props;
  const whole = (
    <PageLink href={withQuery(page, readSearchParams(searchParams))}>{linkText}</PageLink>
  );
  const lang = languageFacts[language].tag;
  if (isEmpty) {
    return (
      <div lang={lang}>
        <Notice title={emptyText}>{whole}</Notice>
      </div>
    );
  }
  return (
    <div className={styles.list} lang={lang}>
      {children}
      <p className={styles.foot}>
        <span className={styles.count}>{count}</span>
        {whole}
      </p>
    </div>
  );
}
