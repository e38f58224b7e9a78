import type { Part } from '#src/client/calls/parts.ts';
import { useEffect, useRef, type ReactNode } from 'react';
import { formatCount } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { listMessages } from '#src/i18n/messages/lists/lists.ts';
import { DataTable, type Column, type Density } from '#src/ui/tables/data-table.tsx';
import { Pagination } from '#src/ui/tables/pagination.tsx';
import { listHref, type ListQuery } from './list-query.ts';
import type { ListTexts } from './list-texts.ts';
import { NoRows, RowsFailed, RowsRefused } from './no-rows.tsx';
import { isRefused, type Refused } from './refused.ts';
import styles from './list-results.module.css';

/**
 * One page of rows and the number of all rows. `Refused`: the address has a value that the API does not accept;
 * `failed`: the rows could not be loaded.
 */
export type ListRows<Row> = Part<FoundRows<Row>> | Refused;

type FoundRows<Row> = {
  rows: readonly Row[];
  total: number;
  /** Nothing matches the search term exactly; these rows match by similar spelling. */
  matchedBySpelling: boolean;
};

export type ListTable<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  density?: Density;
  /** Notes below the table about the figures in these rows. */
  note?: (rows: readonly Row[]) => string;
};

/** Rows that a list renders itself, as cards or as its own table, and the controls above them. */
export type ListCards<Row> = {
  order: ReactNode;
  cards: (rows: readonly Row[]) => ReactNode;
};

type ListResultsProps<Row> = {
  language: Language;
  query: ListQuery;
  texts: ListTexts;
  wholeList: string;
  /** Names of filters, for messages about their values. */
  filterNames: Readonly<Record<string, string>>;
  rows: ListRows<Row>;
  table: ListTable<Row> | ListCards<Row>;
};

export function ListResults<Row>(props: ListResultsProps<Row>) {
  const { language, query, texts, wholeList, filterNames, rows, table } = props;
  const m = listMessages(language);
  const top = useTopOfPage(query.page);
  if (isRefused(rows)) {
    return (
      <RowsRefused
        language={language}
        query={query}
        texts={texts}
        wholeList={wholeList}
        wrong={rows.refused}
        filterNames={filterNames}
      />
    );
  }
  if (rows === 'failed') return <RowsFailed language={language} query={query} texts={texts} />;
  if (rows.rows.length === 0) {
    return (
      <NoRows
        language={language}
        query={query}
        texts={texts}
        wholeList={wholeList}
        total={rows.total}
      />
    );
  }
  return (
    <>
      <p
        ref={top}
        role="status"
        tabIndex={-1}
        className={styles.count}
        data-takes-focus=""
        data-top=""
      >
        {describeRows(language, query, texts, rows)}
      </p>
      {'cards' in table ? (
        <>
          {table.order}
          {table.cards(rows.rows)}
        </>
      ) : (
        <RowsAsTable table={table} rows={rows.rows} />
      )}
      <Pagination
        label={m.pages}
        page={query.page}
        numberOfPages={Math.ceil(rows.total / query.size)}
        href={(page) => listHref(query, { page })}
        texts={m}
        format={(number) => formatCount(language, number)}
      />
    </>
  );
}

/** After paging the list is scrolled to its first row, and the focus moves there for screen readers and keyboards. */
function useTopOfPage(page: number) {
  const top = useRef<HTMLParagraphElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    top.current?.scrollIntoView({ block: 'nearest' });
    top.current?.focus();
  }, [page]);
  return top;
}

function RowsAsTable<Row>({ table, rows }: { table: ListTable<Row>; rows: readonly Row[] }) {
  return (
    <>
      <DataTable
        caption={table.caption}
        columns={table.columns}
        rows={rows}
        rowKey={table.rowKey}
        density={table.density ?? 'lines'}
      />
      {table.note ? <p className={styles.note}>{table.note(rows)}</p> : null}
    </>
  );
}

/** Describes the rows: '21–40 of 91,181', and whether they match exactly. */
function describeRows(
  language: Language,
  query: ListQuery,
  texts: ListTexts,
  found: FoundRows<unknown>,
): string {
  const range = rangeOf(language, query, texts, found);
  if (!found.matchedBySpelling) return range;
  return listMessages(language).spelledSimilarly(query.filterPattern, range);
}

/** A single page states the number only. */
function rangeOf(
  language: Language,
  { page, size }: ListQuery,
  texts: ListTexts,
  { rows, total }: FoundRows<unknown>,
): string {
  const count = texts.results(formatCount(language, total));
  if (total <= size) return count;
  const from = (page - 1) * size + 1;
  return listMessages(language).range(
    formatCount(language, from),
    formatCount(language, from + rows.length - 1),
    count,
  );
}
