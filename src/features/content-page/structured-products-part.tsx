import type { EndpointAnswer } from '#src/contract/api/endpoints/endpoints.ts';
import { formatCount } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { contentPageMessages } from '#src/i18n/messages/site/content-pages.ts';
import { structuredProductColumns } from '#src/list-page/columns/structured-product-columns.tsx';
import { DataTable } from '#src/ui/tables/data-table.tsx';
import { pages } from '#src/urls.ts';
import { ListPart } from './list-part.tsx';
import styles from './structured-products-part.module.css';

type Answer = EndpointAnswer<'structuredProducts'>;

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
      language={language}
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
        density="pairs"
        columns={structuredProductColumns(language)}
        rows={structuredProducts}
        rowKey={({ productId }) => productId}
      />
      {notice ? <p className={styles.note}>{notice}</p> : null}
    </ListPart>
  );
}
