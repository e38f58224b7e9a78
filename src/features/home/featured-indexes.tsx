import { changeOf } from '#src/domain/levels/change-of.ts';
import type { Portfolio } from '#src/contract/api/indexes/portfolios.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { directionOf, formatLevel, formatReturn, noFigure } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { backTestMessages } from '#src/i18n/messages/indexes/back-test.ts';
import { homeMessages } from '#src/i18n/messages/site/home.ts';
import { variantName } from '#src/i18n/variant-name.ts';
import { RowName } from '#src/list-page/columns/row-name.tsx';
import { BackTestMark } from '#src/ui/tables/back-test-mark.tsx';
import { Change } from '#src/ui/tables/change.tsx';
import { DataTable, type Column } from '#src/ui/tables/data-table.tsx';
import { pages } from '#src/urls.ts';
import styles from './featured-indexes.module.css';

type FeaturedIndexesProps = {
  language: Language;
  title: string;
  portfolios: readonly Portfolio[];
};

/** Featured indexes as a table: level with its date, return over one year, change since the level before. */
export function FeaturedIndexes({ language, title, portfolios }: FeaturedIndexesProps) {
  return (
    <div className={styles.featured}>
      <DataTable
        caption={title}
        columns={columnsOf(language)}
        rows={portfolios}
        rowKey={({ fundId }) => fundId}
      />
    </div>
  );
}

function columnsOf(language: Language): Column<Portfolio>[] {
  const m = homeMessages(language);
  return [
    {
      key: 'index',
      heading: m.index,
      className: styles.index,
      cell: ({ fundId, portfolioName, ...portfolio }) => (
        <RowName
          href={pages.index(fundId)}
          name={portfolioName}
          below={<span className={styles.variant}>{variantLine(portfolio, language)}</span>}
        />
      ),
    },
    {
      key: 'level',
      heading: m.level,
      align: 'end',
      className: styles.level,
      cell: ({ asOfLevel, asOfDate }) => (
        <>
          {formatLevel(language, asOfLevel)}
          <span className={styles.quiet}>{asOfDate ? formatDate(language, asOfDate) : null}</span>
        </>
      ),
    },
    {
      key: 'return1Y',
      heading: m.return1Y,
      align: 'end',
      className: styles.return1Y,
      cell: ({ figures, backTested }) => (
        <>
          <Return language={language} perCent={figures.return1Y} />
          {backTested.includes('return1Y') ? (
            <BackTestMark label={backTestMessages(language).includes} />
          ) : null}
        </>
      ),
    },
    {
      key: 'change',
      heading: m.change,
      align: 'end',
      className: styles.change,
      cell: (portfolio) => (
        <Return
          language={language}
          perCent={changeOf(portfolio.asOfLevel, portfolio.previousLevel)}
        />
      ),
    },
  ];
}

/** The variant in a narrow column: no line begins with the dot. */
const variantLine = (...variant: Parameters<typeof variantName>) =>
  variantName(...variant).replaceAll(' ·', '\u00a0·');

function Return({ language, perCent }: { language: Language; perCent: number | null }) {
  if (perCent === null) return noFigure;
  return <Change direction={directionOf(perCent)}>{formatReturn(language, perCent)}</Change>;
}
