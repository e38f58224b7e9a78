import type { ListedStructuredProduct } from '#src/contract/api/products.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { noFigure } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import { structuredProductMessages } from '#src/i18n/messages/products.ts';
import { columnSort, listSort, type ListQuery } from '#src/list-page/list-query.ts';
import { RowName } from '#src/list-page/row-name.tsx';
import type { Column } from '#src/ui/data-table.tsx';
import { IndexLink } from './index-link.tsx';
import { identifiers } from './product-columns.tsx';
import type { StructuredProductSortColumn } from './structured-product-query.ts';
import styles from './structured-product-columns.module.css';

export function structuredProductColumns(
  language: Language,
  query: ListQuery,
): Column<ListedStructuredProduct>[] {
  const m = structuredProductMessages(language);
  const sort = (column: StructuredProductSortColumn) =>
    columnSort(query, listSort(query, 'name'), column);
  return [
    {
      key: 'name',
      heading: m.name,
      className: styles.name,
      sort: sort('name'),
      cell: ({ name, isin, symbol }) => (
        <RowName href={null} name={name} below={identifiers(isin, symbol)} />
      ),
    },
    {
      key: 'underlying',
      heading: m.underlying,
      className: styles.underlying,
      sort: sort('underlying'),
      cell: ({ indexFundId, indexName, underlying }) => (
        <IndexLink fundId={indexFundId} name={indexName} otherwise={underlying} />
      ),
    },
    {
      key: 'issuer',
      heading: m.issuer,
      className: styles.issuer,
      sort: sort('issuer'),
      cell: ({ issuer }) => issuer ?? noFigure,
    },
    {
      key: 'country',
      heading: m.country,
      className: styles.country,
      sort: sort('country'),
      cell: ({ country }) => country?.label ?? noFigure,
    },
    {
      key: 'maturity',
      heading: m.maturity,
      align: 'end',
      className: styles.maturity,
      sort: sort('maturity'),
      cell: ({ maturity }) => (maturity ? formatDate(language, maturity) : m.openEnded),
    },
  ];
}
