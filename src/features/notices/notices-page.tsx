import type { Part } from '#src/client/calls/parts.ts';
import type { ListedNotice } from '#src/contract/api/endpoints/notice-endpoints.ts';
import type { FilterOption } from '#src/contract/api/indexes/portfolios.ts';
import type { Language } from '#src/domain/language.ts';
import { noticeLabels, noticeMessages } from '#src/i18n/messages/lists/notices.ts';
import { ListHead } from '#src/list-page/list-head.tsx';
import { ListPage } from '#src/list-page/list-page.tsx';
import type { ListQuery } from '#src/list-page/list-query.ts';
import type { ListRows } from '#src/list-page/list-results.tsx';
import { localPath } from '#src/urls.ts';
import { noticesFollowed } from '#src/urls/feeds.ts';
import { noticeColumns } from './notice-columns.tsx';
import styles from './notice-page.module.css';

export type NoticesData = {
  query: ListQuery;
  /** Null when they could not be loaded. */
  options: Part<readonly FilterOption[]>;
  rows: ListRows<ListedNotice>;
};

/** What the provider announces about its indexes. */
export function NoticesPage({ language, data }: { language: Language; data: NoticesData }) {
  const { query, options, rows } = data;
  const m = noticeMessages(language);
  // As the list is narrowed, so is what is followed.
  const followed = noticesFollowed({ filterPattern: query.filterPattern, ...query.filters });
  const ways = (
    <span className={styles.ways}>
      <a href={localPath(language, followed.atom)} type="application/atom+xml">
        {m.feed}
      </a>
      <a href={localPath(language, followed.json)} type="application/feed+json">
        {m.jsonFeed}
      </a>
      <a href={localPath(language, followed.calendar)} type="text/calendar">
        {m.calendar}
      </a>
    </span>
  );
  return (
    <ListPage
      language={language}
      query={query}
      texts={m}
      head={<ListHead title={m.title} lead={m.lead} notice={ways} />}
      options={options}
      filterNames={noticeLabels(language)}
      rows={rows}
      table={{
        // A row is there for its title, which is read whole.
        density: 'close',
        caption: m.caption,
        columns: noticeColumns(language, query),
        rowKey: ({ noticeId }) => noticeId,
      }}
    />
  );
}
