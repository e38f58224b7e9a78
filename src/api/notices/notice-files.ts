import { Hono, type Context } from 'hono';
import type * as z from 'zod';
import {
  noticeFollowedQueries,
  type ListedNotice,
} from '#src/contract/api/endpoints/notice-endpoints.ts';
import { languages, type Language } from '#src/domain/language.ts';
import { noticeMessages } from '#src/i18n/messages/lists/notices.ts';
import { labels } from '#src/i18n/messages/charts/labels.ts';
import { localPath, pages, withQuery } from '#src/urls.ts';
import { noticesFollowed } from '#src/urls/feeds.ts';
import { atomDocument } from '../feeds/atom-document.ts';
import type { Feed } from '../feeds/feed.ts';
import { archivedPart, pagedPart, type FeedPart } from '../feeds/feed-part.ts';
import { feedSourceAsOf, releasedAt } from '../feeds/feed-source.ts';
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
type FollowedQuery<Kind extends keyof typeof noticeFollowedQueries> = z.output<
  (typeof noticeFollowedQueries)[Kind]
>;

const mostReviews = 200;

const read = {
  atom: queryReader(noticeFollowedQueries.atom),
  json: queryReader(noticeFollowedQueries.json),
  calendar: queryReader(noticeFollowedQueries.calendar),
};

/** Media types of feeds and calendars. */
export const followedTypes = {
  atom: 'application/atom+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
  calendar: 'text/calendar; charset=utf-8',
} as const;

/**
 * Feeds and calendars of notices under the filters of their list: Atom, JSON Feed, and past and coming reviews as
 * iCalendar.
 */
export function noticeFiles(deps: Deps): Hono {
  const app = new Hono();
  app.onError(answerProblem(deps.log));
  const paths = noticesFollowed();
  for (const language of languages) {
    app.get(localPath(language, paths.atom), async (c) => {
      const request = read.atom(new URL(c.req.url).searchParams);
      const { source, sent } = await feedSourceAsOf(request.asof, deps);
      const text = atomDocument(await atomOf({ deps, source, language }, request));
      return sendAnswer(c, { text, contentType: followedTypes.atom, ...sent });
    });
    app.get(localPath(language, paths.json), async (c) => {
      const query = read.json(new URL(c.req.url).searchParams);
      const { source, sent } = await feedSourceAsOf(query.asof, deps);
      const text = jsonFeed(await jsonOf({ deps, source, language }, query));
      return sendAnswer(c, { text, contentType: followedTypes.json, ...sent });
    });
    app.get(localPath(language, paths.calendar), (c) => answerCalendar(c, deps, language));
  }
  return app;
}

type Place = { deps: Deps; source: Stored; language: Language };

function atomOf(place: Place, { archive, ...filters }: FollowedQuery<'atom'>): Promise<Feed> {
  const all = followedNotices(filters, place.source.snapshot, place.language);
  const addressOf = (month?: string) => noticesFollowed({ ...filters, archive: month }).atom;
  return feedOf(place, filters, archivedPart(all, archive, addressOf));
}

function jsonOf(place: Place, { page, ...filters }: FollowedQuery<'json'>): Promise<Feed> {
  const all = followedNotices(filters, place.source.snapshot, place.language);
  const addressOf = (of?: number) => noticesFollowed({ ...filters, page: of }).json;
  return feedOf(place, filters, pagedPart(all, page, addressOf));
}

async function feedOf(
  { deps: { publicUrl }, source, language }: Place,
  filters: FollowedQuery<'calendar'>,
  { shown, place }: FeedPart<ListedNotice>,
): Promise<Feed> {
  const { site } = await siteTexts(source);
  const { title, lead } = noticeMessages(language);
  return {
    language,
    publicUrl,
    siteName: site.name,
    title,
    subtitle: lead,
    path: withQuery(pages.notices, filters),
    place,
    released: await releasedAt(source),
    entries: await noticeEntries(shown, source, language),
  };
}

async function answerCalendar(c: Context, deps: Deps, language: Language): Promise<Response> {
  const query = read.calendar(new URL(c.req.url).searchParams);
  const { source, sent } = await feedSourceAsOf(query.asof, deps);
  const { site } = await siteTexts(source);
  const reviews = { ...query, type: query.type ?? (['review'] as const).slice() };
  const notices = followedNotices(reviews, source.snapshot, language, mostReviews);
  const { publicUrl } = deps;
  return sendAnswer(c, {
    text: calendarOf({
      name: labels(language).labelled(site.name, noticeMessages(language).title),
      events: await noticeEvents(notices, source, { language, publicUrl }),
    }),
    contentType: followedTypes.calendar,
    ...sent,
  });
}
