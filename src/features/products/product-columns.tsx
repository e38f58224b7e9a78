import type { ListedProduct } from '#src/contract/api/products.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { formatNumber, formatPercent, noFigure } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import {
  distributionNames,
  productMessages,
  replicationNames,
} from '#src/i18n/messages/lists/products.ts';
import { listedTexts } from '#src/i18n/listed-texts.ts';
import { columnSort, listSort, type ListQuery } from '#src/list-page/list-query.ts';
import { InShort } from '#src/list-page/columns/in-short.tsx';
import { QuietLine, RowName } from '#src/list-page/columns/row-name.tsx';
import type { Column } from '#src/ui/tables/data-table.tsx';
import { identifiersLine } from '#src/list-page/columns/identifiers.ts';
import { IndexLink } from '#src/list-page/columns/index-link.tsx';
import type { ProductSortColumn } from './product-query.ts';
import styles from './product-columns.module.css';

/** Their names; a column that has no room for those shows codes, and leaves the names to screen readers. */
function Countries({
  language,
  countries,
}: { language: Language } & Pick<ListedProduct, 'countries'>) {
  const names = listedTexts(
    language,
    countries.map(({ label }) => label),
  );
  return (
    <>
      <span className={styles.codes} aria-hidden="true" title={names}>
        {countries.map(({ value }) => value).join(' ')}
      </span>
      <span className={styles.countries}>{names}</span>
    </>
  );
}

export function productColumns(language: Language, query: ListQuery): Column<ListedProduct>[] {
  const m = productMessages(language);
  const sort = (column: ProductSortColumn, first: 1 | -1 = 1) =>
    columnSort(query, listSort(query, 'name'), column, first);
  return [
    {
      key: 'name',
      heading: m.name,
      className: styles.name,
      sort: sort('name'),
      cell: ({ url, name, ticker, isin, fee, exchange, currency }) => (
        <RowName
          href={url}
          name={name}
          below={
            <>
              {identifiersLine(ticker, isin)}
              <InShort>
                {identifiersLine(
                  fee === null ? null : `${m.fee} ${formatPercent(language, fee)}`,
                  exchange ?? m.unlisted,
                  currency,
                )}
              </InShort>
            </>
          }
        />
      ),
    },
    {
      key: 'index',
      heading: m.index,
      className: styles.index,
      cell: ({ indexFundId, indexName }) => <IndexLink fundId={indexFundId} name={indexName} />,
    },
    {
      key: 'provider',
      heading: m.provider,
      className: styles.provider,
      sort: sort('provider'),
      cell: ({ provider, productType }) => (
        <>
          {provider ?? noFigure}
          {productType ? <QuietLine>{productType.label}</QuietLine> : null}
        </>
      ),
    },
    {
      key: 'fee',
      heading: m.fee,
      align: 'end',
      className: styles.fee,
      sort: sort('fee'),
      cell: ({ fee }) => formatPercent(language, fee),
    },
    {
      key: 'netAssets',
      heading: m.netAssets,
      align: 'end',
      isWhole: true,
      className: styles.netAssets,
      sort: sort('netAssets', -1),
      cell: ({ netAssets, netAssetsDate, currency }) => (
        <>
          {netAssets === null
            ? noFigure
            : m.millions(formatNumber(language, netAssets / 1e6, 0), currency ?? '')}
          {netAssets !== null && netAssetsDate ? (
            <QuietLine>{formatDate(language, netAssetsDate)}</QuietLine>
          ) : null}
        </>
      ),
    },
    {
      key: 'method',
      heading: m.method,
      className: styles.method,
      cell: ({ replication, distribution }) => (
        <>
          {replication === null ? noFigure : replicationNames(language)[replication]}
          {distribution ? <QuietLine>{distributionNames(language)[distribution]}</QuietLine> : null}
        </>
      ),
    },
    {
      key: 'listing',
      heading: m.listing,
      className: styles.listing,
      sort: sort('currency'),
      cell: ({ currency, exchange, countries }) => (
        <>
          {exchange ?? m.unlisted}
          {currency === null ? null : (
            <>
              <span className={styles.dot}> ·</span> {currency}
            </>
          )}
          {countries.length === 0 ? null : (
            <QuietLine>
              <Countries language={language} countries={countries} />
            </QuietLine>
          )}
        </>
      ),
    },
  ];
}
