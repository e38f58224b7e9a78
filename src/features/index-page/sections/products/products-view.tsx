import type { SectionProps } from '../section.ts';
import type { ProductsParts } from './load-products.ts';
import { formatCount, noFigure } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { surroundingsMessages } from '#src/i18n/messages/indexes/index-surroundings.ts';
import { structuredProductColumns } from '#src/list-page/columns/structured-product-columns.tsx';
import { RowName } from '#src/list-page/columns/row-name.tsx';
import { DataTable, type Column } from '#src/ui/tables/data-table.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { pages, withQuery } from '#src/urls.ts';
import { FailedPart } from '../../parts/empty-state.tsx';
import { Subsection } from '../../parts/subsection.tsx';
import notes from '../../parts/notes.module.css';
import styles from '../related/related-view.module.css';

type Product = Exclude<ProductsParts['products'], 'failed'>['products'][number];

/** Funds and structured products of others on the index; neither complete nor an endorsement. */
export function ProductsView({ data, language, onRetry }: SectionProps<ProductsParts>) {
  const { fundId, products, structuredProducts } = data;
  const notice =
    (products === 'failed' ? null : products.notice) ??
    (structuredProducts === 'failed' ? null : structuredProducts.notice);
  return (
    <>
      <Products part={products} fundId={fundId} language={language} onRetry={onRetry} />
      <StructuredProducts
        part={structuredProducts}
        fundId={fundId}
        language={language}
        onRetry={onRetry}
      />
      {notice ? <p className={notes.note}>{notice}</p> : null}
    </>
  );
}

type PartProps<Name extends keyof ProductsParts> = Pick<
  SectionProps<ProductsParts>,
  'language' | 'onRetry'
> & { fundId: string; part: ProductsParts[Name] };

function Products({ part, fundId, language, onRetry }: PartProps<'products'>) {
  if (part === 'failed') return <FailedPart language={language} onRetry={onRetry} />;
  if (part.totalProducts === 0) return null;
  return (
    <>
      <DataTable
        caption={surroundingsMessages(language).productsCaption}
        columns={productColumns(language)}
        rows={part.products}
        rowKey={({ productId }) => productId}
        density="compact"
      />
      <More
        href={withQuery(pages.products, { index: fundId })}
        shown={part.products.length}
        total={part.totalProducts}
        language={language}
      />
    </>
  );
}

function StructuredProducts(props: PartProps<'structuredProducts'>) {
  const { part, fundId, language, onRetry } = props;
  const m = surroundingsMessages(language);
  if (part !== 'failed' && part.totalStructuredProducts === 0) return null;
  return (
    <Subsection title={m.structured}>
      {part === 'failed' ? (
        <FailedPart language={language} onRetry={onRetry} />
      ) : (
        <>
          <DataTable
            caption={m.structuredCaption}
            columns={structuredProductColumns(language).filter(({ key }) => key !== 'underlying')}
            rows={part.structuredProducts}
            rowKey={({ productId }) => productId}
            density="compactPairs"
          />
          <More
            href={withQuery(pages.structuredProducts, { index: fundId })}
            shown={part.structuredProducts.length}
            total={part.totalStructuredProducts}
            language={language}
          />
        </>
      )}
    </Subsection>
  );
}

type MoreProps = { href: string; shown: number; total: number; language: Language };

function More({ href, shown, total, language }: MoreProps) {
  if (shown >= total) return null;
  const m = surroundingsMessages(language);
  return (
    <p className={notes.note}>
      <PageLink href={href}>{m.allProducts(formatCount(language, total))}</PageLink>
    </p>
  );
}

function productColumns(language: Language): Column<Product>[] {
  const m = surroundingsMessages(language);
  return [
    {
      key: 'name',
      heading: m.product,
      className: styles.index,
      cell: ({ name, url }) => <RowName href={url} name={name} />,
    },
    { key: 'provider', heading: m.provider, cell: ({ provider }) => provider ?? noFigure },
    { key: 'kind', heading: m.kind, cell: ({ productType }) => productType?.label ?? noFigure },
    { key: 'ticker', heading: m.ticker, cell: ({ ticker }) => ticker ?? noFigure },
    { key: 'currency', heading: m.currency, cell: ({ currency }) => currency ?? noFigure },
  ];
}
