import { Hono, type Context } from 'hono';
import { languages, type Language } from '#src/domain/language.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { noticeMessages } from '#src/i18n/messages/lists/notices.ts';
import { localPath, pages } from '#src/urls.ts';
import { indexFollowed, indexFollowedPaths } from '#src/urls/feeds.ts';
import { atomDocument } from '../feeds/atom-document.ts';
import { feedSource } from '../feeds/feed-source.ts';
import { jsonFeed } from '../feeds/json-feed.ts';
import { answerProblem } from '../http/problems.ts';
import { sendAnswer } from '../http/send-answer.ts';
import { correctionEntries } from '../corrections/corrections-feed.ts';
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

const numberOfEntries = 50;
const mostReviews = 200;

/** An index to follow: its notices and corrections as feeds; its reviews and when its next level is due as a calendar. */
export function indexFeeds(deps: Deps): Hono {
  const app = new Hono();
  app.onError(answerProblem(deps.log));
  for (const language of languages) {
    const place = { language, publicUrl: deps.publicUrl };
    for (const [kind, write] of [
      ['atom', atomDocument],
      ['json', jsonFeed],
    ] as const) {
      app.get(localPath(language, indexFollowedPaths[kind]), async (c) => {
        const { source, sent } = await feedSource(c, deps);
        const text = write(await feedOf(c, source, { ...place, kind }));
        return sendAnswer(c, { text, contentType: followedTypes[kind], ...sent });
      });
    }
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

async function feedOf(
  c: Context,
  source: Stored,
  { language, publicUrl, kind }: Place & { kind: 'atom' | 'json' },
) {
  const { fundId, name } = indexAsked(c, source);
  const { site } = await siteTexts(source);
  const asked = { index: fundId, page: 1, size: numberOfEntries };
  const { notices } = followedNotices(asked, source.snapshot, language);
  const entries = await Promise.all([
    noticeEntries(notices, source, language),
    correctionEntries(source, language, { fundId: [fundId] }),
  ]);
  const { title, lead } = noticeMessages(language);
  return {
    language,
    publicUrl,
    siteName: site.name,
    title: `${name}: ${title}`,
    subtitle: lead,
    path: pages.indexDetails(fundId),
    feedPath: indexFollowed(fundId)[kind],
    entries: entries
      .flat()
      .toSorted((a, b) => b.date.localeCompare(a.date))
      .slice(0, numberOfEntries),
  };
}

async function calendarOfIndex(c: Context, source: Stored, place: Place): Promise<string> {
  const index = indexAsked(c, source);
  const { site } = await siteTexts(source);
  const asked = { index: index.fundId, type: ['review' as const], page: 1, size: mostReviews };
  const { notices } = followedNotices(asked, source.snapshot, place.language);
  // As of an earlier release no level is awaited: it has come, or a later release says that it has not.
  const due = source.isPast ? null : nextDueOf(publicationOf(index), site.calendar);
  return calendarOf({
    name: `${index.name} | ${site.name}`,
    events: [
      ...(await noticeEvents(notices, source, place)),
      ...(due ? [nextLevel(due, index, source, place)] : []),
    ],
  });
}

/** One event that moves on with every level. */
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
