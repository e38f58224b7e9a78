import type { EndpointAnswer } from '#src/contract/api/endpoints.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { formatCount, noFigure } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import { contentPageMessages } from '#src/i18n/messages/content-pages.ts';
import { DataTable, type Column } from '#src/ui/data-table.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { pages } from '#src/urls.ts';
import { ListPart } from './list-part.tsx';
import styles from './list-tables.module.css';

type Answer = EndpointAnswer<'structuredProducts'>;
type Product = Answer['structuredProducts'][number];

type StructuredProductsPartProps = {
  language: Language;
  title: string | null;
  searchParams: string;
  answer: Answer;
};

/** The first structured products as a page asks for them, with what the provider says of the list. */
export function StructuredProductsPart(props: StructuredProductsPartProps) {
  const { language, title, searchParams, answer } = props;
  const m = contentPageMessages(language);
  const { structuredProducts, totalStructuredProducts, notice } = answer;
  return (
    <ListPart
      page={pages.structuredProducts}
      searchParams={searchParams}
      linkText={m.allStructuredProducts}
      emptyText={m.noStructuredProducts}
      count={m.shownProducts(
        formatCount(language, structuredProducts.length),
        formatCount(language, totalStructuredProducts),
      )}
      isEmpty={structuredProducts.length === 0}
    >
      <DataTable
        caption={title ?? m.structuredProducts}
        showCaption={title !== null}
        columns={columnsOf(language)}
        rows={structuredProducts}
        rowKey={({ productId }) => productId}
      />
      {notice ? <p className={styles.note}>{notice}</p> : null}
    </ListPart>
  );
}

function columnsOf(language: Language): Column<Product>[] {
  const m = contentPageMessages(language);
  return [
    {
      key: 'name',
      heading: m.product,
      className: styles.name,
      cell: ({ name, isin, symbol }) => (
        <>
          <span className={styles.strong}>{name}</span>
          <span className={styles.quiet}>{[isin, symbol].filter(Boolean).join(' · ')}</span>
        </>
      ),
    },
    { key: 'issuer', heading: m.issuer, cell: ({ issuer }) => issuer ?? noFigure },
    {
      key: 'underlying',
      heading: m.underlying,
      cell: ({ indexFundId, indexName, underlying }) =>
        indexFundId && indexName ? (
          <PageLink href={pages.index(indexFundId)}>{indexName}</PageLink>
        ) : (
          (underlying ?? noFigure)
        ),
    },
    {
      key: 'maturity',
      heading: m.maturity,
      align: 'end',
      className: styles.date,
      cell: ({ maturity }) => (maturity ? formatDate(language, maturity) : m.openEnd),
    },
  ];
}
