import type { PageFacts } from '#src/client/page/page-head.ts';
import type { Language } from '#src/domain/language.ts';
import { insightsMessages } from '#src/i18n/messages/articles/insights.ts';
import { pages } from '#src/urls.ts';
import type { InsightsData } from './insights-page.tsx';

/** What the list's document says of itself. Filtered lists name the plain one as theirs. */
export function insightsHead({ kind }: InsightsData, language: Language): PageFacts {
  const m = insightsMessages(language);
  return {
    title: kind ? `${kind.label} | ${m.title}` : m.title,
    description: kind ? m.leadOf(kind.label) : m.lead,
    path: pages.insights(kind?.value),
    feed: pages.insightsFeed,
  };
}
