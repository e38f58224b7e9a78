import type { ArticleBlock } from '#src/contract/provider/article.ts';
import type { Insight } from '#src/contract/api/insights.ts';
import type { Language } from '#src/domain/language.ts';
import { insightsFeedMessages } from '#src/i18n/messages/articles/insight-labels.ts';
import { localPath, pages } from '#src/urls.ts';
import { escapedXml, type FeedPlace } from '../feeds/feed.ts';
import { atomDocument } from '../feeds/atom-document.ts';

type Feed = {
  language: Language;
  publicUrl: string;
  siteName: string;
  subtitle: string;
  insights: readonly (Insight & { blocks: readonly ArticleBlock[] })[];
  place: FeedPlace;
  released: string;
};

/** The Atom feed of articles. */
export function atomFeed({ insights, ...feed }: Feed): string {
  return atomDocument({
    ...feed,
    title: insightsFeedMessages(feed.language).title,
    path: pages.insights(),
    entries: insights.map((insight) => ({
      idPath: `/insights/article/${insight.articleId}`,
      path: pages.article(insight),
      title: insight.title,
      summary: insight.summary,
      content: contentOf(insight),
      date: insight.date,
      updated: insight.updated ?? insight.date,
      category: insight.type,
      authors: insight.strategists,
    })),
  });
}

/** The text; a chart is a link to the article that shows it. */
const contentOf = ({ blocks, ...insight }: Feed['insights'][number]): string =>
  blocks
    .map((block) => {
      if (block.kind === 'html') return block.html;
      const path = localPath(insight.language, pages.article(insight));
      return `<p><a href="${escapedXml(path)}">${escapedXml(block.title)}</a></p>`;
    })
    .join('');
