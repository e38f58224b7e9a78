import type { PageFacts } from '#src/client/page/page-head.ts';
import type { ArticleAnswer } from '#src/contract/api/insights.ts';
import type { Language } from '#src/domain/language.ts';
import { articleMessages } from '#src/i18n/messages/articles/article.ts';
import { pages } from '#src/urls.ts';
import { articleShare } from '#src/urls/chart-pictures.ts';

/**
 * What an article's document says of itself. Whatever address led to it, the canonical one names its own
 * type and name, in a language that it is written in.
 */
export function articleHead(
  article: ArticleAnswer,
  language: Language,
  asof: string | null = null,
): PageFacts {
  return {
    title: `${article.title} | ${articleMessages(language).insights}`,
    description: article.summary,
    path: pages.article(article),
    writtenIn: article.languages,
    published: article.date,
    feed: pages.insightsFeed,
    ...(article.blocks.some(hasLine)
      ? { sharePicture: articleShare(article.articleId, language, asof ?? undefined) }
      : {}),
  };
}

/** Whether the block has lines to draw in a share picture. */
const hasLine = (block: ArticleAnswer['blocks'][number]) =>
  block.kind === 'chart' && block.series.some(({ levels }) => levels.valueDeltas.length > 1);
