import type { PageFacts } from '#src/client/page-head.ts';
import type { ArticleAnswer } from '#src/contract/api/insights.ts';
import { languageTags, type Language } from '#src/i18n/languages.ts';
import { articleMessages } from '#src/i18n/messages/article.ts';
import { localPath, pages } from '#src/urls.ts';

/**
 * What an article's document says of itself. Whatever address led to it, the canonical one names its own
 * type and name, in a language that it is written in.
 */
export function articleHead(article: ArticleAnswer, language: Language): PageFacts {
  return {
    title: `${article.title} | ${articleMessages(language).insights}`,
    description: article.summary,
    path: pages.article(article),
    writtenIn: article.languages,
    isArticle: true,
    feed: pages.insightsFeed,
  };
}

/** What search engines read of an article (schema.org), as the text of a script that none of it can end. */
export function articleData(article: ArticleAnswer, origin: string): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.title,
    description: article.summary,
    datePublished: article.date,
    dateModified: article.updated ?? article.date,
    inLanguage: languageTags[article.language],
    author: article.strategists.map(({ name, role }) => ({
      '@type': 'Person',
      name,
      jobTitle: role,
    })),
    mainEntityOfPage: origin + localPath(article.language, pages.article(article)),
  };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
