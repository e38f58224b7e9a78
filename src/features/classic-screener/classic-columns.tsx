import type { Portfolio } from '#src/contract/api/indexes/portfolios.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { directionOf, formatChange, formatLevel, noFigure } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { backTestMessages } from '#src/i18n/messages/indexes/back-test.ts';
import { classicScreenerMessages } from '#src/i18n/messages/lists/classic-screener.ts';
import { screenerMessages } from '#src/i18n/messages/lists/screener.ts';
import { shortVariantName } from '#src/i18n/variant-name.ts';
import { columnSort, type ListQuery } from '#src/list-page/list-query.ts';
import { RowName } from '#src/list-page/columns/row-name.tsx';
import { BackTestMark } from '#src/ui/tables/back-test-mark.tsx';
import { Change } from '#src/ui/tables/change.tsx';
import type { Column } from '#src/ui/tables/data-table.tsx';
import { pages } from '#src/urls.ts';
import { shownPeriods } from './classic-query.ts';
import styles from './classic-columns.module.css';

type Period = (typeof shownPeriods)[number];

/** Name, variant, level and six figures. */
export function classicColumns(language: Language, query: ListQuery): Column<Portfolio>[] {
  const m = classicScreenerMessages(language);
  const { indexName, level } = screenerMessages(language);
  const sort = (column: string, first: 1 | -1 = 1) => columnSort(query, query.sort, column, first);
  const returnOver = (period: Period): Column<Portfolio> => ({
    key: period,
    heading: m[period],
    align: 'end',
    className: styles.figure,
    sort: sort(period, -1),
    cell: (portfolio) => <Return language={language} portfolio={portfolio} period={period} />,
  });
  return [
    {
      key: 'portfolioName',
      heading: indexName,
      className: styles.name,
      sort: sort('portfolioName'),
      cell: ({ fundId, portfolioName }) => (
        <RowName href={pages.index(fundId)} name={portfolioName} />
      ),
    },
    {
      key: 'currency',
      heading: m.type,
      className: styles.type,
      sort: sort('currency'),
      cell: (portfolio) => shortVariantName(portfolio, language) || noFigure,
    },
    {
      key: 'asOfDate',
      heading: m.asOf,
      className: styles.date,
      sort: sort('asOfDate', -1),
      cell: ({ asOfDate }) => (asOfDate ? formatDate(language, asOfDate) : noFigure),
    },
    {
      key: 'asOfLevel',
      heading: level,
      align: 'end',
      className: styles.level,
      sort: sort('asOfLevel', -1),
      cell: ({ asOfLevel }) => formatLevel(language, asOfLevel),
    },
    ...shownPeriods.map(returnOver),
  ];
}

type ReturnProps = { language: Language; portfolio: Portfolio; period: Period };

function Return({ language, portfolio: { figures, backTested }, period }: ReturnProps) {
  const value = figures[period];
  return (
    <>
      <Change direction={directionOf(value)}>{formatChange(language, value)}</Change>
      {backTested.includes(period) ? (
        <BackTestMark label={backTestMessages(language).includes} />
      ) : null}
    </>
  );
}
