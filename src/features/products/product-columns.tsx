import type { ListedProduct } from '#src/contract/api/products.ts';
import { noFigure } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { productMessages } from '#src/i18n/messages/lists/products.ts';
import { listedTexts } from '#src/i18n/listed-texts.ts';
import { columnSort, listSort, type ListQuery } from '#src/list-page/list-query.ts';
import { QuietLine, RowName } from '#src/list-page/columns/row-name.tsx';
import type { Column } from '#src/ui/tables/data-table.tsx';
import { identifiersLine } from '#src/list-page/columns/identifiers.ts';
import { IndexLink } from '#src/list-page/columns/index-link.tsx';
import type { ProductSortColumn } from './product-query.ts';
import styles from './product-columns.module.css';

export function productColumns(language: Language, query: ListQuery): Column<ListedProduct>[] {
  const m = productMessages(language);
  const sort = (column: ProductSortColumn) => columnSort(query, listSort(query, 'name'), column);
  return [
    {
      key: 'name',
      heading: m.name,
      className: styles.name,
      sort: sort('name'),
      cell: ({ url, name, ticker, isin }) => (
        <RowName href={url} name={name} below={identifiersLine(ticker, isin)} />
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
      key: 'currency',
      heading: m.currency,
      className: styles.currency,
      sort: sort('currency'),
      cell: ({ currency, exchange }) => (
        <>
          {currency ?? noFigure}
          {exchange ? <QuietLine>{exchange}</QuietLine> : null}
        </>
      ),
    },
    {
      key: 'countries',
      heading: m.countries,
      className: styles.countries,
      cell: ({ countries }) =>
        countries.length === 0
          ? noFigure
          : listedTexts(
              language,
              countries.map(({ label }) => label),
            ),
    },
  ];
}
