import type { StructuredData } from '#src/client/page/request-context.ts';
import type { ArticleAnswer } from '#src/contract/api/insights.ts';
import { languageFacts } from '#src/domain/language.ts';
import { localPath, pages } from '#src/urls.ts';

/** Structured data of an article (schema.org). */
export function articleStructuredData(article: ArticleAnswer, origin: string): StructuredData {
  return {
    '@type': 'Article',
    headline: article.title,
    description: article.summary,
    datePublished: article.date,
    dateModified: article.updated ?? article.date,
    inLanguage: languageFacts[article.language].tag,
    author: article.strategists.map(({ name, role }) => ({
      '@type': 'Person',
      name,
      jobTitle: role,
    })),
    publisher: { '@id': `${origin}/#organization` },
    mainEntityOfPage: origin + localPath(article.language, pages.article(article)),
  };
}
