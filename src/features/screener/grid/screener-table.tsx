import type { Portfolio } from '#src/contract/api/indexes/portfolios.ts';
import { formatCount } from '#src/i18n/format.ts';
import { joinSentences } from '#src/i18n/join-sentences.ts';
import type { Language } from '#src/domain/language.ts';
import { columnMessages } from '#src/i18n/messages/lists/screener-columns.ts';
import { screenerMessages } from '#src/i18n/messages/lists/screener.ts';
import { backTestNote } from '#src/list-page/columns/back-test-note.ts';
import { listHref } from '#src/list-page/list-query.ts';
import { PageLink } from '#src/ui/page-link.tsx';
import { DataTable } from '#src/ui/tables/data-table.tsx';
import { requestedColumns } from '../columns/requested-columns.ts';
import { screenerColumns } from '../columns/screener-columns.tsx';
import type { ScreenerFigure } from '../screener-figures.ts';
import { hasAllVariants, rowsOnPage, type ScreenerQuery } from '../screener-query.ts';
import { ListDownload, SelectionBar } from '../late-parts.ts';
import { useFigureGrid } from './use-figure-grid.ts';
import styles from './screener-table.module.css';

type ScreenerTableProps = {
  language: Language;
  query: ScreenerQuery;
  figures: readonly ScreenerFigure[];
  /** What the rows are: the asset type. */
  label: string;
  /** Asset type that the path answers; null where it answers none. */
  ofPath: string | null;
  rows: readonly Portfolio[];
};

/** The rows in the columns that are asked for. */
export function ScreenerTable(props: ScreenerTableProps) {
  const { language, query, figures, label, ofPath, rows } = props;
  const m = columnMessages(language);
  const table = useFigureGrid();
  const columns = screenerColumns({ language, query, figures });
  const isFirstView = requestedColumns(query) === null;
  const texts = screenerMessages(language);
  const tags = columns.flatMap(({ figure }) => figure ?? []);
  return (
    <>
      <div className={isFirstView ? styles.grid : `${styles.grid} ${styles.wide}`}>
        <DataTable
          caption={isFirstView ? texts.caption(label) : m.caption(label)}
          columns={columns}
          rows={rows}
          rowKey={({ fundId }) => fundId}
          density="compact"
          tableRef={table}
        />
      </div>
      <p className={styles.note}>
        {joinSentences(language, [
          isFirstView ? texts.returnsNote : m.note,
          backTestNote(language, rows, tags),
        ])}
        <span className={styles.withScripts}>{m.ask}</span>
      </p>
      <SelectionBar language={language} />
      <div className={styles.foot}>
        <VariantChoice language={language} query={query} />
        <RowsOnPage language={language} query={query} />
        <ListDownload language={language} query={query} ofPath={ofPath} />
      </div>
    </>
  );
}

function RowsOnPage({ language, query }: Pick<ScreenerTableProps, 'language' | 'query'>) {
  const label = columnMessages(language).rowsOnPage;
  return (
    <nav className={styles.sizes} aria-label={label} data-print="no">
      <span aria-hidden="true">{label}</span>
      {rowsOnPage.map((size) => {
        const view = { ...query.view, size: size === rowsOnPage[0] ? [] : [String(size)] };
        return (
          <PageLink
            key={size}
            href={listHref(query, { view })}
            current={size === query.size ? 'true' : undefined}
          >
            {formatCount(language, size)}
          </PageLink>
        );
      })}
    </nav>
  );
}

/** One row for each index, or one for each of its variants. */
function VariantChoice({ language, query }: Pick<ScreenerTableProps, 'language' | 'query'>) {
  const m = columnMessages(language);
  const isAll = hasAllVariants(query);
  const choice = (all: boolean, text: string) => (
    <PageLink
      href={listHref(query, { view: { ...query.view, variants: all ? ['all'] : [] } })}
      current={all === isAll ? 'true' : undefined}
    >
      {text}
    </PageLink>
  );
  return (
    <nav className={styles.sizes} aria-label={m.variants} data-print="no">
      {choice(false, m.onePerIndex)}
      {choice(true, m.allVariants)}
    </nav>
  );
}
