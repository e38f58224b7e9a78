import type { ListedStructuredProduct } from '#src/contract/api/products.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { noFigure } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { structuredProductColumnNames } from '#src/i18n/messages/lists/listed-columns.ts';
import type { Column } from '#src/ui/tables/data-table.tsx';
import { identifiersLine } from './identifiers.ts';
import { IndexLink } from './index-link.tsx';
import { InShort } from './in-short.tsx';
import { QuietLine, RowName } from './row-name.tsx';
import styles from './structured-product-columns.module.css';

/** The columns of a table of structured products. Their own page adds sorting. */
export function structuredProductColumns(language: Language): Column<ListedStructuredProduct>[] {
  const m = structuredProductColumnNames(language);
  return [
    {
      key: 'name',
      heading: m.name,
      className: styles.name,
      cell: ({ name, isin, symbol, maturity, country }) => (
        <RowName
          href={null}
          name={name}
          below={
            <>
              {identifiersLine(isin, symbol)}
              <InShort>
                {identifiersLine(
                  maturity ? `${m.maturity} ${formatDate(language, maturity)}` : m.openEnded,
                  country?.label ?? null,
                )}
              </InShort>
            </>
          }
        />
      ),
    },
    {
      key: 'underlying',
      heading: m.underlying,
      className: styles.underlying,
      cell: ({ indexFundId, indexName, underlying }) => (
        <IndexLink fundId={indexFundId} name={indexName} otherwise={underlying} />
      ),
    },
    {
      key: 'issuer',
      heading: m.issuer,
      className: styles.issuer,
      cell: ({ issuer }) => issuer ?? noFigure,
    },
    {
      key: 'country',
      heading: m.country,
      className: styles.country,
      isWhole: true,
      cell: ({ country }) => country?.label ?? noFigure,
    },
    {
      key: 'maturity',
      heading: m.maturity,
      align: 'end',
      className: styles.maturity,
      isWhole: true,
      cell: ({ maturity, hasMatured }) => (
        <>
          {maturity ? formatDate(language, maturity) : m.openEnded}
          {hasMatured ? <QuietLine>{m.matured}</QuietLine> : null}
        </>
      ),
    },
  ];
}
