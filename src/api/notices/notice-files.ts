import { Hono } from 'hono';
import { languages } from '#src/domain/language.ts';
import { noticeMessages } from '#src/i18n/messages/lists/notices.ts';
import { localPath, pages } from '#src/urls.ts';
import { atomDocument } from '../feeds/atom-document.ts';
import { feedSource } from '../feeds/feed-source.ts';
import { answerProblem } from '../http/problems.ts';
import { sendAnswer } from '../http/send-answer.ts';
import { siteTexts } from '../site/site-texts.ts';
import type { ApiDeps, Stored } from '../source.ts';
import { calendarOf } from './calendar.ts';
import { toListed } from './notices.ts';

const numberOfEntries = 50;
const mostReviews = 200;

/** Notices to subscribe to: all as an Atom feed, and the reviews from the newest notice on as a calendar. */
export function noticeFiles(deps: Pick<ApiDeps, 'snapshot' | 'store' | 'publicUrl' | 'log'>): Hono {
  const { publicUrl } = deps;
  const app = new Hono();
  app.onError(answerProblem(deps.log));
  for (const language of languages) {
    const { title, lead } = noticeMessages(language);
    const newest = ({ snapshot }: Stored, size: number, type?: string) => {
      const list = snapshot.catalogue.notices;
      const filters = type === undefined ? {} : { type: [type] };
      const sorted = { sortBy: 'date', sortOrder: -1, page: 1, size } as const;
      return list
        .screen({ filters, ...sorted })
        .rows.map((row) => toListed(list.row(row), language));
    };

    app.get(localPath(language, pages.noticesFeed), async (c) => {
      const { source, sent } = await feedSource(c, deps);
      const { site } = await siteTexts(source);
      const text = atomDocument({
        language,
        publicUrl,
        siteName: site.name,
        title,
        subtitle: lead,
        path: pages.notices,
        feedPath: pages.noticesFeed,
        entries: newest(source, numberOfEntries).map((notice) => ({
          idPath: pages.notice(notice.noticeId),
          path: pages.notice(notice.noticeId),
          title: notice.title,
          summary: notice.title,
          date: notice.date,
          updated: notice.date,
          category: notice.type,
          authors: [],
        })),
      });
      const contentType = 'application/atom+xml; charset=utf-8';
      return sendAnswer(c, { text, contentType, ...sent });
    });

    app.get(localPath(language, pages.reviewCalendar), async (c) => {
      const { source, sent } = await feedSource(c, deps);
      const { site } = await siteTexts(source);
      // What is to come as of the release, not of the clock: two answers of a release are the same bytes.
      const [latest] = newest(source, 1);
      const coming = newest(source, mostReviews, 'review').filter(
        ({ effectiveDate }) => (effectiveDate ?? '') > (latest?.date ?? ''),
      );
      const name = `${site.name}: ${title}`;
      return sendAnswer(c, {
        text: calendarOf({ language, publicUrl, name, notices: coming }),
        contentType: 'text/calendar; charset=utf-8',
        ...sent,
      });
    });
  }
  return app;
}
