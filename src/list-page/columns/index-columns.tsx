import type { Portfolio } from '#src/contract/api/indexes/portfolios.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { directionOf, formatLevel, formatReturn, noFigure } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { listedTexts } from '#src/i18n/listed-texts.ts';
import { backTestMessages } from '#src/i18n/messages/indexes/back-test.ts';
import { screenerMessages } from '#src/i18n/messages/lists/screener.ts';
import { variantName } from '#src/i18n/variant-name.ts';
import { BackTestMark } from '#src/ui/tables/back-test-mark.tsx';
import { Change } from '#src/ui/tables/change.tsx';
import type { Column } from '#src/ui/tables/data-table.tsx';
import { pages } from '#src/urls.ts';
import { identifiersLine } from './identifiers.ts';
import { RowName } from './row-name.tsx';
import styles from './index-columns.module.css';

/**
 * The five columns of a table of indexes: 40, 10, 25, 15 and 10% of the width (SC-01). On phones the fixed name
 * column is narrower.
 */
export function indexColumns(language: Language): Column<Portfolio>[] {
  const m = screenerMessages(language);
  return [
    {
      key: 'portfolioName',
      heading: m.indexName,
      className: styles.name,
      cell: (portfolio) => <IndexName portfolio={portfolio} />,
    },
    {
      key: 'currency',
      heading: m.currency,
      className: styles.currency,
      cell: (portfolio) => <Variant language={language} portfolio={portfolio} />,
    },
    {
      key: 'family',
      heading: m.family,
      className: styles.family,
      cell: ({ family }) => family ?? noFigure,
    },
    {
      key: 'return1Y',
      heading: m.return1Y,
      align: 'end',
      className: styles.return1Y,
      cell: ({ figures: { return1Y }, backTested }) => (
        <>
          <Change direction={directionOf(return1Y)}>{formatReturn(language, return1Y)}</Change>
          {backTested.includes('return1Y') ? (
            <BackTestMark label={backTestMessages(language).includes} />
          ) : null}
        </>
      ),
    },
    {
      key: 'asOfLevel',
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

function IndexName({ portfolio }: { portfolio: Portfolio }) {
  const { fundId, portfolioName, ticker, isin } = portfolio;
  return (
    <RowName
      href={pages.index(fundId)}
      name={portfolioName}
      below={identifiersLine(ticker, isin)}
    />
  );
}

/** The currency, and below it return type and hedging: a figure is never shown without its variant. */
function Variant({ language, portfolio }: { language: Language; portfolio: Portfolio }) {
  const { currency, returnType, hedgedTo } = portfolio;
  const m = screenerMessages(language);
  return (
    <>
      {currency ?? noFigure}
      {returnType || hedgedTo ? (
        <abbr className={styles.variant} title={variantName(portfolio, language)}>
          {listedTexts(
            language,
            [returnType, hedgedTo && m.hedged].filter((text) => text !== null),
          )}
        </abbr>
      ) : null}
    </>
  );
}
