import type { ListedNotice } from '#src/contract/api/endpoints/notice-endpoints.ts';
import type { Language } from '#src/domain/language.ts';
import { localText } from '#src/i18n/local-text.ts';
import { findItemChanges } from '#src/store/items/item-changes.ts';
import { findItems } from '#src/store/items/items.ts';
import { localPath, pages } from '#src/urls.ts';
import { htmlOf, type FeedEntry } from '../feeds/feed.ts';
import type { Stored } from '../source.ts';
import type { CalendarEvent } from './calendar.ts';

type DescribedNotice = ListedNotice & { paragraphs: string[]; changes: number; changed: string };

/** Notices with their texts, and how often and when they were changed since publication. */
async function describeNotices(
  notices: readonly ListedNotice[],
  { snapshot: { release }, db }: Stored,
  language: Language,
): Promise<DescribedNotice[]> {
  const keys = notices.map(({ noticeId }) => noticeId);
  const [bodies, changes] = await Promise.all([
    findItems(db, release, 'notice', keys),
    findItemChanges(db, release, 'notice', keys),
  ]);
  const texts = new Map(
    bodies.map((body) => [body.noticeId, localText(body.paragraphs, language)]),
  );
  return notices.map((notice) => ({
    ...notice,
    paragraphs: texts.get(notice.noticeId) ?? [],
    ...(changes.get(notice.noticeId) ?? { changes: 0, changed: notice.date }),
  }));
}

/** Notices as entries of a feed. */
export async function noticeEntries(
  notices: readonly ListedNotice[],
  source: Stored,
  language: Language,
): Promise<FeedEntry[]> {
  const described = await describeNotices(notices, source, language);
  return described.map(({ noticeId, title, date, changed, type, paragraphs }) => ({
    idPath: pages.notice(noticeId),
    path: pages.notice(noticeId),
    title,
    summary: paragraphs[0] ?? title,
    content: htmlOf(paragraphs),
    date,
    updated: changed,
    category: type,
    authors: [],
  }));
}

/** Notices with an effective date, as events of a calendar. */
export async function noticeEvents(
  notices: readonly ListedNotice[],
  source: Stored,
  { language, publicUrl }: { language: Language; publicUrl: string },
): Promise<CalendarEvent[]> {
  const host = new URL(publicUrl).host;
  const described = await describeNotices(notices, source, language);
  return described.flatMap(({ noticeId, title, effectiveDate, changes, changed, paragraphs }) =>
    effectiveDate === null
      ? []
      : [
          {
            uid: `${noticeId}@${host}`,
            at: effectiveDate,
            title,
            description: paragraphs.join('\n\n'),
            url: publicUrl + localPath(language, pages.notice(noticeId)),
            sequence: changes,
            changed,
          },
        ],
  );
}
