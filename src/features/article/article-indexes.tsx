import type { Portfolio } from '#src/contract/api/portfolios.ts';
import { formatDate, formatDayAndMonth } from '#src/i18n/format-date.ts';
import { directionOf, formatLevel, formatReturn, noFigure } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import { articleMessages } from '#src/i18n/messages/article.ts';
import { Change } from '#src/ui/change.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { pages } from '#src/urls.ts';
import styles from './article-indexes.module.css';

type ArticleIndexesProps = { language: Language; indexes: readonly Portfolio[] };

/** What the article is about, with the latest level and the return of the year. */
export function ArticleIndexes({ language, indexes }: ArticleIndexesProps) {
  const m = articleMessages(language);
  const dates = new Set(indexes.map(({ asOfDate }) => asOfDate));
  const [date = null] = dates;
  // One date for all is said once; otherwise each index says its own.
  const common = dates.size === 1 ? date : null;
  return (
    <section aria-labelledby="article-indexes">
      <h2 id="article-indexes" className={styles.title}>
        {m.indexes}
      </h2>
      {common ? <p className={styles.note}>{m.indexesNote(formatDate(language, common))}</p> : null}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{m.index}</th>
            <th scope="col" className={styles.figure}>
              {m.level}
            </th>
            <th scope="col" className={styles.figure}>
              {m.yearToDate}
            </th>
          </tr>
        </thead>
        <tbody>
          {indexes.map((index) => (
            <IndexRow key={index.fundId} language={language} index={index} isDated={!common} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

type IndexRowProps = { language: Language; index: Portfolio; isDated: boolean };

function IndexRow({ language, index, isDated }: IndexRowProps) {
  const { fundId, portfolioName, asOfDate, asOfLevel, returns } = index;
  return (
    <tr>
      <th scope="row">
        <PageLink href={pages.index(fundId)}>{portfolioName}</PageLink>
      </th>
      <td className={styles.figure}>
        {asOfLevel === null ? noFigure : formatLevel(language, asOfLevel)}
        {isDated && asOfDate ? (
          <span className={styles.date}>{formatDayAndMonth(language, asOfDate)}</span>
        ) : null}
      </td>
      <td className={styles.figure}>
        <Change direction={directionOf(returns.yearToDate)}>
          {formatReturn(language, returns.yearToDate)}
        </Change>
      </td>
    </tr>
  );
}
