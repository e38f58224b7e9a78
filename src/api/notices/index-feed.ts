import { Hono, type Context } from 'hono';
import type { ListedNotice } from '#src/contract/api/endpoints/notice-endpoints.ts';
import { languages, type Language } from '#src/domain/language.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { noticeMessages } from '#src/i18n/messages/lists/notices.ts';
import { labels } from '#src/i18n/messages/charts/labels.ts';
import { localPath, pages, withQuery } from '#src/urls.ts';
import { indexFollowed, indexFollowedPaths } from '#src/urls/feeds.ts';
import { atomDocument } from '../feeds/atom-document.ts';
import type { Feed } from '../feeds/feed.ts';
import { archivedPart, pagedPart, type FeedPart } from '../feeds/feed-part.ts';
import { atomSource, feedSource, jsonSource, releasedAt } from '../feeds/feed-source.ts';
import { jsonFeed } from '../feeds/json-feed.ts';
import { answerProblem } from '../http/problems.ts';
import { sendAnswer } from '../http/send-answer.ts';
import {
  correctedReleases,
  correctionEntry,
  type CorrectedRelease,
} from '../corrections/corrections-feed.ts';
import { nextDueOf, publicationOf } from '../levels/next-due-of.ts';
import { resolveIndex } from '../indexes/resolve-index.ts';
import { siteTexts } from '../site/site-texts.ts';
import type { ApiDeps, Stored } from '../source.ts';
import { calendarOf, type CalendarEvent } from './calendar.ts';
import { noticeEntries, noticeEvents } from './notice-entries.ts';
import { followedTypes } from './notice-files.ts';
import { followedNotices } from './notices.ts';

type Deps = Pick<ApiDeps, 'snapshot' | 'store' | 'publicUrl' | 'log'>;
type Place = { language: Language; publicUrl: string };

const mostReviews = 200;

/** The feeds of an index (notices and corrections) and its calendar (reviews and the next level). */
export function indexFeeds(deps: Deps): Hono {
  const app = new Hono();
  app.onError(answerProblem(deps.log));
  for (const language of languages) {
    const place = { language, publicUrl: deps.publicUrl };
    app.get(localPath(language, indexFollowedPaths.atom), async (c) => {
      const { source, sent, archive, asof } = await atomSource(c, deps);
      const index = indexAsked(c, source);
      const addressOf = (month?: string) =>
        withQuery(indexFollowed(index.fundId).atom, { archive: month, asof });
      const part = archivedPart(await listEntries(index, source, language), archive, addressOf);
      const text = atomDocument(await feedOf(index, source, place, part));
      return sendAnswer(c, { text, contentType: followedTypes.atom, ...sent });
    });
    app.get(localPath(language, indexFollowedPaths.json), async (c) => {
      const { source, sent, page, asof } = await jsonSource(c, deps);
      const index = indexAsked(c, source);
      const addressOf = (of?: number) =>
        withQuery(indexFollowed(index.fundId).json, { page: of, asof });
      const part = pagedPart(await listEntries(index, source, language), page, addressOf);
      const text = jsonFeed(await feedOf(index, source, place, part));
      return sendAnswer(c, { text, contentType: followedTypes.json, ...sent });
    });
    app.get(localPath(language, indexFollowedPaths.calendar), async (c) => {
      const { source, sent } = await feedSource(c, deps);
      const text = await calendarOfIndex(c, source, place);
      return sendAnswer(c, { text, contentType: followedTypes.calendar, ...sent });
    });
  }
  return app;
}

const indexAsked = (c: Context, { snapshot }: Stored) =>
  resolveIndex(snapshot, c.req.param('fundId') ?? '');

type FeedItem = { date: string; notice: ListedNotice } | (CorrectedRelease & { notice?: never });

/** All notices and corrections of an index, newest first. */
async function listEntries(
  { fundId }: { fundId: string },
  source: Stored,
  language: Language,
): Promise<FeedItem[]> {
  const notices = followedNotices({ index: fundId }, source.snapshot, language);
  const corrected = await correctedReleases(source, { fundId: [fundId] });
  return [...notices.map((notice) => ({ date: notice.date, notice })), ...corrected].toSorted(
    (one, other) => other.date.localeCompare(one.date),
  );
}

async function feedOf(
  { fundId, name }: { fundId: string; name: string },
  source: Stored,
  { language, publicUrl }: Place,
  { shown, place }: FeedPart<FeedItem>,
): Promise<Feed> {
  const { site } = await siteTexts(source);
  const notices = shown.flatMap(({ notice }) => notice ?? []);
  const entries = [
    ...(await noticeEntries(notices, source, language)),
    ...shown.flatMap((one) => (one.notice ? [] : correctionEntry(source, language, one))),
  ];
  const { title, lead } = noticeMessages(language);
  return {
    language,
    publicUrl,
    siteName: site.name,
    title: labels(language).labelled(name, title),
    subtitle: lead,
    path: pages.indexDetails(fundId),
    place,
    released: await releasedAt(source),
    entries: entries.toSorted((one, other) => other.date.localeCompare(one.date)),
  };
}

async function calendarOfIndex(c: Context, source: Stored, place: Place): Promise<string> {
  const index = indexAsked(c, source);
  const { site } = await siteTexts(source);
  const query = { index: index.fundId, type: ['review' as const] };
  const notices = followedNotices(query, source.snapshot, place.language, mostReviews);
  // As of an earlier release no level is awaited: it has come, or a later release says that it is late.
  const due = source.isPast ? null : nextDueOf(publicationOf(index), site.calendar);
  return calendarOf({
    name: `${index.name} | ${site.name}`,
    events: [
      ...(await noticeEvents(notices, source, place)),
      ...(due ? [nextLevel(due, index, source, place)] : []),
    ],
  });
}

/** One event that is moved with every new level. */
function nextLevel(
  { date, by }: { date: string; by: string },
  { fundId, name, lastDate }: { fundId: string; name: string; lastDate: string | null },
  { snapshot }: Stored,
  { language, publicUrl }: Place,
): CalendarEvent {
  const m = noticeMessages(language);
  return {
    uid: `next-level-${fundId}@${new URL(publicUrl).host}`,
    at: by,
    title: m.nextLevel(name),
    description: m.nextLevelOf(formatDate(language, date)),
    url: publicUrl + localPath(language, pages.indexDetails(fundId)),
    sequence: snapshot.release,
    changed: lastDate ?? date,
  };
}
