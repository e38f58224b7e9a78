import type { ListedNotice } from '#src/contract/api/endpoints/notice-endpoints.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { noFigure } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { noticeMessages } from '#src/i18n/messages/lists/notices.ts';
import { columnSort, type ListQuery } from '#src/list-page/list-query.ts';
import { RowName } from '#src/list-page/columns/row-name.tsx';
import { EventMark } from '#src/ui/event-mark.tsx';
import type { Column } from '#src/ui/tables/data-table.tsx';
import { pages } from '#src/urls.ts';
import type { NoticeSortColumn } from './notice-query.ts';
import styles from './notice-columns.module.css';

export function noticeColumns(language: Language, query: ListQuery): Column<ListedNotice>[] {
  const m = noticeMessages(language);
  // Newest first unless the visitor chose otherwise.
  const standing = query.sort ?? { by: 'date', order: -1 as const };
  const sort = (column: NoticeSortColumn, first: 1 | -1 = 1) =>
    columnSort(query, standing, column, first);
  return [
    {
      key: 'title',
      heading: m.notice,
      className: styles.notice,
      sort: sort('title'),
      cell: ({ noticeId, title }) => <RowName href={pages.notice(noticeId)} name={title} />,
    },
    // Beside the name, where it is in sight on a phone: the list is in the order of its days.
    {
      key: 'date',
      heading: m.announced,
      align: 'end',
      isWhole: true,
      className: styles.day,
      sort: sort('date', -1),
      cell: ({ date }) => formatDate(language, date),
    },
    {
      key: 'type',
      heading: m.type,
      className: styles.type,
      sort: sort('type'),
      cell: ({ type }) => <EventMark>{type.label}</EventMark>,
    },
    {
      key: 'effectiveDate',
      heading: m.effective,
      align: 'end',
      isWhole: true,
      className: styles.day,
      sort: sort('effectiveDate', -1),
      cell: ({ effectiveDate }) =>
        effectiveDate === null ? noFigure : formatDate(language, effectiveDate),
    },
  ];
}
