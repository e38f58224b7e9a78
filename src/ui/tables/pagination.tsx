import { PageLink } from '../page-link.tsx';
import { shownPages } from './shown-pages.ts';
import styles from './pagination.module.css';

type PaginationProps = {
  label: string;
  page: number;
  numberOfPages: number;
  href: (page: number) => string;
  texts: { previous: string; next: string; page: (number: string) => string };
  format: (number: number) => string;
};

/** Links to the pages of a list; long ranges are abbreviated. */
export function Pagination({ label, page, numberOfPages, href, texts, format }: PaginationProps) {
  if (numberOfPages <= 1) return null;
  return (
    <nav aria-label={label} className={styles.pagination} data-print="no">
      {page > 1 ? (
        <PageLink href={href(page - 1)} className={styles.step} rel="prev">
          {texts.previous}
        </PageLink>
      ) : null}
      <ol role="list" className={styles.pages}>
        {shownPages(page, numberOfPages).map((shown, index, all) => (
          <li
            key={shown}
            className={shown - (all[index - 1] ?? 0) > 1 ? styles.afterGap : undefined}
          >
            <PageLink
              href={href(shown)}
              className={styles.page}
              label={texts.page(format(shown))}
              current={shown === page ? 'page' : undefined}
              takesFocus={shown === page}
            >
              {format(shown)}
            </PageLink>
          </li>
        ))}
      </ol>
      {page < numberOfPages ? (
        <PageLink href={href(page + 1)} className={styles.step} rel="next">
          {texts.next}
        </PageLink>
      ) : null}
    </nav>
  );
}
