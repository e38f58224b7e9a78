import { Hono } from 'hono';
import { languages } from '#src/i18n/languages.ts';
import { noticeMessages } from '#src/i18n/messages/notices.ts';
import { localPath, pages } from '#src/urls.ts';
import { atomDocument } from '../feeds/atom-document.ts';
import { sendAnswer } from '../http/send-answer.ts';
import { siteTexts } from '../site/site-texts.ts';
import type { ApiDeps } from '../source.ts';
import { calendarOf } from './calendar.ts';
import { toListed } from './notices.ts';

const numberOfEntries = 50;
const mostReviews = 200;

/** Notices to subscribe to: all as an Atom feed, and the reviews from the newest notice on as a calendar. */
export function noticeFiles(deps: Pick<ApiDeps, 'snapshot' | 'store' | 'publicUrl'>): Hono {
  const { publicUrl } = deps;
  const app = new Hono();
  for (const language of languages) {
    const { title, lead } = noticeMessages(language);
    const source = () => ({ snapshot: deps.snapshot(), db: deps.store.db });
    const newest = (snapshot: ReturnType<typeof deps.snapshot>, size: number, type?: string) => {
      const list = snapshot.catalogue.notices;
      const filters = type === undefined ? {} : { type: [type] };
      const sorted = { sortBy: 'date', sortOrder: -1, page: 1, size } as const;
      return list
        .screen({ filters, ...sorted })
        .rows.map((row) => toListed(list.row(row), language));
    };

    app.get(localPath(language, pages.noticesFeed), async (c) => {
      const { snapshot, db } = source();
      const { site } = await siteTexts({ snapshot, db });
      const text = atomDocument({
        language,
        publicUrl,
        siteName: site.name,
        title,
        subtitle: lead,
        path: pages.notices,
        feedPath: pages.noticesFeed,
        entries: newest(snapshot, numberOfEntries).map((notice) => ({
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
      return sendAnswer(c, { text, contentType, release: snapshot.release });
    });

    app.get(localPath(language, pages.reviewCalendar), async (c) => {
      const { snapshot, db } = source();
      const { site } = await siteTexts({ snapshot, db });
      // What is to come as of the release, not of the clock: two answers of a release are the same bytes.
      const [latest] = newest(snapshot, 1);
      const coming = newest(snapshot, mostReviews, 'review').filter(
        ({ effectiveDate }) => (effectiveDate ?? '') > (latest?.date ?? ''),
      );
      const name = `${site.name}: ${title}`;
      return sendAnswer(c, {
        text: calendarOf({ language, publicUrl, name, notices: coming }),
        contentType: 'text/calendar; charset=utf-8',
        release: snapshot.release,
      });
    });
  }
  return app;
}
