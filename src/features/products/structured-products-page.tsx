import type { Part } from '#src/client/calls/parts.ts';
import type { FilterOption } from '#src/contract/api/indexes/portfolios.ts';
import type { ListedStructuredProduct } from '#src/contract/api/products.ts';
import type { Language } from '#src/domain/language.ts';
import { listFilterLabels } from '#src/i18n/messages/lists/list-labels.ts';
import { structuredProductMessages } from '#src/i18n/messages/lists/products.ts';
import { ListHead } from '#src/list-page/list-head.tsx';
import { ListPage } from '#src/list-page/list-page.tsx';
import { columnSort, listSort, type ListQuery } from '#src/list-page/list-query.ts';
import type { ListRows } from '#src/list-page/list-results.tsx';
import { structuredProductColumns } from '#src/list-page/columns/structured-product-columns.tsx';

export type StructuredProductsData = {
  query: ListQuery;
  /** Null when they could not be loaded. */
  options: Part<readonly FilterOption[]>;
  rows: ListRows<ListedStructuredProduct>;
  notice: string | null;
};

/** Notes and certificates on the provider's indexes (PR-02). */
export function StructuredProductsPage({
  language,
  data,
}: {
  language: Language;
  data: StructuredProductsData;
}) {
  const { query, options, rows, notice } = data;
  const m = structuredProductMessages(language);
  return (
    <ListPage
      language={language}
      query={query}
      texts={m}
      head={<ListHead title={m.title} lead={m.lead} notice={notice} />}
      options={options}
      filterNames={listFilterLabels(language)}
      rows={rows}
      table={{
        // Its cells hold more than a line, and none of it may be cut.
        density: 'pairs',
        caption: m.caption,
        columns: structuredProductColumns(language).map((column) => ({
          ...column,
          sort: columnSort(query, listSort(query, 'name'), column.key),
        })),
        rowKey: ({ productId }) => productId,
      }}
    />
  );
}
