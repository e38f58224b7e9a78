import type { SectionProps } from '../section.ts';
import type { NoticesParts } from './load-notices.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { formatCount, noFigure } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { surroundingsMessages } from '#src/i18n/messages/indexes/index-surroundings.ts';
import { EventMark } from '#src/ui/event-mark.tsx';
import { DataTable, type Column } from '#src/ui/tables/data-table.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { pages, withQuery } from '#src/urls.ts';
import showAll from '../constituents/show-all.module.css';
import styles from './notices-view.module.css';

/** What the provider has announced about the index: reviews, changes, corrections. */
export function NoticesView({ data, language }: SectionProps<NoticesParts, 'notices'>) {
  const { fundId, notices } = data;
  const m = surroundingsMessages(language);
  return (
    <>
      <DataTable
        caption={m.noticesCaption}
        columns={columnsOf(language)}
        rows={notices.notices}
        rowKey={({ noticeId }) => noticeId}
        density="compact"
      />
      {notices.notices.length < notices.totalNotices ? (
        <p className={showAll.showAll} data-print="no">
          <PageLink href={withQuery(pages.notices, { index: fundId })}>
            {m.allNotices(formatCount(language, notices.totalNotices))}
          </PageLink>
        </p>
      ) : null}
    </>
  );
}

type Notice = Exclude<NoticesParts['notices'], 'failed'>['notices'][number];

function columnsOf(language: Language): Column<Notice>[] {
  const m = surroundingsMessages(language);
  return [
    {
      key: 'title',
      heading: m.notice,
      className: styles.notice,
      cell: ({ noticeId, title }) => <PageLink href={pages.notice(noticeId)}>{title}</PageLink>,
    },
    { key: 'type', heading: m.noticeType, cell: ({ type }) => <EventMark>{type.label}</EventMark> },
    {
      key: 'date',
      heading: m.announced,
      align: 'end',
      isWhole: true,
      cell: ({ date }) => formatDate(language, date),
    },
    {
      key: 'effective',
      heading: m.effective,
      align: 'end',
      isWhole: true,
      cell: ({ effectiveDate }) =>
        effectiveDate === null ? noFigure : formatDate(language, effectiveDate),
    },
  ];
}
