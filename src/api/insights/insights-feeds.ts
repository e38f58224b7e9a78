import { Hono } from 'hono';
import { languages } from '#src/domain/language.ts';
import { findItems } from '#src/store/items/items.ts';
import { localText } from '#src/i18n/local-text.ts';
import { localPath, pages, withQuery } from '#src/urls.ts';
import { archivedPart } from '../feeds/feed-part.ts';
import { atomSource, releasedAt } from '../feeds/feed-source.ts';
import { answerProblem } from '../http/problems.ts';
import { sendAnswer } from '../http/send-answer.ts';
import { siteTexts } from '../site/site-texts.ts';
import type { ApiDeps } from '../source.ts';
import { atomFeed } from './atom-feed.ts';
import { newestOf, toInsights } from './insight-lists.ts';

/** The newest articles of each language as an Atom feed; a language has only what is written in it. */
export function insightsFeeds(
  deps: Pick<ApiDeps, 'snapshot' | 'store' | 'publicUrl' | 'log'>,
): Hono {
  const app = new Hono();
  app.onError(answerProblem(deps.log));
  for (const language of languages) {
    app.get(localPath(language, pages.insightsFeed), async (c) => {
      const { source, sent, archive, asof } = await atomSource(c, deps);
      const addressOf = (month?: string) => withQuery(pages.insightsFeed, { archive: month, asof });
      const { shown, place } = archivedPart(newestOf(language, source), archive, addressOf);
      const [insights, { site }, bodies] = await Promise.all([
        toInsights(shown, language, source),
        siteTexts(source),
        findItems(
          source.db,
          source.snapshot.release,
          'article',
          shown.map(({ key }) => key),
        ),
      ]);
      const feed = {
        language,
        publicUrl: deps.publicUrl,
        siteName: site.name,
        subtitle: localText(site.tagline, language),
        insights: insights.map((insight, at) => ({ ...insight, blocks: bodies[at]?.blocks ?? [] })),
        place,
        released: await releasedAt(source),
      };
      return sendAnswer(c, {
        text: atomFeed(feed),
        contentType: 'application/atom+xml; charset=utf-8',
        ...sent,
      });
    });
  }
  return app;
}
