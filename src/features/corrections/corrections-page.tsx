import type { Part } from '#src/client/calls/parts.ts';
import type { LedgerCorrection } from '#src/contract/api/indexes/corrections.ts';
import type { FilterOption } from '#src/contract/api/indexes/portfolios.ts';
import type { Language } from '#src/domain/language.ts';
import { correctionLabels, correctionMessages } from '#src/i18n/messages/indexes/corrections.ts';
import { correctionColumns, correctionKey } from '#src/list-page/columns/correction-columns.tsx';
import { RowName } from '#src/list-page/columns/row-name.tsx';
import { ListHead } from '#src/list-page/list-head.tsx';
import { ListPage } from '#src/list-page/list-page.tsx';
import { columnSort, type ListQuery } from '#src/list-page/list-query.ts';
import type { ListRows } from '#src/list-page/list-results.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import type { Column } from '#src/ui/tables/data-table.tsx';
import { localPath, pages, withQuery } from '#src/urls.ts';
import styles from './corrections-page.module.css';

export type CorrectionsData = {
  query: ListQuery;
  options: Part<readonly FilterOption[]>;
  rows: ListRows<LedgerCorrection>;
  /** Whether there is a notice of a correction. */
  hasNotices: boolean;
};

/** The ledger of all indexes: every level that was published and then corrected or withdrawn. */
export function CorrectionsPage({ language, data }: { language: Language; data: CorrectionsData }) {
  const { query, options, rows, hasNotices } = data;
  const m = correctionMessages(language);
  const ways = (
    <span className={styles.ways}>
      <PageLink href={pages.methodology('corrections')}>{m.rules}</PageLink>
      {hasNotices ? (
        <PageLink href={withQuery(pages.notices, { type: 'correction' })}>{m.notices}</PageLink>
      ) : null}
      <a href={localPath(language, pages.correctionsFeed)} type="application/atom+xml">
        {m.feed}
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
      filterNames={correctionLabels(language)}
      rows={rows}
      table={{
        // Cells have more than one line, which must not be cut.
        density: 'pairs',
        caption: m.caption,
        columns: columnsOf(language, query),
        rowKey: correctionKey,
      }}
    />
  );
}

const firstOrders: Readonly<Record<string, 1 | -1>> = { date: -1, published: -1 };

function columnsOf(language: Language, query: ListQuery): Column<LedgerCorrection>[] {
  const m = correctionMessages(language);
  // Newest first by default.
  const standing = query.sort ?? { by: 'published', order: -1 as const };
  const columns: Column<LedgerCorrection>[] = correctionColumns(language).map((column) =>
    column.key in firstOrders
      ? { ...column, sort: columnSort(query, standing, column.key, firstOrders[column.key]) }
      : column,
  );
  return [
    {
      key: 'index',
      heading: m.index,
      className: styles.index,
      sort: columnSort(query, standing, 'portfolioName'),
      cell: ({ fundId, portfolioName }) => (
        <RowName href={pages.index(fundId)} name={portfolioName} />
      ),
    },
    ...columns,
  ];
}
