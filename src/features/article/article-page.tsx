import type { ArticleAnswer, Insight } from '#src/contract/api/insights.ts';
import { languageFacts, type Language } from '#src/domain/language.ts';
import { articleMessages } from '#src/i18n/messages/articles/article.ts';
import { contentPageMessages } from '#src/i18n/messages/site/content-pages.ts';
import { InsightGrid } from '#src/insight-cards/insight-grid.tsx';
import { Container, Section } from '#src/ui/layout.tsx';
import { OnThisPage } from '#src/ui/on-this-page.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { formPages } from '#src/urls.ts';
import { ArticleAuthors, type Author } from './article-authors.tsx';
import { ArticleBody } from './article-body.tsx';
import { articleHeadings } from './article-headings.ts';
import { ArticleIndexes } from './article-indexes.tsx';
import { ArticleTitle } from './article-title.tsx';
import styles from './article-page.module.css';

export type ArticleData = {
  article: ArticleAnswer;
  /** In the order in which the article names them. */
  authors: readonly Author[];
  recommended: readonly Insight[];
};

/** One article: text, figures, its indexes, who wrote it and what to read next. */
export function ArticlePage({ language, data }: { language: Language; data: ArticleData }) {
  const { article, authors, recommended } = data;
  const m = articleMessages(language);
  const headings = articleHeadings(article.blocks);
  const lang = article.language === language ? undefined : languageFacts[article.language].tag;
  return (
    <Container>
      <article>
        <ArticleTitle language={language} article={article} lang={lang} />
        <div className={styles.columns}>
          <div className={styles.text} lang={lang}>
            <ArticleBody language={article.language} blocks={article.blocks} />
          </div>
          <div className={styles.aside}>
            <div className={styles.beside}>
              {headings.length > 1 ? (
                <div className={styles.contents}>
                  <OnThisPage
                    title={contentPageMessages(language).onThisPage}
                    headings={headings}
                    lang={lang}
                  />
                </div>
              ) : null}
              {article.indexes.length > 0 ? (
                <ArticleIndexes language={language} indexes={article.indexes} />
              ) : null}
              <ArticleAuthors language={language} authors={authors} />
            </div>
          </div>
        </div>
        <p className={styles.subscribe} data-print="no">
          <PageLink href={formPages.subscribe}>{m.subscribe}</PageLink>
        </p>
        <p className={styles.disclaimer}>{m.disclaimer}</p>
      </article>
      {recommended.length > 0 ? (
        <div className={styles.recommended} data-print="no">
          <Section title={m.recommended}>
            <InsightGrid language={language} insights={recommended} headings="h3" />
          </Section>
        </div>
      ) : null}
    </Container>
  );
}
