import { Hono, type Context } from 'hono';
import type * as z from 'zod';
import { noticeFeedQuery } from '#src/contract/api/endpoints/notice-endpoints.ts';
import { languages, type Language } from '#src/domain/language.ts';
import { noticeMessages } from '#src/i18n/messages/lists/notices.ts';
import { localPath, pages, withQuery } from '#src/urls.ts';
import { noticesFollowed } from '#src/urls/feeds.ts';
import { atomDocument } from '../feeds/atom-document.ts';
import type { Feed } from '../feeds/feed.ts';
import { feedSourceAsOf } from '../feeds/feed-source.ts';
import { jsonFeed } from '../feeds/json-feed.ts';
import { answerProblem } from '../http/problems.ts';
import { queryReader } from '../http/read-query.ts';
import { sendAnswer } from '../http/send-answer.ts';
import { siteTexts } from '../site/site-texts.ts';
import type { ApiDeps, Stored } from '../source.ts';
import { calendarOf } from './calendar.ts';
import { noticeEntries, noticeEvents } from './notice-entries.ts';
import { followedNotices } from './notices.ts';

type Deps = Pick<ApiDeps, 'snapshot' | 'store' | 'publicUrl' | 'log'>;
type Asked = z.output<typeof noticeFeedQuery>;

const numberOfEntries = 50;
const mostReviews = 200;

const read = queryReader(noticeFeedQuery);

/** Media types of the files that are followed. */
export const followedTypes = {
  atom: 'application/atom+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
  calendar: 'text/calendar; charset=utf-8',
} as const;

/**
 * Notices to follow, as the filters of their list narrow them: as an Atom and a JSON feed, and the reviews, past and coming, as
 * a calendar.
 */
export function noticeFiles(deps: Deps): Hono {
  const app = new Hono();
  app.onError(answerProblem(deps.log));
  const paths = noticesFollowed();
  for (const language of languages) {
    for (const [kind, write] of [
      ['atom', atomDocument],
      ['json', jsonFeed],
    ] as const) {
      app.get(localPath(language, paths[kind]), async (c) => {
        const asked = read(new URL(c.req.url).searchParams);
        const { source, sent } = await feedSourceAsOf(asked.asof, deps);
        const text = write(await feedOf(deps, source, { asked, language, kind }));
        return sendAnswer(c, { text, contentType: followedTypes[kind], ...sent });
      });
    }
    app.get(localPath(language, paths.calendar), (c) => answerCalendar(c, deps, language));
  }
  return app;
}

type FeedAsked = { asked: Asked; language: Language; kind: 'atom' | 'json' };

async function feedOf(
  { publicUrl }: Deps,
  source: Stored,
  { asked, language, kind }: FeedAsked,
): Promise<Feed> {
  const { page, ...filters } = asked;
  const { snapshot } = source;
  const { site } = await siteTexts(source);
  const found = followedNotices({ ...asked, size: numberOfEntries }, snapshot, language);
  const { title, lead } = noticeMessages(language);
  const at = (number: number) =>
    noticesFollowed({ ...filters, page: number > 1 ? number : undefined })[kind];
  return {
    language,
    publicUrl,
    siteName: site.name,
    title,
    subtitle: lead,
    path: withQuery(pages.notices, filters),
    feedPath: at(page),
    beside: {
      newer: page > 1 ? at(page - 1) : null,
      older: found.total > page * numberOfEntries ? at(page + 1) : null,
    },
    entries: await noticeEntries(found.notices, source, language),
  };
}

async function answerCalendar(c: Context, deps: Deps, language: Language): Promise<Response> {
  const asked = read(new URL(c.req.url).searchParams);
  const { source, sent } = await feedSourceAsOf(asked.asof, deps);
  const { site } = await siteTexts(source);
  const reviews = {
    ...asked,
    type: asked.type ?? (['review'] as const).slice(),
    size: mostReviews,
  };
  const { notices } = followedNotices(reviews, source.snapshot, language);
  const { publicUrl } = deps;
  return sendAnswer(c, {
    text: calendarOf({
      name: `${site.name}: ${noticeMessages(language).title}`,
      events: await noticeEvents(notices, source, { language, publicUrl }),
    }),
    contentType: followedTypes.calendar,
    ...sent,
  });
}
