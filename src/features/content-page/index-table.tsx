import type { Portfolio } from '#src/contract/api/portfolios.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { directionOf, formatLevel, formatReturn, noFigure } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import { backTestMessages } from '#src/i18n/messages/back-test.ts';
import { screenerMessages } from '#src/i18n/messages/screener.ts';
import { variantName } from '#src/i18n/variant-name.ts';
import { BackTestMark } from '#src/ui/back-test-mark.tsx';
import { Change } from '#src/ui/change.tsx';
import { DataTable, type Column } from '#src/ui/data-table.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { pages } from '#src/urls.ts';
import styles from './index-table.module.css';

type IndexTableProps = {
  language: Language;
  caption: string;
  showCaption: boolean;
  portfolios: readonly Portfolio[];
};

/** Indexes in the five columns of the screener, without its tools. */
export function IndexTable({ language, caption, showCaption, portfolios }: IndexTableProps) {
  return (
    <>
      <DataTable
        caption={caption}
        showCaption={showCaption}
        columns={columnsOf(language)}
        rows={portfolios}
        rowKey={({ fundId }) => fundId}
      />
      <p className={styles.note}>{screenerMessages(language).returnsNote}</p>
    </>
  );
}

function columnsOf(language: Language): Column<Portfolio>[] {
  const m = screenerMessages(language);
  return [
    {
      key: 'name',
      heading: m.indexName,
      className: styles.name,
      cell: ({ fundId, portfolioName, ticker, isin }) => (
        <>
          <PageLink href={pages.index(fundId)} className={styles.link}>
            {portfolioName}
          </PageLink>
          <span className={styles.quiet}>{[ticker, isin].filter(Boolean).join(' · ')}</span>
        </>
      ),
    },
    {
      key: 'variant',
      heading: m.currency,
      className: styles.currency,
      cell: (portfolio) => (
        <>
          {portfolio.currency ?? noFigure}
          <abbr className={styles.variant} title={variantName(portfolio, language)}>
            {portfolio.returnType}
          </abbr>
        </>
      ),
    },
    {
      key: 'family',
      heading: m.family,
      className: styles.family,
      cell: ({ family }) => family ?? noFigure,
    },
    {
      key: 'oneYear',
      heading: m.oneYear,
      align: 'end',
      className: styles.oneYear,
      cell: ({ returns: { oneYear }, crossesLaunch }) => (
        <>
          <Change direction={directionOf(oneYear)}>{formatReturn(language, oneYear)}</Change>
          {crossesLaunch.includes('oneYear') ? (
            <BackTestMark label={backTestMessages(language).includes} />
          ) : null}
        </>
      ),
    },
    {
      key: 'level',
      heading: m.level,
      align: 'end',
      className: styles.level,
      cell: ({ asOfLevel, asOfDate }) => (
        <span className={styles.levelCell}>
          {formatLevel(language, asOfLevel)}
          {asOfDate ? <span className={styles.quiet}>{formatDate(language, asOfDate)}</span> : null}
        </span>
      ),
    },
  ];
}
