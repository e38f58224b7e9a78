import type { PageContext } from '#src/client/page-context.ts';
import { pageHead } from '#src/client/page-head.ts';
import { languageTags, type Language } from '#src/i18n/languages.ts';
import { articleMessages } from '#src/i18n/messages/article.ts';
import { localPath, pages } from '#src/urls.ts';
import type { ArticleData } from './article-page.tsx';

type Context = Pick<PageContext, 'language' | 'origin'>;

/**
 * Head of an article's document. Whatever address led to it, the canonical one names its own type and name,
 * in a language that it is written in.
 */
export function articleHead({ article }: ArticleData, context: Context, siteName: string) {
  const { title, summary, language, languages } = article;
  const m = articleMessages(context.language);
  const path = pages.article(article);
  const head = pageHead(
    { ...context, language },
    { title: `${title} | ${m.insights}`, siteName, description: summary, path },
  );
  const addressIn = (one: Language) => context.origin + localPath(one, path);
  const written = new Set([...languages.map((one) => languageTags[one]), 'x-default']);
  return {
    meta: head.meta.map((tag) =>
      'property' in tag && tag.property === 'og:type' ? { ...tag, content: 'article' } : tag,
    ),
    links: head.links.filter((link) => !('hrefLang' in link) || written.has(link.hrefLang)),
    scripts: [
      {
        type: 'application/ld+json',
        children: asScript(structuredData(article, addressIn(language), siteName)),
      },
    ],
  };
}

/** What search engines read of an article (schema.org). */
function structuredData(article: ArticleData['article'], url: string, siteName: string) {
  return {
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
    publisher: { '@type': 'Organization', name: siteName },
    mainEntityOfPage: url,
  };
}

/** No text in it can end the script. */
function asScript(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}
