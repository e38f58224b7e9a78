import { Hono } from 'hono';
import { languages } from '#src/domain/language.ts';
import { localText } from '#src/i18n/local-text.ts';
import { localPath, pages } from '#src/urls.ts';
import { feedSource } from '../feeds/feed-source.ts';
import { answerProblem } from '../http/problems.ts';
import { sendAnswer } from '../http/send-answer.ts';
import { siteTexts } from '../site/site-texts.ts';
import type { ApiDeps } from '../source.ts';
import { atomFeed } from './atom-feed.ts';
import { newestOf } from './insight-lists.ts';

/** Articles in a feed: a reader that asks once a month misses none. */
const numberOfEntries = 30;

/** The newest articles of each language as an Atom feed; a language has only what is written in it. */
export function insightsFeeds(
  deps: Pick<ApiDeps, 'snapshot' | 'store' | 'publicUrl' | 'log'>,
): Hono {
  const app = new Hono();
  app.onError(answerProblem(deps.log));
  for (const language of languages) {
    app.get(localPath(language, pages.insightsFeed), async (c) => {
      const { source, sent } = await feedSource(c, deps);
      const [insights, { site }] = await Promise.all([
        newestOf(language, numberOfEntries, source),
        siteTexts(source),
      ]);
      const feed = {
        language,
        publicUrl: deps.publicUrl,
        siteName: site.name,
        subtitle: localText(site.tagline, language),
        insights,
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
