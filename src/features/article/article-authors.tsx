import type { Language } from '#src/domain/language.ts';
import { articleMessages } from '#src/i18n/messages/articles/article.ts';
import { PageLink } from '#src/ui/page-link.tsx';
import { pages, withQuery } from '#src/urls.ts';
import styles from './article-authors.module.css';

export type Author = { strategist: string; name: string; role: string; biography: string };

type ArticleAuthorsProps = { language: Language; authors: readonly Author[] };

/** The authors of the article, with links to their other articles. */
export function ArticleAuthors({ language, authors }: ArticleAuthorsProps) {
  const m = articleMessages(language);
  if (authors.length === 0) return null;
  return (
    <section className={styles.authors} aria-labelledby="article-authors">
      <h2 id="article-authors" className={styles.title}>
        {authors.length === 1 ? m.author : m.authors}
      </h2>
      <ul role="list" className={styles.list}>
        {authors.map(({ strategist, name, role, biography }) => (
          <li key={strategist}>
            <p className={styles.name}>{name}</p>
            <p className={styles.role}>{role}</p>
            <p className={styles.biography}>{biography}</p>
            <p className={styles.more} data-print="no">
              <PageLink href={withQuery(pages.insights(), { strategist })}>
                {m.moreBy(name)}
              </PageLink>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
