import type { Insight } from '#src/contract/api/insights.ts';
import type { Language } from '#src/domain/language.ts';
import { insightsFeedMessages } from '#src/i18n/messages/articles/insight-labels.ts';
import { pages } from '#src/urls.ts';
import type { FeedPlace } from '../feeds/feed.ts';
import { atomDocument } from '../feeds/atom-document.ts';

type Feed = {
  language: Language;
  publicUrl: string;
  siteName: string;
  subtitle: string;
  insights: readonly Insight[];
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
      date: insight.date,
      updated: insight.updated ?? insight.date,
      category: insight.type,
      authors: insight.strategists,
    })),
  });
}
