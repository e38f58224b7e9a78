import type { PageContext } from '#src/client/page-context.ts';
import { pageHead } from '#src/client/page-head.ts';
import { insightsMessages } from '#src/i18n/messages/insights.ts';
import { localPath, pages } from '#src/urls.ts';
import type { InsightsData } from './insights-page.tsx';

/** Head of the list's document, with the feed of new articles. Filtered lists name the plain one as theirs. */
export function insightsHead(
  { kind }: InsightsData,
  context: Pick<PageContext, 'language' | 'origin'>,
  siteName: string,
) {
  const m = insightsMessages(context.language);
  const head = pageHead(context, {
    title: kind ? `${kind.label} | ${m.title}` : m.title,
    siteName,
    description: kind ? m.leadOf(kind.label) : m.lead,
    path: pages.insights(kind?.value),
  });
  const feed = {
    rel: 'alternate',
    type: 'application/atom+xml',
    title: `${m.title} | ${siteName}`,
    href: context.origin + localPath(context.language, pages.insightsFeed),
  };
  return { ...head, links: [...head.links, feed] };
}
