import type { Portfolio } from '#src/contract/api/indexes/portfolios.ts';
import { levelTag } from '#src/domain/working/level-tag.ts';
import { formatDate, formatDayAndMonth } from '#src/i18n/format-date.ts';
import { directionOf, formatLevel, formatReturn, noFigure } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { articleMessages } from '#src/i18n/messages/articles/article.ts';
import { RowName } from '#src/list-page/columns/row-name.tsx';
import { Change } from '#src/ui/tables/change.tsx';
import { DataTable, type Column } from '#src/ui/tables/data-table.tsx';
import { pages } from '#src/urls.ts';
import { FigureLink } from '#src/workings/figure-link.tsx';
import styles from './article-indexes.module.css';

type ArticleIndexesProps = { language: Language; indexes: readonly Portfolio[] };

/** The indexes of the article, with their latest level and one-year return. */
export function ArticleIndexes({ language, indexes }: ArticleIndexesProps) {
  const m = articleMessages(language);
  const dates = new Set(indexes.map(({ asOfDate }) => asOfDate));
  const [date = null] = dates;
  // A common date is shown once; otherwise each index shows its own.
  const common = dates.size === 1 ? date : null;
  return (
    // The section has no name of its own: the table's area has it.
    <section>
      <h2 id="article-indexes" className={styles.title}>
        {m.indexes}
      </h2>
      {common ? <p className={styles.note}>{m.indexesNote(formatDate(language, common))}</p> : null}
      <div className={styles.table}>
        <DataTable
          caption={m.indexes}
          columns={columnsOf(language, common === null)}
          rows={indexes}
          rowKey={({ fundId }) => fundId}
          density="compact"
        />
      </div>
    </section>
  );
}

function columnsOf(language: Language, isDated: boolean): Column<Portfolio>[] {
  const m = articleMessages(language);
  return [
    {
      key: 'portfolioName',
      heading: m.index,
      className: styles.name,
      cell: ({ fundId, portfolioName }) => (
        <RowName href={pages.index(fundId)} name={portfolioName} />
      ),
    },
    {
      key: 'level',
      heading: m.level,
      align: 'end',
      className: styles.figure,
      cell: ({ fundId, asOfDate, asOfLevel }) => (
        <>
          {asOfLevel === null ? (
            noFigure
          ) : (
            <FigureLink fundId={fundId} tag={levelTag}>
              {formatLevel(language, asOfLevel)}
            </FigureLink>
          )}
          {isDated && asOfDate ? (
            <span className={styles.date}>{formatDayAndMonth(language, asOfDate)}</span>
          ) : null}
        </>
      ),
    },
    {
      key: 'returnYTD',
      heading: m.returnYTD,
      align: 'end',
      className: styles.figure,
      cell: ({ fundId, figures: { returnYTD } }) => (
        <FigureLink fundId={fundId} tag="returnYTD">
          <Change direction={directionOf(returnYTD)}>{formatReturn(language, returnYTD)}</Change>
        </FigureLink>
      ),
    },
  ];
}
